// Raising's charts: reputation over time and by what it was gained for, levels by ward, markers left.

import type { OwnerColor, RaisingBox } from "../../../api/raising";
import type { components } from "../../../api/schema";
import {
  barChart,
  lineChart,
  mixed,
  seatCurve,
  type ChartData,
  type ChartStyle,
  type Curve,
} from "../../../follow/charts/chartData";
import type { Chapters, Series } from "../../../follow/charts/series";
import type { TableContext } from "../../../state/context";
import { say } from "../../../words/say.svelte";
import { companyLetter } from "../companies";
import { gainKinds, pointBar, shadeOf, type RaisingSeries } from "../final/points";

type RaisingPoint = components["schemas"]["RaisingPoint"];

const ROUNDS: Chapters<RaisingPoint> = {
  of: (point) => point.round,
  name: (round) => String(round),
};
/** The hearts of the companies' tokens, in a square of 20. */
const SHAPES: Record<OwnerColor, string> = {
  blue: "M10 .8 19.2 10 10 19.2 .8 10Z",
  purple: "M10 .8a9.2 9.2 0 1 1 0 18.4a9.2 9.2 0 1 1 0-18.4Z",
  green: "M1.5 1.5h17v17h-17Z",
  white: "M5.5 1h9L19 10l-4.5 9h-9L1 10Z",
};

/** The charts of a game, as far as it has gone. */
export class RaisingCharts {
  private readonly box: RaisingBox;

  constructor(
    private readonly series: RaisingSeries,
    private readonly style: ChartStyle,
    private readonly table: Pick<TableContext, "box" | "names" | "words">,
  ) {
    this.box = table.box as RaisingBox;
  }

  reputation(): ChartData {
    return this.overRounds("charts.reputation", this.series.reputation);
  }

  markers(): ChartData {
    return this.overRounds("charts.markers", this.series.markers);
  }

  /** One bar for each player, of what the reputation was gained for; the count of the end has an edge. */
  sources(): ChartData {
    const { style, table, box, series } = this;
    const kinds = gainKinds(box.board, table.words.domains);
    const bars = box.seats.map((seat) => pointBar(series, seat, kinds));
    const amounts = bars.map(
      (bar) => new Map([...bar.gains, ...bar.losses].map((one) => [one.gain, one.amount])),
    );
    const gains = ["start", ...kinds.inPlay, ...kinds.categories];
    const used = gains.filter((gain) => amounts.some((one) => one.has(gain)));
    const curves = used.map((gain): Curve => {
      const share = shadeOf(gain, kinds);
      const name = gain === "start" ? say("raising.final.start") : table.names.of("gain", gain);
      const shade = (seat: string): string =>
        mixed(style.css(`--p-${seat}`), style.css("--card"), share);
      return {
        key: gain,
        name,
        label: name,
        color: mixed(style.css("--ink"), style.css("--card"), share),
        colors: box.seats.map(shade),
        edge: style.css(kinds.categories.includes(gain) ? "--gold" : "--card"),
        dash: [],
        values: amounts.map((one) => one.get(gain) ?? null),
      };
    });
    const people = box.seats.map((seat) => table.names.person(seat));
    return { ...barChart(say("charts.sources"), people, curves), tellsValues: true, isTall: true };
  }

  /** The levels of every color in each ward, side by side. */
  wards(): ChartData {
    const { series } = this;
    const colors = Object.keys(series.wards[0]?.levels ?? {});
    const curves = colors.map((color) =>
      this.companyCurve(
        color,
        series.wards.map(({ levels }) => levels[color]?.at(-1) ?? 0),
      ),
    );
    const wards = series.wards.map(({ ward }) => say("raising.term.ward", { ward }));
    const chart = barChart(say("charts.wards"), wards, curves);
    return { ...chart, isGrouped: true, tellsValues: true };
  }

  private overRounds(title: string, numbers: Record<string, number[]>): ChartData {
    const curves = Object.entries(numbers).map(([seat, values]) => this.companyCurve(seat, values));
    return { ...lineChart(say(title), this.series.points, ROUNDS, curves), isStepped: true };
  }

  private companyCurve(color: OwnerColor, values: (number | null)[]): Curve {
    const { board, seats } = this.box;
    const curve = seatCurve(color, values, this.style);
    const isPlayed = seats.includes(color);
    return {
      ...curve,
      name: isPlayed ? curve.name : this.table.names.of("color", color),
      label: companyLetter(board, color),
      shape: SHAPES[color] ?? curve.shape ?? "",
    };
  }
}

export function charts(series: Series, style: ChartStyle, table: TableContext): ChartData[] {
  const made = new RaisingCharts(series as RaisingSeries, style, table);
  return [made.reputation(), made.sources(), made.wards(), made.markers()];
}

export const small = (series: Series, style: ChartStyle, table: TableContext): ChartData =>
  new RaisingCharts(series as RaisingSeries, style, table).reputation();
