// Sentences of the log: events and other entries in the reader's language.

import type { Entry } from "../../api/types";
import type { Names } from "../../state/names.svelte";
import { language, say, type Data, type Part } from "../../words/say.svelte";
import type { Period } from "./logRules";

/** Write sentences after one another; one that ends with a name like "Watch Co." has its stop. */
export const joined = (sentences: string[]): string =>
  sentences.map((one) => (one.endsWith(".") ? one : `${one}.`)).join(" ");

/** Whether a sentence ends with the stop of a name, which is heard even where the name is drawn. */
export function hasStop(parts: Part[]): boolean {
  const last = parts.findLast((part) => part !== "");
  return typeof last === "object" && last.name.endsWith(".");
}

/** A sentence, and how often it would be said. */
export interface CountedSentence {
  parts: Part[];
  times: number;
}

/** Say what reads the same only once, and name in one sentence what neighbours differ by at their end. */
export function mergeSentences(all: CountedSentence[]): CountedSentence[] {
  const found: (CountedSentence & { stem: string })[] = [];
  for (const { parts, times } of all) {
    const whole = parts.filter((part) => part !== "");
    const last = whole.at(-1);
    const stem = typeof last === "object" && whole.length > 1 ? written(whole.slice(0, -1)) : "";
    const same = found.find((one) => written(one.parts) === written(whole));
    const before = found.at(-1);
    if (same) same.times += times;
    else if (last && before?.stem && before.stem === stem && before.times === 1 && times === 1)
      before.parts.push(", ", last);
    else found.push({ parts: whole, times, stem });
  }
  return found.map(({ parts, times }) => ({ parts, times }));
}

const written = (parts: Part[]): string => JSON.stringify(parts);

/** Say what happened around the game: somebody sat down, time is up. */
export function noteText(names: Names, { kind, seat, data }: Entry): string {
  const usual = { name: "", undo: "line", agreed: "" };
  const known: Data = { ...usual, ...data, to: Number(data.to ?? 0) };
  if (known.agreed) known.agreed = "yes";
  const who = typeof data.seat === "string" ? data.seat : seat;
  const told: Data = { ...known, seat: who === null ? "" : names.person(who) };
  // Who sits there now says nothing about who came then.
  if (kind.endsWith("seat") && who !== null) told.seat = names.color(who);
  if (Array.isArray(data.without))
    told.without = data.without.map((one) => names.color(String(one))).join(", ");
  if (data.who === "bot") told.name = names.bot(String(data.name));
  const how = `entries.${kind}.${String(data.how)}`;
  const id = [data.of ? `${how}.of` : how, how, `entries.${kind}`].find((one) => language.has(one));
  return id ? say(id, told) : say("follow.entry", { kind });
}

/** Say which decade or round something belongs to, in games that have them. */
export function chapterText({ year, round }: Period): string {
  return year !== null ? String(year) : round !== null ? say("follow.chapter", { round }) : "";
}
