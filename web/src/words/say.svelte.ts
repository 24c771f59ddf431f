// What the page says, in the reader's language: ids with data become sentences.

import { formatToParts, type Formats, type Formatters } from "intl-messageformat";

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

/** A sentence as the build left it: a text, or its parts if facts stand in it. */
type Text = string | Parameters<typeof formatToParts>[0];
type Catalog = Record<string, Text>;
const CATALOGS = import.meta.glob<Catalog>("./*/*.json", { import: "default" });

class Language {
  current = $state<Lang>(preferred());
  private catalog = $state.raw<Catalog>({});

  /** Load the words of a language, and remember the choice. */
  async load(wanted: Lang = this.current): Promise<void> {
    const files = Object.entries(CATALOGS).filter(([path]) => path.startsWith(`./${wanted}/`));
    const read = await Promise.all(files.map(([, load]) => load()));
    this.catalog = Object.assign({}, ...read) as Catalog;
    this.current = wanted;
    document.documentElement.lang = wanted;
    keep("language", wanted);
  }

  has(id: string): boolean {
    return id in this.catalog;
  }

  /** Return a sentence before the facts are put in; whoever asks is told of a new language. */
  text(id: string): Text | undefined {
    return this.catalog[id];
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
    const found = formatToParts(text, language.current, FORMATTERS, FORMATS, facts);
    return found.map((part) => part.value as Part);
  } catch {
    return [id]; // a fact that the server did not tell leaves the page standing
  }
}

/** Write money in the reader's way: $1,080. */
export const money = (amount: number): string => numbers(language.current, MONEY).format(amount);

/** Write a number in the reader's way: 1,080. */
export const count = (amount: number): string => numbers(language.current).format(amount);

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
