// Who holds the shares of a company: players, the company itself, the bank.

import type { CityBox, CityCompany, CityView } from "../../api/city";

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
  const worth = (kind: string): number =>
    box.certificates.kinds.find((one) => one.certificate === kind)?.shares ?? 0;
  const preferred = (key: string): number => (company.preferred === key ? worth("preferred") : 0);
  const seats = view.seats.map(({ seat }): Holder => {
    const director = company.director === seat ? worth("director") : 0;
    return {
      kind: "seat",
      key: seat,
      shares: (company.held[seat] ?? 0) * worth("common") + preferred(seat) + director,
    };
  });
  const order = (one: Holder): number => (one.key === me ? Infinity : one.shares);
  seats.sort((one, other) => (order(one) === order(other) ? 0 : order(other) - order(one)));
  const own: Holder = {
    kind: "company",
    key: "company",
    shares: company.commons * worth("common") + preferred("company"),
  };
  const bank: Holder = {
    kind: "bank",
    key: "bank",
    shares: company.bank_commons * worth("common") + preferred("bank"),
  };
  return [...seats, own, bank].filter((one) => one.shares > 0);
}
