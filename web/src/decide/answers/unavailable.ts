// What is not possible now: answers like those that are asked for, with the reasons why not.

import type { Previewed, Problem } from "../../api/types";
import type { Verb } from "../../state/verbs";
import type { Choice } from "./choices";
import { FREE } from "./groups";

export interface Unavailable {
  choice: Choice;
  refusal: Problem;
}

/** Verbs that a question is answered with, even if no such answer is legal now. */
const ASKED: Record<string, string[]> = {
  first_company: ["found"],
  stock_turn: ["buy_from", "found", "sell"],
  action_turn: ["place"],
  place_partner: ["place"],
  buy_cubes: ["order", "order_row"],
  produce: ["run"],
  sell_goods: ["ship"],
  pay_out: ["dividend", "withhold"],
  acquire: ["acquire"],
};

/** Reasons that tell nobody anything: such an answer was never in question. */
const UNHELPFUL_REASONS = new Set([
  "unknown_answer", "not_now", "not_your_turn", "not_founded", "in_play", "gone", "not_there", "not_in_row",
  "not_placed", "not_in_hand", "no_factory", "not_yours", "not_held", "choose_company", "other_company",
  "no_such_cube", "director_by_founding", "no_half_price", "only_half", "no_such_way", "row_empty",
  "not_for_sale",
  "nothing_issued",
  "not_in_treasury",
]); // prettier-ignore
/** Reasons of money, with the facts that tell the cost and what there is to pay it from; they are told first. */
const MONEY_REASONS: Record<string, [cost: string, funds: string]> = {
  cannot_pay: ["cost", "treasury"],
  cube_too_dear: ["cost", "treasury"],
  asset_too_dear: ["cost", "treasury"],
  ability_too_dear: ["cost", "treasury"],
  no_money_to_hire: ["hire_price", "treasury"],
  no_dividend_money: ["dividend", "treasury"],
  too_dear: ["cost", "cash"],
  par_too_dear: ["cost", "cash"],
};
/** Reasons that nobody can do anything about now are told last. */
const LATER_REASONS = new Set(["not_open_yet"]);
const LAST = 1e6;
/** So many are told at most. */
export const MOST_UNAVAILABLE = 4;
const MOST_ALIKE = 2;

/** Return answers that might be expected here and are not legal. */
export function candidates(
  kind: string,
  verbs: Verb[],
  given: Choice[],
  scope: (domain: string, verb: string) => string[],
): Choice[] {
  const like = given.filter((one) => Object.keys(one.args).length && !FREE.has(one.verb.id));
  const asked = new Set([...(ASKED[kind] ?? []), ...like.map((one) => one.verb.id)]);
  const legal = new Set(given.map((one) => one.notation));
  const wanted = verbs.filter((one) => asked.has(one.id));
  return wanted.flatMap((verb) => written(verb, scope)).filter((one) => !legal.has(one.notation));
}

function written(verb: Verb, scope: (domain: string, verb: string) => string[]): Choice[] {
  let found: Choice[] = [{ notation: "", verb, args: {} }];
  for (const word of verb.words) {
    const isLiteral = !word.startsWith("<");
    const domain = word.slice(1, -1);
    const keys = isLiteral ? [word] : scope(domain, verb.id);
    found = found.flatMap((one) => keys.map((key) => longer(one, key, isLiteral ? null : domain)));
  }
  return found;
}

function longer(choice: Choice, word: string, domain: string | null): Choice {
  const notation = choice.notation ? `${choice.notation} ${word}` : word;
  if (domain === null) return { ...choice, notation };
  const name = domain in choice.args ? `${domain}2` : domain;
  return { ...choice, notation, args: { ...choice.args, [name]: word } };
}

/** Return the answers that are refused for a reason worth telling, the nearest first. */
export function unavailableAnswers(
  illegal: Choice[],
  told: (notation: string) => Previewed | undefined,
): Unavailable[] {
  const found: Unavailable[] = [];
  for (const choice of illegal) {
    const refusal = told(choice.notation)?.refusal;
    if (refusal && !UNHELPFUL_REASONS.has(refusal.reason ?? refusal.key))
      found.push({ choice, refusal });
  }
  const rank = ({ refusal }: Unavailable): number =>
    shortBy(refusal) || (LATER_REASONS.has(refusal.reason ?? "") ? LAST + 1 : LAST);
  found.sort((one, other) => rank(one) - rank(other));
  return once(found).slice(0, MOST_UNAVAILABLE);
}

/** Of answers that are refused in the same way, a few will do; of those for the same thing, the first. */
function once(list: Unavailable[]): Unavailable[] {
  const seen = new Map<string, number>();
  const times = (key: string): number => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) ?? 0;
  };
  return list.filter(({ choice, refusal }) => {
    const way = `${choice.verb.id} ${refusal.reason}`;
    return (
      times(`${way} ${choice.args.space ?? choice.args.company ?? choice.notation}`) === 1 &&
      times(way) <= MOST_ALIKE
    );
  });
}

/** Return how much money is missing, as the facts of a refusal tell; 0 if that is not the reason. */
export function shortBy(refusal: Problem): number {
  const [cost, funds] = MONEY_REASONS[refusal.reason ?? ""] ?? [];
  if (cost === undefined || funds === undefined) return 0;
  const missing = Number(refusal.facts?.[cost]) - Number(refusal.facts?.[funds]);
  return Number.isFinite(missing) ? Math.max(0, missing) : 0;
}
