// Shares of a company: each certificate is worth the shares that are printed on it.

import type { CityBox, CityCompany } from "./types";

/** Return the shares that are printed on a kind of certificate. */
export function sharesOn(box: CityBox, certificate: string): number {
  return box.certificates.kinds.find((one) => one.certificate === certificate)?.shares ?? 0;
}

/** Return how many shares a holder has: a seat, the "company" itself, or the "bank". */
export function sharesOf(box: CityBox, company: CityCompany, holder: string): number {
  const own: Record<string, number> = { company: company.commons, bank: company.bank_commons };
  const commons = own[holder] ?? company.held[holder] ?? 0;
  return (
    commons * sharesOn(box, "common") +
    (company.preferred === holder ? sharesOn(box, "preferred") : 0) +
    (company.director === holder ? sharesOn(box, "director") : 0)
  );
}
