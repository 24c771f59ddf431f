// Who leads in a goal: what it measures, counted on the table.

import type { CityCompany, CityView, Goal } from "../api/city";

export interface Leaders {
  seats: string[];
  count: number;
}

const total = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const OF_COMPANY: Record<string, (company: CityCompany) => number> = {
  managers: (company) => total(company.managers),
  salespeople: (company) => company.salespeople,
  capital_assets: (company) => company.assets.length,
  workers: (company) => total(company.workers),
  automation_tokens_activated: (company) => total(company.automated),
  appeal: (company) => company.appeal,
  company_treasury: (company) => company.treasury,
};

const OF_SEAT: Record<string, (view: CityView, seat: string) => number> = {
  partners: (view, seat) => view.seats.find((one) => one.seat === seat)?.partners ?? 0,
  common_certificates: (view, seat) =>
    total(Object.values(view.companies).map((one) => one.held[seat] ?? 0)),
  preferred_certificates: (view, seat) =>
    Object.values(view.companies).filter((one) => one.preferred === seat).length,
};

/** Return who is highest in a goal at present, and with how much; nobody if nobody has any. */
export function leaders(view: CityView, goal: Goal): Leaders {
  const counts = view.seats.map(({ seat }) => ({ seat, count: measured(view, goal, seat) }));
  const count = Math.max(0, ...counts.map((one) => one.count));
  return {
    seats: count ? counts.filter((one) => one.count === count).map((one) => one.seat) : [],
    count,
  };
}

function measured(view: CityView, goal: Goal, seat: string): number {
  const ofSeat = OF_SEAT[goal.measure];
  if (ofSeat) return ofSeat(view, seat);
  const count = OF_COMPANY[goal.measure];
  if (!count) return 0;
  const own = Object.values(view.companies)
    .filter((one) => one.director === seat)
    .map(count);
  return goal.scope === "best_company" ? Math.max(0, ...own) : total(own);
}
