// Charts as data: curves with colours, dashes and labels, for canvas and table alike.

import type { Names } from "../../state/names.svelte";
import { seatShape } from "../../ui/seatShapes";
import { chapterEnds, chapters, type Chapters, type Point } from "./series";

export interface Curve {
  key: string;
  name: string;
  /** A few letters at its end. */
  label: string;
  color: string;
  /** A player's shape, behind the letter. */
  shape?: string;
  dash: number[];
  values: (number | null)[];
  /** The colours of bars that differ in it, by value. */
  colors?: string[];
  /** The colour of a line around its bars. */
  edge?: string;
}

export interface ChartData {
  kind: "line" | "bar";
  title: string;
  /** Where each value stands: entry numbers of lines, places of bars. */
  x: number[];
  ticks: { x: number; label: string }[];
  curves: Curve[];
  isMoney: boolean;
  /** Values stay until they change, as a price does. */
  isStepped: boolean;
  /** Bars stand side by side, not on each other. */
  isGrouped?: boolean;
  /** Bars tell their names and values, as far as there is room. */
  tellsValues?: boolean;
  /** It needs more height than width. */
  isTall?: boolean;
  /** The same in few rows, for those who would rather read. */
  rows: { label: string; values: (number | null)[] }[];
}

/** What a chart needs to know besides the numbers. */
export interface ChartStyle {
  isDark: boolean;
  seats: string[];
  names: Pick<Names, "person" | "called">;
  /** A colour of the page. */
  css(name: string): string;
}

const DASHES = [
  [],
  [7, 3],
  [2, 2],
  [9, 3, 2, 3],
  [1.5, 3.5],
  [5, 4],
  [12, 3],
  [4, 2, 1, 2],
  [8, 2, 2, 2, 2, 2],
];

/** Return the dashes of the nth curve: colour is never the only sign. */
export const dashOf = (nth: number): number[] => DASHES[nth % DASHES.length] ?? [];

/** The curve of a player. */
export function seatCurve(
  seat: string,
  values: (number | null)[],
  { seats, names, css }: ChartStyle,
): Curve {
  return {
    key: seat,
    name: names.person(seat),
    label: names.called(seat).charAt(0).toUpperCase(),
    color: css(`--p-${seat}`),
    shape: seatShape(seat),
    dash: dashOf(Math.max(0, seats.indexOf(seat))),
    values,
  };
}

/** Curves over a whole game, with a label where a chapter begins. */
export function lineChart<One extends Point>(
  title: string,
  points: One[],
  counted: Chapters<One>,
  curves: Curve[],
): ChartData {
  const ticks = chapters(points, counted).map(({ at, chapter }) => ({
    x: points[at]?.number ?? 0,
    label: counted.name(chapter),
  }));
  const rows = chapterEnds(points, counted).map(({ at, chapter }) => ({
    label: counted.name(chapter),
    values: curves.map((curve) => curve.values[at] ?? null),
  }));
  const x = points.map((one) => one.number);
  return { kind: "line", title, x, ticks, curves, isMoney: false, isStepped: false, rows };
}

/** A bar of each curve at each of these places. */
export function barChart(title: string, places: string[], curves: Curve[]): ChartData {
  return {
    kind: "bar",
    title,
    x: places.map((_place, x) => x),
    ticks: places.map((label, x) => ({ x, label })),
    curves,
    isMoney: false,
    isStepped: false,
    rows: places.map((label, at) => ({
      label,
      values: curves.map((curve) => curve.values[at] ?? null),
    })),
  };
}

/** Return what a bar tells: as much as there is room for, by how wide a text is. */
export function barText(
  { tellsValues }: Pick<ChartData, "tellsValues">,
  label: string,
  value: string,
  fits: (text: string) => boolean,
): string {
  if (!tellsValues) return label;
  return [`${label} ${value}`, value].find(fits) ?? "";
}

/** A colour with so much of another one in it. */
export function mixed(color: string, ground: string, share: number): string {
  const [one, other] = [color, ground].map((each) => channels(each).parts);
  return hex((one ?? []).map((part, at) => share * part + (1 - share) * (other?.[at] ?? 0)));
}

/** A line must be seen in both themes: light ones are darkened, dark ones lightened. */
export function readable(color: string, isDark: boolean): string {
  const { parts, light } = channels(color);
  const share = isDark ? 0.42 * (1 - light * light) : light > 0.5 ? 0.3 : 0;
  const towards = isDark ? 255 : 30;
  return hex(parts.map((part) => part + (towards - part) * share));
}

const hex = (parts: number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const WEIGHTS = [0.2126, 0.7152, 0.0722]; // of red, green and blue in what the eye takes for light
const HALF = 0.18; // the luminance at which dark and light letters are read equally well

/** Letters that can be read on a colour. */
export function inkOn(color: string): string {
  const { parts } = channels(color);
  const light = parts.reduce((sum, part, at) => sum + (WEIGHTS[at] ?? 0) * (part / 255) ** 2.2, 0);
  return light > HALF ? "#1c1207" : "#ffffff";
}

function channels(color: string): { parts: number[]; light: number } {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return { parts, light: parts.reduce((sum, part) => sum + part, 0) / (3 * 255) };
}

/** Return a chart of lines as far as the game had gone after an entry. */
export function until(chart: ChartData, number: number): ChartData {
  const count = chart.x.filter((one) => one <= number).length;
  return {
    ...chart,
    x: chart.x.slice(0, count),
    ticks: chart.ticks.filter((one) => one.x <= number),
    curves: chart.curves.map((one) => ({ ...one, values: one.values.slice(0, count) })),
  };
}
