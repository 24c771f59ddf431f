// What the page says, in the reader's language: ids with data become sentences.

import { IntlMessageFormat } from "intl-messageformat";

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

type Catalog = Record<string, string>;
const CATALOGS = import.meta.glob<Catalog>("./*/*.json", { import: "default" });

class Language {
  current = $state<Lang>(preferred());
  private catalog = $state.raw<Catalog>({});
  private formats = new Map<string, IntlMessageFormat>();

  /** Load the words of a language, and remember the choice. */
  async load(wanted: Lang = this.current): Promise<void> {
    const files = Object.entries(CATALOGS).filter(([path]) => path.startsWith(`./${wanted}/`));
    const read = await Promise.all(files.map(([, load]) => load()));
    this.formats.clear();
    this.catalog = Object.assign({}, ...read) as Catalog;
    this.current = wanted;
    document.documentElement.lang = wanted;
    keep("language", wanted);
  }

  has(id: string): boolean {
    return id in this.catalog;
  }

  format(id: string): IntlMessageFormat | null {
    const text = this.catalog[id]; // read first, so that whoever asked is told of a new language
    if (text === undefined) return null;
    const made = this.formats.get(id) ?? new IntlMessageFormat(text, this.current, FORMATS);
    this.formats.set(id, made);
    return made;
  }
}

const MONEY = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
} as const;

const FORMATS = { number: { money: MONEY } };

export const language = new Language();

/** Say a sentence. An id without words is shown as it is, which a test forbids. */
export function say(id: string, data: Data = {}): string {
  return parts(id, data)
    .map((part) => (typeof part === "object" ? part.name : part))
    .join("");
}

/** Say a sentence with things of the game standing in it as things. */
export function parts(id: string, data: Data = {}): Part[] {
  try {
    const message = language.format(id);
    if (message === null) return [id];
    const found = message.formatToParts(data as Record<string, string>);
    return found.map((part) => part.value as Part);
  } catch {
    return [id]; // a fact that the server did not tell leaves the page standing
  }
}

/** Write money in the reader's way: $1,080. */
export function money(amount: number): string {
  return written(amount, moneys, MONEY);
}

/** Write a number in the reader's way: 1,080. */
export function count(amount: number): string {
  return written(amount, counts);
}

type Writers = Map<Lang, Intl.NumberFormat>; // making one takes longer than writing
const moneys: Writers = new Map();
const counts: Writers = new Map();

function written(amount: number, writers: Writers, how?: Intl.NumberFormatOptions): string {
  const { current } = language;
  const writer = writers.get(current) ?? new Intl.NumberFormat(current, how);
  writers.set(current, writer);
  return writer.format(amount);
}

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

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
