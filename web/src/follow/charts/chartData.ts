// Charts as data: curves with colours, dashes and labels, for canvas and table alike.

import { companyStyle } from "../../ui/companyStyle";
import { seatShape } from "../../ui/seatShapes";
import { chapterEnds, chapters, dividendsByDecade, type CitySeries, type Series } from "./series";

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
  /** The same in few rows, for those who would rather read. */
  rows: { label: string; values: (number | null)[] }[];
}

/** What a chart needs to know besides the numbers. */
export interface ChartStyle {
  box: unknown;
  isDark: boolean;
  seats: string[];
  company(key: string): string;
  person(seat: string): string;
  initial(seat: string): string;
  /** The year of a decade, or the number of a round. */
  chapter(chapter: number): string;
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

/** Share prices over time. */
export function prices(series: CitySeries, style: ChartStyle, title: string): ChartData {
  const curves = Object.entries(series.prices).map(([key, values]) =>
    companyCurve(key, values, style),
  );
  return { ...lines(series, style, title, curves, true), isStepped: true };
}

/** What the players are worth over time, or their reputation. */
export function worth(series: Series, style: ChartStyle, title: string): ChartData {
  const isCity = series.game === "city";
  const of = isCity ? series.worth : series.reputation;
  const curves = Object.entries(of).map(([seat, values]): Curve => {
    return {
      key: seat,
      name: style.person(seat),
      label: style.initial(seat),
      color: style.css(`--p-${seat}`),
      shape: seatShape(seat),
      dash: DASHES[Math.max(0, style.seats.indexOf(seat))] ?? [],
      values,
    };
  });
  return lines(series, style, title, curves, isCity);
}

/** Dividends of each company in each decade, one on the other. */
export function dividends(series: CitySeries, style: ChartStyle, title: string): ChartData {
  const decades = chapters(series.points).map((one) => one.chapter);
  const paid = dividendsByDecade(series.dividends);
  const curves = [...paid].map(([key, by]) =>
    companyCurve(
      key,
      decades.map((one) => by.get(one) ?? null),
      style,
    ),
  );
  const rows = decades.map((decade, at) => ({
    label: style.chapter(decade),
    values: curves.map((curve) => curve.values[at] ?? null),
  }));
  const ticks = decades.map((decade, x) => ({ x, label: style.chapter(decade) }));
  return {
    kind: "bar",
    title,
    x: decades.map((_one, x) => x),
    ticks,
    curves,
    isMoney: true,
    isStepped: false,
    rows,
  };
}

function lines(
  series: Series,
  style: ChartStyle,
  title: string,
  curves: Curve[],
  isMoney: boolean,
): ChartData {
  const { points } = series;
  const ticks = chapters(points).map(({ at, chapter }) => ({
    x: points[at]?.number ?? 0,
    label: style.chapter(chapter),
  }));
  const rows = chapterEnds(points).map(({ at, chapter }) => ({
    label: style.chapter(chapter),
    values: curves.map((curve) => curve.values[at] ?? null),
  }));
  const x = points.map((one) => one.number);
  return { kind: "line", title, x, ticks, curves, isMoney, isStepped: false, rows };
}

function companyCurve(key: string, values: (number | null)[], style: ChartStyle): Curve {
  const company = companyStyle(style.box, key);
  const { charters = [] } = (style.box ?? {}) as { charters?: { company: string }[] };
  const place = Math.max(
    0,
    charters.findIndex((one) => one.company === key),
  );
  const dash = DASHES[place % DASHES.length] ?? [];
  return {
    key,
    name: style.company(key),
    label: company.letters,
    color: readable(company.color, style.isDark),
    dash,
    values,
  };
}

/** A line must be seen in both themes: light ones are darkened, dark ones lightened. */
export function readable(color: string, isDark: boolean): string {
  const { parts, light } = channels(color);
  const share = isDark ? 0.42 * (1 - light * light) : light > 0.5 ? 0.3 : 0;
  const towards = isDark ? 255 : 30;
  return `#${parts
    .map((part) =>
      Math.round(part + (towards - part) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

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
