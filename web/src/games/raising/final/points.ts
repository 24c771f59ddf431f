// Where every point came from: what a player gained in play and in the final scoring, by what for.

import type { RaisingBoard } from "../../../api/raising";
import type { components } from "../../../api/schema";

export type RaisingSeries = components["schemas"]["RaisingSeries"];
export type ReputationGain = RaisingSeries["gains"][number];

export interface PointSource {
  /** What for; "start": the reputation that was there before the series begin. */
  gain: string;
  amount: number;
  isFinal: boolean;
}

export interface PointBar {
  seat: string;
  /** What was gained, in play first. */
  gains: PointSource[];
  /** What was taken off again. */
  losses: PointSource[];
  /** All that was gained. */
  gained: number;
  total: number;
}

/** What reputation is gained for: in play, and the categories of the final scoring, in order. */
export interface GainKinds {
  inPlay: string[];
  categories: string[];
}

/** Return what reputation is gained for at a table, from what is printed and the keys of its domains. */
export function gainKinds(
  { categories }: Pick<RaisingBoard, "categories">,
  { gain = [], category = [] }: Partial<Record<string, string[]>>,
): GainKinds {
  const inPlay = gain.filter((one) => !category.includes(one));
  return { inPlay, categories: categories.slice(1) }; // the first is all that was gained in play
}

// Neighbours have different shades, those in play and those of the count each in their order.
const SHADES = {
  inPlay: [0.74, 0.28, 0.48, 0.2, 0.4, 0.3, 0.12],
  categories: [0.7, 0.24, 0.52, 0.34, 0.14, 0.44, 0.3, 0.22],
};
const OTHER_SHADE = 0.12;

/** Return how much of its owner's color a part of a bar has. */
export function shadeOf(gain: string, { inPlay, categories }: GainKinds): number {
  const [played, counted] = [inPlay.indexOf(gain), categories.indexOf(gain)];
  return SHADES.inPlay[played] ?? SHADES.categories[counted] ?? OTHER_SHADE;
}

/** Return the parts of a player's reputation; those of nothing are left out. */
export function pointBar(
  { start, gains }: Pick<RaisingSeries, "start" | "gains">,
  seat: string,
  { inPlay, categories }: GainKinds,
): PointBar {
  const amounts = new Map<string, number>([["start", start[seat] ?? 0]]);
  for (const one of gains)
    if (one.seat === seat) amounts.set(one.gain, (amounts.get(one.gain) ?? 0) + one.amount);
  const sources = ["start", ...inPlay, ...categories].map((gain) => ({
    gain,
    amount: amounts.get(gain) ?? 0,
    isFinal: categories.includes(gain),
  }));
  const gained = sources.filter((one) => one.amount > 0);
  return {
    seat,
    gains: gained,
    losses: sources.filter((one) => one.amount < 0),
    gained: sum(gained),
    total: sum(sources),
  };
}

const sum = (sources: PointSource[]): number =>
  sources.reduce((all, { amount }) => all + amount, 0);

/** How far everybody was behind whoever led, after a round or a category. */
export interface Gap {
  round: number | null;
  category: string | null;
  behind: Record<string, number>;
}

/** Return the distances to the leader after each round, and then after each category of the scoring. */
export function gapsToLeader(
  { start, gains }: Pick<RaisingSeries, "start" | "gains">,
  { categories }: Pick<GainKinds, "categories">,
): Gap[] {
  const totals = { ...start };
  const isFinal = ({ gain }: ReputationGain): boolean => categories.includes(gain);
  const add = (some: ReputationGain[]): void => {
    for (const { seat, amount } of some) totals[seat] = (totals[seat] ?? 0) + amount;
  };
  const rounds = [...new Set(gains.map((one) => one.round))];
  const gaps: Gap[] = [];
  for (const round of rounds) {
    add(gains.filter((one) => one.round === round && !isFinal(one)));
    gaps.push({ round, category: null, behind: behindOf(totals) });
  }
  for (const category of categories) {
    add(gains.filter((one) => one.gain === category));
    gaps.push({ round: null, category, behind: behindOf(totals) });
  }
  return gaps;
}

function behindOf(totals: Record<string, number>): Record<string, number> {
  const most = Math.max(...Object.values(totals));
  return Object.fromEntries(Object.entries(totals).map(([seat, total]) => [seat, most - total]));
}

const COUNTED = ["scoring", "finished"]; // phases after the last round

/** Return the entry after which the lead changed hands for the last time in play; else the last round begins. */
export function turningPoint({
  points,
  reputation,
}: Pick<RaisingSeries, "points" | "reputation">): number | undefined {
  const played = points.filter((one) => !COUNTED.includes(one.phase));
  let leader: string | null = null;
  let turn: number | undefined;
  for (const [at] of played.entries()) {
    const now = leaderAt(reputation, at);
    if (now === null || now === leader) continue;
    if (leader !== null) turn = played[at - 1]?.number;
    leader = now;
  }
  const last = played.at(-1)?.round;
  return turn ?? played.find((one) => one.round === last)?.number;
}

/** Return who has most at a point; nobody while several have. */
function leaderAt(reputation: Record<string, number[]>, at: number): string | null {
  const ranked = Object.entries(reputation)
    .map(([seat, values]) => ({ seat, value: values[at] ?? 0 }))
    .sort((one, other) => other.value - one.value);
  const [first, second] = ranked;
  return first && first.value !== second?.value ? first.seat : null;
}
