// The certificates of a company, one by one, with who holds them.

import type { CityBox, CityCompany } from "../types";
import type { Change } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import { sharesOn } from "../shares";

export interface HeldCertificate {
  /** Unique among the certificates of its company. */
  id: string;
  kind: string;
  shares: number;
  /** A seat, "company" or "bank". */
  holder: string;
}

/** Return all certificates of a company: the Director's, the Preferred, the Commons by holder. */
export function certificatesOf(box: CityBox, company: CityCompany): HeldCertificate[] {
  const made = (kind: string, holder: string, at: number): HeldCertificate => ({
    id: `${kind} ${holder} ${at}`,
    kind,
    shares: sharesOn(box, kind),
    holder,
  });
  const commons = [
    ...Object.entries(company.held),
    ["company", company.commons] as const,
    ["bank", company.bank_commons] as const,
  ];
  return [
    made("director", company.director, 0),
    made("preferred", company.preferred, 0),
    ...commons.flatMap(([holder, count]) =>
      Array.from({ length: count }, (_, at) => made("common", holder, at)),
    ),
  ];
}

/** Return the certificates of one holder together, the largest first. */
export function byHolder(certificates: HeldCertificate[], seats: string[]): HeldCertificate[] {
  const place = (one: HeldCertificate): number => {
    const at = seats.indexOf(one.holder);
    return at >= 0 ? at : seats.length + (one.holder === "company" ? 0 : 1);
  };
  const director = certificates.find((one) => one.kind === "director")?.holder;
  const rank = (one: HeldCertificate): number => (one.holder === director ? -1 : place(one));
  return [...certificates].sort(
    (one, other) => rank(one) - rank(other) || other.shares - one.shares,
  );
}

/** Return the answer that buys a certificate; of several alike, the first one stands for all. */
export function offerFor(
  choices: Choice[],
  company: string,
  certificate: HeldCertificate,
  certificates: HeldCertificate[],
): Choice | undefined {
  const { kind, holder } = certificate;
  const first = certificates.find((one) => one.kind === kind && one.holder === holder);
  if (first !== certificate) return undefined;
  return choices.find(
    ({ verb, args }) =>
      verb.id === "buy_from" &&
      args.company === company &&
      args.certificate === kind &&
      args.source === holder,
  );
}

/** Return a company as it would be after changes of the view. */
export function patched(company: CityCompany, key: string, changes: Change[]): CityCompany {
  const made: CityCompany = { ...company, held: { ...company.held } };
  for (const { path, after } of changes) {
    const [domain, name, field, seat] = path.split(".");
    if (domain !== "companies" || name !== key || field === undefined) continue;
    if (field === "held" && seat !== undefined) made.held[seat] = Number(after);
    else if (seat === undefined && field in made) Object.assign(made, { [field]: after });
  }
  return made;
}
