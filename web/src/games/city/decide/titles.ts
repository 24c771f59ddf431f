// What stands on City's cards, and refusals in two words.

import type { Problem, State } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import { fitsCard } from "../../../decide/bar/cardFontSize";
import { short, titleOfQuestion } from "../../../decide/wording";
import type { Names } from "../../../state/names.svelte";
import { language, say, type Data } from "../../../words/say.svelte";
import type { CityView } from "../types";
import { ADDS, DEALS } from "./verbs";

const GAME = "city";

/** Return what stands on a card: what the bank's spaces are called on the board, if a name is long. */
export function cardTitle(names: Names, choice: Choice, asked?: Data): string {
  const title = wholeTitle(names, choice, asked);
  const id = `board.space.${choice.args.space}`;
  return fitsCard(title) || !language.has(id) ? title : say(id);
}

function wholeTitle(names: Names, choice: Choice, asked?: Data): string {
  const told = titleOfQuestion(GAME, choice, asked);
  if (told !== null) return told;
  if (choice.args.issue) return issueTitle(choice.args.issue);
  const sold = Number(asked?.count ?? 0); // certificates that this one would join
  const company = names.brief(choice.args.company ?? "");
  if (sold && choice.verb.id === ADDS)
    return say("decide.title.sell", { company, count: sold + 1 });
  return DEALS.has(choice.verb.id) ? company : short(GAME, names, choice);
}

/** Return what is not possible in a few words: of a deal, what would be done with which certificate. */
export function refusedTitle(names: Names, choice: Choice): string {
  const { company, certificate } = choice.args;
  if (!DEALS.has(choice.verb.id) || !company || !certificate) return cardTitle(names, choice);
  const paper = certificateName(choice.args);
  return say(`decide.no.${choice.verb.id}`, { company: names.brief(company), paper });
}

/** Return the kind of a certificate in a word, where there is little room in half a word. */
export function certificateName({ certificate }: Choice["args"], tight = false): string {
  return say(`decide.paper.${tight ? "tight." : ""}${certificate}`);
}

/** Certificates that are issued: so many Commons, the Preferred, or both. */
function issueTitle(issue: string): string {
  const [kind = "", more] = issue.split("+");
  if (kind !== "p") return say("decide.issue", { kind: "common", count: Number(kind) });
  return say("decide.issue", { kind: more ? "both" : "p", count: Number(more ?? 0) });
}

type FactoryView = CityView["companies"][string]["works"][number];

/** Return what the table shows of the factory that a refusal is about. */
export function factoryIn(view: State["view"], refusal: Problem): FactoryView | undefined {
  const { company, factory } = refusal.facts ?? {};
  if (!view || !("companies" in view) || typeof company !== "string") return undefined;
  return (view as CityView).companies[company]?.works[Number(factory) - 1];
}

/** Return why a factory cannot run, by what the table shows of it; null if that is not refused. */
export function factoryReason(names: Names, refusal: Problem, view: State["view"]): string | null {
  const factory = refusal.missing ? undefined : factoryIn(view, refusal);
  if (!factory) return null;
  const id = `decide.short.${refusal.reason}${factory.ran ? ".ran" : ""}`;
  const cubes = Object.entries(factory.short).filter(([, count]) => count > 0);
  const lacking = cubes.map(([kind, count]) => `${count} ${names.of("resource", kind)}`).join(", ");
  const found = [lacking && `${id}.cubes`, id].find((one) => one && language.has(one));
  return found ? say(found, { ...refusal.facts, lacking }) : null;
}
