// What answers could mean at a table of City, be it legal now or not.

import type { CityView } from "../types";

/** Return the keys of a domain that City's table could mean now. */
export function scopeOf(
  view: CityView,
  seat: string,
  domains: Record<string, string[]>,
): (domain: string, verb: string) => string[] {
  const companies = Object.entries(view.companies);
  const own = companies.filter(([, one]) => one.director === seat).map(([key]) => key);
  const built = view.seats.flatMap((one) => one.row);
  const company = (verb: string): string[] => {
    if (verb === "found") return view.unfounded;
    return verb === "buy_from" || verb === "sell" ? companies.map(([key]) => key) : own;
  };
  return (domain, verb) => {
    if (domain === "company") return company(verb);
    if (domain === "space")
      return (domains.space ?? []).filter((one) => !one.includes("-") || built.includes(one));
    if (domain === "asset") return view.assets.filter((one): one is string => one !== null);
    return domains[domain] ?? [];
  };
}
