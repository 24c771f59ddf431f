// Where the parts of the city lie, in pixels of its drawing; all of it follows from the printed board.

import type { Enclosure, Plot, RaisingBoard } from "../../../api/raising";

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point, Size {}

/** The corners of a plot, by the directions in which they lie. */
export type Corner = "north-west" | "north-east" | "south-west" | "south-east";

/** What a drawing of the city leaves free around the plots. */
export interface Margins {
  left: number;
  right: number;
  /** For the heads of the wards. */
  head: number;
  foot: number;
}

/** The plots as they are drawn at a scale of 1. */
const FULL = { cell: 83, lot: 69 };
/** The narrowest cells: with less between the lots, so that a finger still finds them. */
const NARROW = { cell: 45, avenue: 6, gap: { x: 4, y: 6 } };
const WIDE = { avenue: 13, gap: { x: 12, y: 10 } };
/** Below this scale numbers and tiles are smaller. */
const ROOMY = 0.7;
/** What a finger needs, in both directions. */
export const FINGER = 44;
/** The narrowest avenues and margins, which give way so that a finger finds the plots. */
const THIN = { avenue: 2, margin: 1 };
const STREET = { narrow: 5, wide: 9 };

/** Return a length between two, as far as something has grown; 0 is narrow and 1 is wide. */
const between = (narrow: number, wide: number, grown: number): number =>
  narrow + (wide - narrow) * Math.min(1, Math.max(0, grown));

/** Return the margin beside the plots where nothing else stands there: what they leave, up to a limit. */
export const sideMargin = (width: number, columns: number, most: number): number =>
  Math.min(most, Math.max(THIN.margin, (width - columns * FINGER) / columns));

/** The plots of an area as lines: how many columns and rows, and which columns a ward has. */
type Board = Pick<RaisingBoard, "columns" | "rows" | "wards">;

export class CityLayout {
  readonly cell: Size;
  /** Between two wards. */
  readonly avenue: number;
  readonly street: number;
  /** How large houses are beside those of the drawing they were made for. */
  readonly scale: number;
  /** Whether there is room for large numbers and tiles. */
  readonly isRoomy: boolean;
  private readonly gap: Point;
  private readonly wardOfColumn: number[];
  private readonly plots: Map<string, Plot>;

  constructor(
    private readonly board: Board,
    plots: Plot[],
    readonly size: Size,
    private readonly margins: Margins,
    /** Between two wards, if it does not follow from the width. */
    avenue?: number,
  ) {
    this.plots = new Map(plots.map((one) => [one.plot, one]));
    this.wardOfColumn = Array.from(
      { length: board.columns },
      (_, column) => plots.find((one) => one.column === column)?.ward ?? 1,
    );
    const room = size.width - margins.left - margins.right;
    const grown = (room / board.columns - NARROW.cell) / (FULL.cell - NARROW.cell);
    this.avenue = avenue ?? this.avenueIn(room, between(NARROW.avenue, WIDE.avenue, grown));
    this.gap = {
      x: between(NARROW.gap.x, WIDE.gap.x, grown),
      y: between(NARROW.gap.y, WIDE.gap.y, grown),
    };
    this.street = between(STREET.narrow, STREET.wide, grown);
    this.cell = {
      width: (room - (board.wards - 1) * this.avenue) / board.columns,
      height: (size.height - margins.head - margins.foot) / board.rows,
    };
    const lot = Math.min(this.cell.width - this.gap.x, this.cell.height - this.gap.y);
    this.scale = Math.max(0, lot / FULL.lot);
    this.isRoomy = this.scale >= ROOMY;
  }

  /** Return how wide an avenue is: narrower than wished if fingers would miss the plots otherwise. */
  private avenueIn(room: number, wished: number): number {
    const { columns, wards } = this.board;
    const left = (room - columns * FINGER) / Math.max(1, wards - 1);
    return Math.min(wished, Math.max(THIN.avenue, left));
  }

  /** Return the left edge of a column. */
  private columnX(column: number): number {
    const avenues = (this.wardOfColumn[column] ?? 1) - 1;
    return this.margins.left + column * this.cell.width + avenues * this.avenue;
  }

  /** Return the place of a plot with its half of the streets around it. */
  cellOf({ column, row }: Pick<Plot, "column" | "row">): Rect {
    return {
      x: this.columnX(column),
      y: this.margins.head + row * this.cell.height,
      ...this.cell,
    };
  }

  /** Where the ground of a plot lies inside its cell. */
  get lot(): Rect {
    return {
      x: this.gap.x / 2,
      y: this.gap.y - 1,
      width: this.cell.width - this.gap.x,
      height: this.cell.height - this.gap.y,
    };
  }

  /** Return the place of a ward. */
  wardOf(ward: number): Rect {
    const columns = this.columnsOf(ward);
    return {
      x: this.columnX(columns[0] ?? 0),
      y: this.margins.head,
      width: columns.length * this.cell.width,
      height: this.board.rows * this.cell.height,
    };
  }

  private columnsOf(ward: number): number[] {
    return this.wardOfColumn.flatMap((one, column) => (one === ward ? [column] : []));
  }

  /** Return on which side of its ward a column lies. */
  sideOf(column: number): "left" | "right" {
    const columns = this.columnsOf(this.wardOfColumn[column] ?? 1);
    return columns.indexOf(column) < columns.length / 2 ? "left" : "right";
  }

  /** Return where a banner hangs: at the outer side of its column, beside the name of the ward. */
  bannerX(column: number, half: number): number {
    const left = this.columnX(column);
    return this.sideOf(column) === "left" ? left + half : left + this.cell.width - half;
  }

  /** Return where a finger touches the banner of a column: as high as it needs, just above the plots. */
  bannerReach(column: number, height: number): Rect {
    const { width } = this.cell;
    return { x: this.columnX(column), y: this.margins.head - height, width, height };
  }

  /** The middle of each avenue between two wards. */
  get avenues(): number[] {
    return Array.from({ length: this.board.wards - 1 }, (_, ward) => {
      const { x, width } = this.wardOf(ward + 1);
      return x + width + this.avenue / 2;
    });
  }

  /** The plank streets between the rows. */
  get streets(): Rect[] {
    const last = this.wardOf(this.board.wards);
    return Array.from({ length: this.board.rows - 1 }, (_, row) => ({
      x: this.margins.left - 3,
      y: this.streetY(row + 1) - this.street / 2,
      width: last.x + last.width + 6 - this.margins.left,
      height: this.street,
    }));
  }

  /** Return the middle of the street above a row. */
  private streetY(row: number): number {
    return this.margins.head + row * this.cell.height + (this.gap.y - 1) / 2 - 1;
  }

  /** Return where a neighborhood tile lies: where the plots around it meet. */
  spaceOf(enclosure: Enclosure): Point {
    const around = enclosure.plots.flatMap((key) => this.plots.get(key) ?? []);
    const cells = around.map((one) => this.cellOf(one));
    const right = Math.max(...cells.map((one) => one.x));
    const left = Math.min(...cells.map((one) => one.x + one.width));
    return { x: (left + right) / 2, y: this.streetY(Math.max(...around.map((one) => one.row))) };
  }

  /** Return the corners of a plot at which neighborhood tiles can lie. */
  cornersOf(plot: Plot, enclosures: Enclosure[]): Set<Corner> {
    const { x, y } = this.cellOf(plot);
    const own = enclosures.filter((one) => plot.spaces.includes(one.space));
    return new Set(
      own.map((one): Corner => {
        const at = this.spaceOf(one);
        const vertical = at.y < y + this.cell.height / 2 ? "north" : "south";
        return `${vertical}-${at.x < x + this.cell.width / 2 ? "west" : "east"}`;
      }),
    );
  }

  /** Return the lines around the interior plots, and the ground of each. */
  get interior(): { grounds: Rect[]; border: string } {
    const inside = [...this.plots.values()].filter((one) => one.interior);
    const grounds = inside.map((one) => this.groundOf(one));
    const edges = inside.flatMap((one, at) => {
      const ground = grounds[at];
      return ground ? this.openEdges(one, ground) : [];
    });
    return { grounds, border: edges.join("") };
  }

  /** Return the cell of a plot with half of the avenue beside it, so that no gap is left between two. */
  private groundOf(plot: Plot): Rect {
    const cell = this.cellOf(plot);
    const isBeside = (direction: number): boolean => {
      const other = this.plots.get(plot.neighbors[direction] ?? "");
      return other !== undefined && other.ward !== plot.ward && other.interior;
    };
    const west = isBeside(3) ? this.avenue / 2 : 0;
    const east = isBeside(1) ? this.avenue / 2 : 0;
    return { ...cell, x: cell.x - west, width: cell.width + west + east };
  }

  /** Return the edges of an interior plot behind which no other one lies, as paths. */
  private openEdges(plot: Plot, { x, y, width, height }: Rect): string[] {
    const edges = [
      `M${x} ${y}h${width}`,
      `M${x + width} ${y}v${height}`,
      `M${x} ${y + height}h${width}`,
      `M${x} ${y}v${height}`,
    ];
    return edges.filter((_, at) => !this.plots.get(plot.neighbors[at] ?? "")?.interior);
  }
}
