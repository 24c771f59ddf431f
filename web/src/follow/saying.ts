// Sentences of the log: events and other entries in the reader's language.

import type { Entry, GameEvent } from "../api/types";
import type { Names } from "../state/names.svelte";
import { language, say, type Data, type Part } from "../words/say.svelte";
import type { Place } from "./story";

/** Say an event with its things as things; what the line is about already need not be said again. */
export function eventParts(
  names: Names,
  game: string,
  event: GameEvent,
  ...known: (string | null)[]
): Part[] {
  const id = wordsFor(game, event.kind);
  const parts = id ? names.parts(id, event.data) : [event.text];
  const [first, ...rest] = parts.filter((part) => part !== "");
  const isKnown = typeof first === "object" && known.includes(first.key);
  return capital(isKnown && rest.length ? rest : parts);
}

/** Say an event as plain text. */
export function eventText(names: Names, game: string, event: GameEvent): string {
  const id = wordsFor(game, event.kind);
  return id ? names.say(id, event.data) : event.text;
}

function wordsFor(game: string, kind: string): string | null {
  return [`events.${game}.${kind}`, `events.${kind}`].find((id) => language.has(id)) ?? null;
}

/** Say what happened around the game: somebody sat down, time is up. */
export function noteText(names: Names, { kind, seat, data }: Entry): string {
  const known: Data = { name: "", to: 0, ...data };
  const who = typeof data.seat === "string" ? data.seat : seat;
  const told: Data = { ...known, seat: who === null ? "" : names.person(who) };
  // Who sits there now says nothing about who came then.
  if (kind === "seat" && who !== null) told.seat = names.color(who);
  if (data.who === "bot") told.name = names.bot(String(data.name));
  const id = [`entries.${kind}.${String(data.who)}`, `entries.${kind}`].find((one) =>
    language.has(one),
  );
  return id ? say(id, told) : say("follow.entry", { kind });
}

/** Say which decade or round something belongs to, in games that have them. */
export function chapterText({ year, round }: Place): string {
  return year !== null ? String(year) : round !== null ? say("follow.round", { round }) : "";
}

function capital(parts: Part[]): Part[] {
  const [first, ...rest] = parts;
  if (typeof first !== "string") return parts;
  const text = first.trimStart();
  return [text.charAt(0).toLocaleUpperCase() + text.slice(1), ...rest];
}
