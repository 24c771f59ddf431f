// What editions, options and bots are called; the catalogs of the games know it, else their keys.

import { language, say } from "./say.svelte";

const plain = (key: string): string => key.replaceAll("_", " ");

function known(id: string, other: string): string {
  return language.has(id) ? say(id) : other;
}

/** Return what a game is called; without words of its own, by its title in English or its key. */
export const gameTitle = (game: string, title = game): string =>
  known(`games.${game}.title`, title);

export const optionName = (game: string, option: string): string =>
  known(`options.${game}.${option}`, plain(option));

/** Return what an option does; the server's own English words if there are no others. */
export const optionAbout = (game: string, option: string, meaning = ""): string =>
  known(`options.${game}.${option}.about`, meaning);

export const valueName = (game: string, option: string, value: string): string =>
  known(`options.${game}.${option}.${value}`, plain(value));

export const editionAbout = (game: string, edition: string): string =>
  known(`options.${game}.edition.${edition}`, "");

export const botName = (game: string, bot: string): string =>
  known(`bots.${game}.${bot}`, plain(bot));
export const botAbout = (game: string, bot: string): string =>
  known(`bots.${game}.${bot}.about`, "");

/** Return what a seat is called if nobody sits there: its colour. */
export const seatColor = (game: string, seat: string): string =>
  known(`things.${game}.seat.${seat}`, seat);

const POINTS = 6;

/** Return a few sentences about what is special to an edition. */
export function editionPoints(game: string, edition: string): string[] {
  const ids = Array.from(
    { length: POINTS },
    (_, at) => `shell.edition.${game}.${edition}.${at + 1}`,
  );
  const points = ids.filter((id) => language.has(id)).map((id) => say(id));
  const about = editionAbout(game, edition);
  return points.length || !about ? points : [about];
}

/** Return what a table's options change in its edition, or null if it does not know the edition. */
export function changesOf(
  options: Record<string, string>,
  presets: Record<string, Record<string, string>>,
  key: string,
): [string, string][] {
  const usual = presets[options[key] ?? ""] ?? {};
  return Object.entries(options).filter(([name, value]) => name !== key && usual[name] !== value);
}
