// What a way to pay is called: by what is special about it.

import { say } from "../../../words/say.svelte";

const name = (resource: string): string => say(`raising.pay.of.${resource}`);
const listed = (names: string[]): string =>
  names.reduce((so, name) => (so ? say("raising.pay.and", { one: so, other: name }) : name), "");

/** The verb of an answer and its resource; the answers of a payment name no more than these. */
function read(answer: string): { verb: string; resource: string; wilds: number } {
  const [verb = "", resource = "", , wilds = "0"] = answer.split(" ");
  return { verb, resource, wilds: Number(wilds) };
}

/** Return the words for a row of answers that pay; null if they are none. */
export function payTitle(line: readonly string[]): string | null {
  const answers = line.map(read);
  const of = (verb: string): string[] =>
    answers.filter((one) => one.verb === verb).map((one) => name(one.resource));
  const favors = of("favor");
  const short = of("short");
  const left = of("leave");
  const paid = answers.filter((one) => one.verb === "pay");
  if (!favors.length && !short.length && !left.length && !paid.length) return null;
  const trades = answers.filter((one) => one.verb === "trade").length;
  const wilds = paid.reduce((sum, one) => sum + one.wilds, 0);
  const parts = [
    trades ? say("raising.pay.title.trade", { count: trades }) : "",
    favors.length ? say("raising.pay.title.favor", { what: listed(favors) }) : "",
    short.length ? say("raising.pay.title.short", { what: listed(short) }) : "",
    left.length ? say("raising.pay.title.left", { what: listed(left) }) : "",
  ].filter(Boolean);
  if (!parts.length)
    return say(wilds ? "raising.pay.title.wild" : "raising.pay.title.tokens", { count: wilds });
  return parts.join(" · ");
}
