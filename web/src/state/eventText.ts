// What an event says, in the reader's language.

import type { GameEvent } from "../api/types";
import { language, type Part } from "../words/say.svelte";
import type { Names } from "./names.svelte";

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

function capital(parts: Part[]): Part[] {
  const [first, ...rest] = parts;
  if (typeof first !== "string") return parts;
  const text = first.trimStart();
  return [text.charAt(0).toLocaleUpperCase() + text.slice(1), ...rest];
}
