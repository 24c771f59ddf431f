// City's numbers by decade.

import type { Chapters } from "../../../follow/charts/series";
import type { CityBox, CityPoint, PaidDividend } from "../types";

/** The decades of a table, called by their years. */
export function decadesOf(box: CityBox): Chapters<CityPoint> {
  return {
    of: (point) => point.decade,
    name: (chapter) => String(box.decades.find((one) => one.decade === chapter)?.year ?? chapter),
  };
}

/** Return what each company paid in each decade. */
export function dividendsByDecade(dividends: PaidDividend[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { company, decade, amount } of dividends) {
    const decades = found.get(company) ?? new Map<number, number>();
    decades.set(decade, (decades.get(decade) ?? 0) + amount);
    found.set(company, decades);
  }
  return found;
}
