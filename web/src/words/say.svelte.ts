// What the page says, in the reader's language: ids with data become sentences.

import { formatToParts, type Formats, type Formatters } from "intl-messageformat";
import CATALOGS from "virtual:words";

import { whole, type Short } from "./short";

export const LANGUAGES = ["en", "es", "de", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Data = Record<string, unknown>;

/** A thing of the game inside a sentence, to be drawn: a company's token, a player's sign. */
export interface Thing {
  domain: string;
  key: string;
  name: string;
}
export type Part = string | Thing;

/** A sentence as it came: a text, or its parts if facts stand in it. */
type Catalog = Record<string, Short>;
/** Its parts as they are read; made when it is said first. */
const read = new WeakMap<object, ReturnType<typeof whole>>();

const LATER = "later";

class Language {
  current = $state<Lang>(preferred());
  /** What tables are drawn with, and what only parts say that come later. They are apart, so that nothing
   *  that is drawn already is drawn anew when those come. */
  private first = $state.raw<Catalog>({});
  private later = $state.raw<Catalog>({});
  private wanted: Lang = this.current;
  private readonly games = new Set<string>();
  private rest: Promise<void> | null = null;

  /** Load the words of a language, and remember the choice. */
  async load(wanted: Lang = this.wanted): Promise<void> {
    this.wanted = wanted;
    const [first, later] = await Promise.all([
      this.words(wanted),
      this.rest && this.words(wanted, LATER),
    ]);
    if (wanted !== this.wanted) return; // another one was chosen meanwhile
    this.first = first;
    if (later) this.later = later;
    this.current = wanted;
    document.documentElement.lang = wanted;
    keep("language", wanted);
  }

  /** Load the words of a game too, now and in every language that is chosen later. */
  async include(game: string): Promise<void> {
    this.games.add(game);
    await this.load();
  }

  /** Load the words too that no table is drawn with. */
  includeRest(): Promise<void> {
    const lang = this.wanted;
    this.rest ??= this.words(lang, LATER).then(
      (found) => {
        if (lang === this.wanted) this.later = { ...found, ...this.later };
      },
      (error: unknown) => {
        this.rest = null; // whoever needs them next asks again
        throw error;
      },
    );
    return this.rest;
  }

  has(id: string): boolean {
    return id in this.first || id in this.later;
  }

  /** Return a sentence before the facts are put in; whoever asks is told of a new language. */
  text(id: string): Short | undefined {
    return this.first[id] ?? this.later[id];
  }

  /** Return the words of a language: those of every page and those of the games that are included. */
  private async words(lang: Lang, part?: string): Promise<Catalog> {
    const loads = ["", ...this.games].flatMap((game) => {
      return CATALOGS[[lang, game, part].filter(Boolean).join("-")] ?? [];
    });
    const found = await Promise.all(loads.map((load) => load()));
    return Object.assign({}, ...found.map((one) => one.default)) as Catalog;
  }
}

/** Remember what was made for a language: making it takes longer than writing with it. */
function remembered<How, Writer>(
  make: (lang: string, how?: How) => Writer,
): (lang?: string | string[], how?: How) => Writer {
  const made = new Map<string, Writer>();
  return (lang = language.current, how) => {
    const key = `${lang} ${JSON.stringify(how)}`;
    const writer = made.get(key) ?? make(String(lang), how);
    made.set(key, writer);
    return writer;
  };
}

const numbers = remembered<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (lang, how) => new Intl.NumberFormat(lang, how),
);
const MONEY = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
} as const;
const FORMATS: Formats = { number: { money: MONEY }, date: {}, time: {} };
const FORMATTERS = {
  getNumberFormat: numbers,
  getPluralRules: remembered<Intl.PluralRulesOptions, Intl.PluralRules>(
    (lang, how) => new Intl.PluralRules(lang, how),
  ),
  getDateTimeFormat: remembered<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
    (lang, how) => new Intl.DateTimeFormat(lang, how),
  ),
} as Formatters;

export const language = new Language();

/** Say a sentence. An id without words is shown as it is, which a test forbids. */
export function say(id: string, data: Data = {}): string {
  return parts(id, data)
    .map((part) => (typeof part === "object" ? part.name : part))
    .join("");
}

/** Say a sentence with things of the game standing in it as things. */
export function parts(id: string, data: Data = {}): Part[] {
  const text = language.text(id);
  if (text === undefined) return [id];
  if (typeof text === "string") return [text];
  try {
    const facts = data as Record<string, string>;
    const made = read.get(text) ?? whole(text);
    read.set(text, made);
    const found = formatToParts(made, language.current, FORMATTERS, FORMATS, facts);
    return found.map((part) => part.value as Part);
  } catch {
    return [id]; // a fact that the server did not tell leaves the page standing
  }
}

/** Write money in the reader's way: $1,080. */
export const money = (amount: number): string =>
  withMinus(numbers(language.current, MONEY), amount);

/** Write a number in the reader's way: 1,080. */
export const count = (amount: number): string => withMinus(numbers(language.current), amount);

/** Browsers write a hyphen before what is less than nothing. */
const withMinus = (format: Intl.NumberFormat, amount: number): string =>
  format.format(amount).replace("-", "−");

/** Write a list in the reader's way: one, two and three. */
export const listed = (all: string[]): string => new Intl.ListFormat(language.current).format(all);

/** Write a change with its sign: +3, −$20. */
export function signed(amount: number, write: (value: number) => string = count): string {
  const sign = amount > 0 ? "+" : amount < 0 ? "−" : "±";
  return `${sign}${write(Math.abs(amount))}`;
}

function preferred(): Lang {
  const wished = [kept("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
  return (
    LANGUAGES.find((lang) => lang === wished.find((one) => LANGUAGES.includes(one as Lang))) ?? "en"
  );
}

/** Remember a choice of this browser; a browser that keeps nothing forgets it. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private windows may keep nothing
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // then nothing was kept
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
