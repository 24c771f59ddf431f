// How an auction stands: who has how many markers on its card, who leads and by which rule.

import type { Auction, OwnerColor } from "../../../api/raising";

export interface MarkerCount {
  color: OwnerColor;
  count: number;
}

type Standing = Pick<Auction, "markers" | "leader">;

/** Return who has markers on the card: the leader first, then whoever has most. */
export function markerCounts({ markers, leader }: Standing): MarkerCount[] {
  const found = Object.entries(markers).map(([color, count]) => ({ color, count }));
  const rank = ({ color, count }: MarkerCount): number => (color === leader ? Infinity : count);
  return found.filter(({ count }) => count > 0).sort((one, other) => rank(other) - rank(one));
}

/** Write a score: 2–1, or 1–0 if nobody else is there. */
export function scoreText(counts: MarkerCount[]): string {
  const numbers = counts.map(({ count }) => count);
  return (numbers.length === 1 ? [...numbers, 0] : numbers).join("–");
}

/** Return the id of the words that tell why the leader leads; null if nobody does. */
export function leadWords(auction: Standing & Pick<Auction, "lead_by">): string | null {
  if (auction.lead_by === null) return null;
  return ruleWords(auction.lead_by, markerCounts(auction).length === 1);
}

/** Return the id of the words for a rule by which somebody leads, perhaps without anybody else. */
export const ruleWords = (rule: string, isAlone: boolean): string =>
  `raising.term.tie.project.${isAlone ? "alone" : rule}`;

/** Return who can still win an auction, and with how many more markers: whoever needs fewest first. */
export function canStillWin({ to_lead }: Pick<Auction, "to_lead">): MarkerCount[] {
  const found = Object.entries(to_lead).map(([color, count]) => ({ color, count }));
  // After a look ahead, those that could not win any more are still named, with nothing.
  const able = found.filter(({ count }) => typeof count === "number");
  return able.sort((one, other) => one.count - other.count);
}

/** A project is called by what it is, and where: the words after its last comma. */
export function nameAndStreet(name: string): [name: string, street: string] {
  const at = name.lastIndexOf(", ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
}
