// A game in numbers, as the server tells it: what charts and the final screen are made of.

import type { components } from "../../api/schema";

type MessageSchemas = components["schemas"];
export type CitySeries = MessageSchemas["CitySeries"];
export type RaisingSeries = MessageSchemas["RaisingSeries"];
export type Series = CitySeries | RaisingSeries;
export type Dividend = MessageSchemas["PaidDividend"];
export type Ledger = MessageSchemas["Ledger"];
export type CompanyLife = MessageSchemas["CompanyLife"];
export type Point = MessageSchemas["CityPoint"] | MessageSchemas["RaisingPoint"];

/** Return the index of the first point of each decade or round, with its number. */
export function chapters(points: Point[]): { at: number; chapter: number }[] {
  const found: { at: number; chapter: number }[] = [];
  for (const [at, point] of points.entries()) {
    const chapter = "decade" in point ? point.decade : point.round;
    if (found.at(-1)?.chapter !== chapter) found.push({ at, chapter });
  }
  return found;
}

/** Return the index of the last point of each decade or round. */
export function chapterEnds(points: Point[]): { at: number; chapter: number }[] {
  const starts = chapters(points);
  return starts.map(({ chapter }, index) => ({
    at: (starts[index + 1]?.at ?? points.length) - 1,
    chapter,
  }));
}

/** Return what each company paid in each decade. */
export function dividendsByDecade(dividends: Dividend[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { company, decade, amount } of dividends) {
    const decades = found.get(company) ?? new Map<number, number>();
    decades.set(decade, (decades.get(decade) ?? 0) + amount);
    found.set(company, decades);
  }
  return found;
}

export interface TurningPoint {
  number: number;
  decade: number;
  what: "rise" | "fall" | "dividend" | "lead" | "director";
  company?: string;
  seat?: string;
  amount: number;
  before?: number;
  after?: number;
}

/** Return the moments that decided a game: the largest of each kind, in the order they happened. */
export function turningPoints(series: CitySeries, most: number): TurningPoint[] {
  const large = [...priceMoves(series), ...paid(series)].sort(
    (one, other) => weight(other) - weight(one),
  );
  const early = series.points[0]?.decade; // who leads before anything is built up means little
  const leads = leadChanges(series)
    .filter((one) => one.decade !== early)
    .slice(-2);
  const taken = takeovers(series).slice(-1);
  const chosen = [
    ...leads,
    ...taken,
    ...large.slice(0, Math.max(0, most - leads.length - taken.length)),
  ];
  return chosen.sort((one, other) => one.number - other.number);
}

const weight = ({ amount }: TurningPoint): number => Math.abs(amount);

function priceMoves({ points, prices }: CitySeries): TurningPoint[] {
  return Object.entries(prices).flatMap(([company, values]) =>
    points.flatMap(({ number, decade }, at): TurningPoint[] => {
      const [before, after] = [values[at - 1] ?? null, values[at] ?? null];
      if (before === null || after === null || before === after) return [];
      const what = after > before ? "rise" : "fall";
      return [{ number, decade, what, company, amount: after - before, before, after }];
    }),
  );
}

/** A dividend weighs as much as it brings for one share. */
function paid({ dividends }: CitySeries): TurningPoint[] {
  return dividends.map(({ number, decade, company, per_share }) => ({
    number,
    decade,
    what: "dividend",
    company,
    amount: per_share,
  }));
}

function leadChanges({ points, worth }: CitySeries): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader = "";
  for (const [at, { number, decade }] of points.entries()) {
    const ranked = Object.entries(worth).sort(
      (one, other) => (other[1][at] ?? 0) - (one[1][at] ?? 0),
    );
    const [first, second] = ranked;
    const ahead = (first?.[1][at] ?? 0) - (second?.[1][at] ?? 0);
    if (!first || ahead === 0 || first[0] === leader) continue;
    leader = first[0];
    found.push({ number, decade, what: "lead", seat: leader, amount: ahead });
  }
  return found;
}

function takeovers({ companies, points }: CitySeries): TurningPoint[] {
  const decadeOf = (number: number): number =>
    points.findLast((one) => one.number <= number)?.decade ?? 0;
  return companies
    .flatMap(({ company, directors }) =>
      directors.slice(1).map(({ number, seat }): TurningPoint => {
        return { number, decade: decadeOf(number), what: "director", company, seat, amount: 0 };
      }),
    )
    .sort((one, other) => one.number - other.number);
}
