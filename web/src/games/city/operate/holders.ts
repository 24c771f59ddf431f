// Who holds the shares of a company: players, the company itself, the bank.

import type { CityBox, CityCompany, CityView } from "../types";
import { sharesOf } from "../shares";

export interface Holder {
  kind: "seat" | "company" | "bank";
  key: string;
  shares: number;
}

/** Return the holders of a company, the seat that looks first, then by shares. */
export function holdersOf(
  box: CityBox,
  view: CityView,
  company: CityCompany,
  me: string | null,
): Holder[] {
  const held = (kind: Holder["kind"], key: string): Holder => ({
    kind,
    key,
    shares: sharesOf(box, company, key),
  });
  const seats = view.seats.map(({ seat }) => held("seat", seat));
  const order = (one: Holder): number => (one.key === me ? Infinity : one.shares);
  seats.sort((one, other) => (order(one) === order(other) ? 0 : order(other) - order(one)));
  const all = [...seats, held("company", "company"), held("bank", "bank")];
  return all.filter((one) => one.shares > 0);
}
