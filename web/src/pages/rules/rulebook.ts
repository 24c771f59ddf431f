// The rules of a game for one edition, in the reader's language where they are translated.

import { get } from "../../api/http";

export interface ToldRule {
  id: string;
  section: string;
  /** Lines after the first are its cases. */
  text: string;
  editions: string[];
  lang: string;
}
export interface RuleWithRulings extends ToldRule {
  rulings: ToldRule[];
}
export interface Section {
  title: string;
  /** It is not translated yet. */
  isForeign: boolean;
  rules: ToldRule[];
}
interface Difference {
  switch: string;
  rule: string;
  meaning: string;
  before: string;
  after: string;
}
export interface Precis {
  edition: string;
  against: string;
  differences: Difference[];
}
/** Which rules are read: of a game, an edition of it, in a language. */
export interface Wanted {
  game: string;
  edition: string;
  lang: string;
}

const known = new Map<string, Promise<unknown>>();

function once<T>(address: string): Promise<T> {
  const found = known.get(address) ?? get<T>(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found as Promise<T>;
}

const query = ({ edition, lang }: Wanted): string =>
  `?${new URLSearchParams({ ...(edition && { edition }), lang })}`;

/** Return the rules of a game by section; asked for once. */
export async function sections(wanted: Wanted): Promise<Section[]> {
  const address = `/api/rules/${wanted.game}${query(wanted)}`;
  const { rules } = await once<{ rules: ToldRule[] }>(address);
  return inSections(rules, wanted.lang);
}

/** Put rules into their sections; those that are not in the reader's language come last. */
export function inSections(rules: ToldRule[], lang: string): Section[] {
  const found = new Map<string, Section>();
  for (const rule of rules) {
    const isForeign = rule.lang !== lang;
    const key = `${isForeign} ${rule.section}`;
    const section = found.get(key) ?? { title: rule.section, isForeign, rules: [] };
    section.rules.push(rule);
    found.set(key, section);
  }
  const all = [...found.values()];
  return [...all.filter((one) => !one.isForeign), ...all.filter((one) => one.isForeign)];
}

/** Return one rule with the rulings on it. */
export const oneRule = (wanted: Wanted, id: string): Promise<RuleWithRulings> =>
  once(`/api/rules/${wanted.game}/${encodeURIComponent(id)}${query(wanted)}`);

/** Return in what an edition differs from the usual one. */
export const precisOf = (game: string, edition: string): Promise<Precis> =>
  once(`/api/games/${game}/precis?${new URLSearchParams({ edition })}`);

/** Return the sections in whose rules all the words occur, with only those rules. */
export function search(all: Section[], words: string): Section[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const fits = (rule: ToldRule): boolean => {
    const text = fold(`${rule.id} ${rule.section} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  };
  return all
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Letters without case and accents, so that "accion" finds "acción". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface TextPart {
  text: string;
  /** The piece is the id of a rule. */
  isRule: boolean;
}

/** Rules, and the rulings, decisions and examples that stand beside them. */
const IDS = /\b((?:C|R)-[A-Z]+-\d+[a-z]?|[DEQ]-\d+)/;

/** Cut a text at the rules that it names. */
export function splitAtRules(text: string): TextPart[] {
  return text
    .split(IDS)
    .map((part, at) => ({ text: part, isRule: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}
