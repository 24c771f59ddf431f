// The amount on a card: what an answer costs or brings to whoever acts.

import type { Change } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import type { Amount } from "../../../decide/game";
import { delta, type EffectIcon } from "../../../decide/preview/effects";

/** Return the company that an answer acts for; what is about a company a player does for themselves. */
export function actor({ verb, args }: Choice, asked: string | null): string | null {
  return verb.about === "company" ? null : (args.company ?? asked);
}

/** Return the change of the acting company's treasury, of one's own cash, or of the revenue; null if none. */
export function amountOf(
  changes: Change[] | null | undefined,
  company: string | null,
  seat: string | null,
): number | null {
  if (!changes) return null;
  const paths = [
    company && `companies.${company}.treasury`,
    seat && `seats.${seat}.cash`,
    "operating.revenue",
  ];
  const found = paths
    .map((path) => (path ? delta(changes, path) : 0))
    .find((amount) => amount !== 0);
  return found ?? null;
}

/** Answers that also move the price of the shares that one holds. */
const ON_SHARES = new Set(["dividend", "withhold"]);

/** Return what stands on the card of an answer: what it comes to for the player where shares gain or
 *  lose by it, else the money of whoever acts. */
export function cardAmount(
  choice: Choice,
  changes: Change[] | null | undefined,
  company: string | null,
  seat: string | null,
): Amount | null {
  if (changes && seat !== null && ON_SHARES.has(choice.verb.id))
    return { amount: delta(changes, `seats.${seat}.worth`), words: "decide.amount.worth" };
  const amount = amountOf(changes, company, seat);
  if (amount === null || company === null) return amount === null ? null : { amount };
  // Where a company acts, money is the company's if nothing else is said.
  const isYours = amountOf(changes, company, null) === null;
  return isYours ? { amount, words: "decide.amount.worth" } : { amount };
}

/** Return what such an answer brings to the treasury, as a drawing. */
export function treasuryIcons(
  choice: Choice,
  changes: Change[],
  company: string | null,
): EffectIcon[] {
  if (company === null || !ON_SHARES.has(choice.verb.id)) return [];
  const amount = delta(changes, `companies.${company}.treasury`);
  return amount > 0 ? [{ icon: "company", amount, words: "decide.fx.treasury" }] : [];
}
