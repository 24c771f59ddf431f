// The rules of a game as a book: its pages for what is played, where rules are told, and a search.

import { get, once } from "../../../api/http";
import type { Guide, GuideBlock, GuideChapter } from "../../../api/types";
import { folded } from "./folding";

/** What is read: the book of a game in a language, for the options of a table or an edition. */
export interface Played {
  game: string;
  options: Record<string, string>;
  /** How many play, if that is known. */
  players?: number;
  lang: string;
}

export function guideOf({ game, options, players, lang }: Played): Promise<Guide> {
  const query = new URLSearchParams({ lang });
  for (const [key, value] of Object.entries(options)) query.append("option", `${key}=${value}`);
  if (players) query.set("players", String(players));
  const address = `/api/games/${game}/guide?${query}`;
  return once(address, () => get<Guide>(address));
}

/** A page with its number or letter, if it is played, and the pages above it. */
export interface Page extends GuideChapter {
  number: string;
  above: Page[];
  isAppendix: boolean;
}

/** Return the pages in order: chapters are numbered, those of the appendix have letters. */
export function pagesOf(guide: Guide): Page[] {
  const pages: Page[] = [];
  let numbers = 0;
  let letters = 0;
  for (const chapter of guide.chapters) {
    const isAppendix = chapter.blocks.length === 0;
    const above: Page[] = [];
    const before = pages.at(-1);
    for (const one of before ? [...before.above, before] : [])
      if (one.depth < chapter.depth) above.push(one);
    let number = "";
    if (chapter.depth === 1 && chapter.holds)
      number = isAppendix ? String.fromCharCode(65 + letters++) : String(++numbers);
    pages.push({ ...chapter, number, above, isAppendix });
  }
  return pages;
}

/** Return the pages that one can go to: all but those of modules which are not played. */
export const readable = (pages: Page[]): Page[] => pages.filter((one) => one.holds);

/** Return the steps of which a page is one: the pages beside it, if they come one after another in play. */
export function stepsBeside(pages: Page[], page: Page): Page[] {
  const parent = page.above.at(-1);
  if (!parent?.has_steps) return [];
  return readable(pages).filter((one) => one.above.at(-1)?.key === parent.key);
}

/** The name of a piece of a page in an address. */
export const anchorOf = (page: GuideChapter, at: number): string => `${page.key}-${at}`;

/** Return on which page and in which piece a rule is told first. */
export function placesOf(pages: Page[]): Map<string, { page: Page; at: number }> {
  const found = new Map<string, { page: Page; at: number }>();
  for (const page of readable(pages))
    page.blocks.forEach((block, at) => {
      for (const rule of block.holds ? block.rules : [])
        if (!found.has(rule)) found.set(rule, { page, at });
    });
  return found;
}

/** Return the page that an address means: by its key, by a piece of it, or by a rule that it tells. */
export function pageFor(pages: Page[], key: string, anchor: string): Page | undefined {
  const asked = pages.find((one) => one.key === key);
  if (asked) return asked;
  const rule = anchor.toUpperCase();
  return placesOf(pages).get(rule)?.page ?? pages.find((one) => one.appendix.includes(rule));
}

export interface Hit {
  page: Page;
  at: number;
  text: string;
}

/** Return everything that is read in a piece, without its marks. */
export function plainText(block: GuideBlock): string {
  const cells = [...block.rows, ...block.parts.flatMap((part) => part.rows)].flat();
  const parts = block.parts.flatMap((part) => [part.title, ...part.texts]);
  return [block.text, ...cells, ...parts]
    .filter(Boolean)
    .join(" · ")
    .replaceAll("**", "")
    .replace(/\[([^\]]+)\]\(#[\w-]+\)/g, "$1");
}

/** Return the pieces in which every one of the words occurs, or which tell the rule of that id; pages that
 *  are called so come first. */
export function find(pages: Page[], words: string): Hit[] {
  const wanted = folded(words).text.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const fits = (text: string): boolean => {
    const inside = folded(text).text;
    return wanted.every((word) => inside.includes(word));
  };
  const titles: Hit[] = [];
  const texts: Hit[] = [];
  for (const page of readable(pages)) {
    if (fits(page.title)) titles.push({ page, at: -1, text: "" });
    page.blocks.forEach((block, at) => {
      const text = plainText(block);
      if (block.holds && fits(`${text} ${block.rules.join(" ")}`)) texts.push({ page, at, text });
    });
  }
  return [...titles, ...texts];
}
