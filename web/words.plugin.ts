// Words are parsed when the page is built, so that the page needs no parser and no time for it. They come in
// few files: those of each language that a table is drawn with, those of its game, which are in a folder of
// its own, and those that only parts of the page say which come later.

import { readdirSync, readFileSync } from "node:fs";

import { isLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

import { shortened, type Short } from "./src/words/short.ts";

const ALL = "virtual:words";
const FOLDER = `${import.meta.dirname}/src/words`;
/** Files of words that no table says when it is drawn first. */
const LATER = new Set([
  "charts", "final", "follow", "options", "pages", "rules", "score", "sheet", "raising/final",
]); // prettier-ignore

/** Return the name of the file that words come in, if a module holds such words. */
export const wordsOf = (id: string): string | null =>
  id.startsWith(`\0${ALL}/`) ? `words-${id.slice(ALL.length + 2)}` : null;

/** Return which part a file of words belongs to: "en", "en-city", "en-later" or "en-city-later". */
function partOf(language: string, file: string): string {
  const area = file.replace(/\.json$/, "");
  const [game] = area.split("/").slice(0, -1);
  return [language, game, LATER.has(area) && "later"].filter(Boolean).join("-");
}

/** Return the files of each part of each language, by "en", "en-city", "en-later" and so on. */
function files(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const language of readdirSync(FOLDER).filter((one) => /^\w\w$/.test(one))) {
    const all = readdirSync(`${FOLDER}/${language}`, { recursive: true, encoding: "utf8" });
    for (const file of all.filter((one) => one.endsWith(".json")).sort()) {
      const part = partOf(language, file.replaceAll("\\", "/"));
      found.set(part, [...(found.get(part) ?? []), `${FOLDER}/${language}/${file}`]);
    }
  }
  return found;
}

/** Return a sentence as it travels: a text as it is, or its parts if facts stand in it. */
function parsed(id: string, text: string): Short {
  try {
    const parts = parse(text, { captureLocation: false });
    const [first] = parts;
    return parts.length === 1 && first && isLiteralElement(first) ? first.value : shortened(parts);
  } catch (error) {
    throw new Error(`the words ${id} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** Write the words of some files as a module; as JSON, which is read faster than a script. */
function moduleOf(paths: string[]): string {
  const texts = paths.flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(path, "utf8")) as Record<string, string>),
  );
  const made = Object.fromEntries(texts.map(([id, text]) => [id, parsed(id, text)]));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(made))})`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return null;
      const found = files();
      if (id === `\0${ALL}`) {
        const rows = [...found.keys()].map((one) => `"${one}": () => import("${ALL}/${one}")`);
        return `export default {${rows.join()}}`;
      }
      const paths = found.get(id.slice(ALL.length + 2)) ?? [];
      for (const path of paths) this.addWatchFile(path);
      return moduleOf(paths);
    },
  };
}
