// The moments that decided a game of City.

import type { CitySeries } from "../types";

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
