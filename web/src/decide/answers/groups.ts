// Choices in groups for the bar: by verb, or as the game groups them; many become rows of chips.

import type { Choice } from "./choices";

/** A card of the bar: one choice, or several that differ in their last words. */
export interface Card {
  key: string;
  /** What its title names: domain and key of the words that all its choices share. */
  domain: string | null;
  name: string;
  choices: Choice[];
}

export interface Group {
  /** An id of words for the heading. */
  words: string;
  cards: Card[];
}

const FEW = 4; // up to this many are shown one by one

/** How a game groups its choices. */
export interface Grouping {
  heading?(choice: Choice): string | null;
  headings?: readonly string[];
}

/** Return the choices in groups: those that the game has an order for first. */
export function grouped(choices: Choice[], game: string, grouping: Grouping = {}): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = grouping.heading?.(choice) ?? headingOf(choice, game);
    found.set(words, [...(found.get(words) ?? []), choice]);
  }
  const order = grouping.headings ?? [];
  const place = (words: string): number =>
    order.includes(words) ? order.indexOf(words) : order.length;
  return [...found]
    .map(([words, list]) => ({ words, cards: cardsOf(list) }))
    .sort((one, other) => place(one.words) - place(other.words));
}

const headingOf = ({ verb, args }: Choice, game: string): string =>
  Object.keys(args).length ? `answers.${game}.${verb.id}.group` : "decide.group.choose";

/** Return groups of which two stand under one heading where that saves a column of so many rows. */
export function joined(groups: Group[], rows: number): Group[] {
  const columns = (...found: Group[]): number =>
    Math.ceil(found.reduce((sum, one) => sum + one.cards.length, 0) / rows);
  return groups.reduce<Group[]>((found, group) => {
    const last = found.at(-1);
    if (!last || columns(last, group) >= columns(last) + columns(group)) return [...found, group];
    const both = { words: `${last.words} ${group.words}`, cards: [...last.cards, ...group.cards] };
    return [...found.slice(0, -1), both];
  }, []);
}

/** Many answers that differ in two words or more become rows: the first word before, the rest as chips. */
function cardsOf(list: Choice[]): Card[] {
  const first = varying(list);
  if (list.some((one) => one.whole)) return list.map(alone);
  if (list.length <= FEW || first.length < 2) return list.map(alone);
  const domain = first[0] ?? "";
  const verb = list[0]?.verb.id;
  const rows = new Map<string, Choice[]>();
  for (const choice of list) {
    const name = choice.args[domain] ?? "";
    rows.set(name, [...(rows.get(name) ?? []), choice]);
  }
  return [...rows].map(([name, choices]) => ({
    key: `${verb} ${domain} ${name}`,
    domain,
    name,
    choices,
  }));
}

function alone(choice: Choice): Card {
  return { key: choice.notation, domain: null, name: "", choices: [choice] };
}

/** Return the arguments in which answers of one verb differ. */
function varying(list: Choice[]): string[] {
  const names = Object.keys(list[0]?.args ?? {});
  return names.filter((name) => new Set(list.map((one) => one.args[name])).size > 1);
}

/** Return the arguments that a chip must name: those in which the choices of its row differ. */
export function chipArgs(card: Card): string[] {
  const found = varying(card.choices);
  const rest = Object.keys(card.choices[0]?.args ?? {}).filter((one) => one !== card.domain);
  return found.length ? found : rest.slice(-1);
}
