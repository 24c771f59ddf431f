// What choices are called: a full sentence, a few words for a button, a heading.

import { Refused } from "../api/http";
import { problemText } from "../ui/text/problemText";
import type { Names } from "../state/names.svelte";
import { language, money, say, type Data } from "../words/say.svelte";
import type { Problem } from "../api/types";
import type { Choice } from "./answers/choices";
import type { DecideParts } from "./game";

/** Domains whose keys are amounts of money. */
const MONEY = new Set(["par", "price"]);

/** Return data for a sentence of the bar, where there is room for short names only. */
export function briefly(names: Names, data: Data): Data {
  return typeof data.company === "string" ? { ...data, company: names.brief(data.company) } : data;
}

function dataOf(names: Names, choice: Choice): Data {
  const told = Object.entries(choice.args).map(([name, key]) => [
    name,
    MONEY.has(name) ? Number(key) : key,
  ]);
  return briefly(names, Object.fromEntries(told) as Data);
}

/** Return an answer as a sentence. */
export function sentence(game: string, names: Names, choice: Choice): string {
  const id = `answers.${game}.${choice.verb.id}`;
  return language.has(id) ? names.say(id, dataOf(names, choice)) : choice.notation;
}

/** Return what stands on the button of an answer. */
export function short(game: string, names: Names, choice: Choice): string {
  const id = `answers.${game}.${choice.verb.id}.short`;
  return language.has(id) ? names.say(id, dataOf(names, choice)) : sentence(game, names, choice);
}

/** Return what stands on a card, where drawings tell the rest; some answers are told by the question. */
export function cardTitle(game: string, names: Names, choice: Choice, asked?: Data): string {
  return titleOfQuestion(game, choice, asked) ?? short(game, names, choice);
}

/** Return what an answer is called by what is asked, if it is. */
export function titleOfQuestion(game: string, choice: Choice, asked?: Data): string | null {
  const id = `decide.title.${game}.${choice.verb.id}`;
  return asked && language.has(id) ? say(id, asked) : null;
}

/** Return what a key of a domain is called; amounts are written as money. */
export function argument(names: Names, name: string, key: string): string {
  const domain = name.replace(/2$/, "");
  if (domain === "company") return names.brief(key);
  return MONEY.has(domain) ? money(Number(key)) : names.of(domain, key);
}

/** Return why something is refused, in the reader's language. What does not answer the question is
 *  refused with the rule of that question, which may have words of its own. */
export function reason(game: string, names: Names, refusal: Problem): string {
  const ids = [
    `decide.first.${game}.${refusal.reason}.${refusal.rule}`,
    `refusals.${game}.${caseOf(refusal)}`,
    `refusals.${refusal.reason}`,
  ];
  const id = ids.find((one) => language.has(one));
  return id ? names.say(id, briefly(names, refusal.facts ?? {})) : (refusal.why ?? refusal.text);
}

/** Return the key of a refusal; reasons with several cases have words for each. */
const caseOf = ({ reason, case: one }: Problem): string => (one ? `${reason}.${one}` : `${reason}`);

/** Return what went wrong with an answer: a rule by its reason, anything else as everywhere. */
export function errorText(game: string, names: Names, error: unknown): string {
  const isRule = error instanceof Refused && error.key === "illegal" && "reason" in error.problem;
  return isRule ? reason(game, names, error.problem) : problemText(error);
}

/** Return what would help, if anything is known to. */
export function remedy(game: string, names: Names, refusal: Problem): string {
  const id = `remedies.${game}.${caseOf(refusal)}`;
  if (language.has(id)) return names.say(id, briefly(names, refusal.facts ?? {}));
  return refusal.remedy ?? "";
}

/** Return a refusal in two words where it has them. */
export function shortReason(game: string, names: Names, refusal: Problem): string {
  if (refusal.missing) return say("decide.short.money", { amount: refusal.missing });
  const ids = [`decide.short.${caseOf(refusal)}`, `decide.short.${refusal.reason}`];
  const id = ids.find((one) => language.has(one));
  return id ? say(id, refusal.facts ?? {}) : reason(game, names, refusal);
}

/** Return the question for the one who is asked. */
export function question(
  game: string,
  names: Names,
  asked: { kind: string; text: string; data: Data },
): string {
  const id = `questions.${game}.${asked.kind}`;
  return language.has(id) ? names.say(id, briefly(names, asked.data)) : asked.text;
}

/** Return what the one who decides is asked: where whole ways are offered, the game may ask for them. */
export function askedText(
  { ways, game }: { ways: Choice[]; game: Pick<DecideParts, "question"> },
  key: string,
  names: Names,
  asked: { kind: string; text: string; data: Data },
): string {
  return ways.length && game.question ? game.question(asked.data) : question(key, names, asked);
}
