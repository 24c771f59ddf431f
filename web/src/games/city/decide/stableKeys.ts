// Keys that stay all game: a space, a company or a factory has its own, whatever else can be chosen.

import type { Choice } from "../../../decide/answers/choices";
import type { CityView } from "../types";
import { DEALS, PLACE } from "./verbs";

type Domains = Readonly<Partial<Record<string, readonly string[]>>>;

/** Spaces of the bank in their printed order; then buildings, by decade and within it by seat. */
const BANK = "123456789";
const BUILT = "0QWRTYIOAFHJLZXCVN";
/** Companies in their printed order, where one buys or starts, and where one sells. */
const BOUGHT = "1234567890QW";
const SOLD = "RTYIOAFHJLZX";
const FOUND = "found";
const SELL = "sell";
/** Places and factories, by number. */
const NUMBERED: Partial<Record<string, string>> = { ship: "place" };
const FACTORY = "factory";

/** Return the key that belongs to what an answer names; null if it is called by where it stands. */
export function stableKey(
  { verb, args }: Choice,
  view: CityView | null | undefined,
  domains: Domains,
): string | null {
  const at = (keys: string, domain: string): string | null =>
    keys[domains[domain]?.indexOf(args[domain] ?? "") ?? -1] ?? null;
  if (verb.id === PLACE) return spaceKey(args.space ?? "", view, domains);
  if (verb.id === SELL) return at(SOLD, "company");
  if (verb.id === FOUND || DEALS.has(verb.id)) return at(BOUGHT, "company");
  const domain = NUMBERED[verb.id] ?? (args[FACTORY] === undefined ? null : FACTORY);
  return domain === null ? null : at(BANK, domain);
}

function spaceKey(
  space: string,
  view: CityView | null | undefined,
  domains: Domains,
): string | null {
  for (const { seat, row } of view?.seats ?? []) {
    const decade = row.indexOf(space);
    const seats = domains.seat ?? [];
    if (decade >= 0) return BUILT[decade * seats.length + seats.indexOf(seat)] ?? null;
  }
  return BANK[domains.space?.indexOf(space) ?? -1] ?? null;
}
