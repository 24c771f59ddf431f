// What an answer on the map would lead to, read from the table before and after it.

import type {
  NeighborhoodSpace,
  OwnerColor,
  PrestigePlot,
  RaisingView,
  WardPlace,
} from "../../../api/raising";
import { isPrestige } from "./standing";

/** A neighborhood that an answer encloses: who wins its tile, and who has how many levels around it. */
export interface Closing {
  space: string;
  tile: string;
  levels: [OwnerColor, number][];
  winner: OwnerColor | null;
  rule: NeighborhoodSpace["lead_by"];
  /** What the others there gain in reputation. */
  consoled: Consoled[];
}

export interface Consoled {
  seat: string;
  count: number;
}

/** Return the neighborhoods that would be enclosed, whether they are resolved at once or are next;
 *  of those that are resolved is known what they brought to whom. */
export function closingsOf(
  before: RaisingView,
  after: RaisingView,
  brought: ReadonlyMap<string, Consoled[]> = new Map(),
  consolation = 0,
): Closing[] {
  return before.neighborhoods.flatMap((was, at) => {
    const then = after.neighborhoods[at];
    if (!was.tile || !then || then.missing > 0) return [];
    if (was.missing === 0 && then.tile) return []; // enclosed before, and still to be resolved
    const winner = (then.tile ? then.leader : then.won_by) ?? null;
    const others = then.tile
      ? then.consoled.map((seat) => ({ seat, count: consolation }))
      : (brought.get(was.space) ?? []);
    return [
      {
        space: was.space,
        tile: was.tile,
        levels: ranked(then.levels),
        winner,
        rule: then.lead_by,
        consoled: others.filter((one) => one.seat !== winner),
      },
    ];
  });
}

const ranked = (levels: Record<OwnerColor, number | null>): [OwnerColor, number][] =>
  Object.entries(levels)
    .map(([color, count]): [OwnerColor, number] => [color, count ?? 0])
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);

/** Return the neighborhoods around a plot that stay open. */
export const openOf = (after: RaisingView, spaces: readonly string[]): NeighborhoodSpace[] =>
  after.neighborhoods.filter((one) => one.tile && one.missing > 0 && spaces.includes(one.space));

/** What a seat has in a ward; without levels there it has no place. */
export type Standing = Pick<WardPlace, "levels" | "place" | "is_tied" | "reputation">;

export interface WardChange {
  ward: number;
  before: Standing;
  after: Standing;
}

const NOTHING: Standing = { levels: 0, place: null, is_tied: false, reputation: null };

/** Return the wards in which a seat's levels or its place would change. */
export function wardChanges(before: RaisingView, after: RaisingView, seat: string): WardChange[] {
  const mine = (view: RaisingView, at: number): Standing =>
    view.wards[at]?.places.find((one) => one.color === seat) ?? NOTHING;
  return before.wards.flatMap(({ ward }, at) => {
    const [was, then] = [mine(before, at), mine(after, at)];
    const isSame =
      was.levels === then.levels && was.place === then.place && was.is_tied === then.is_tied;
    return isSame ? [] : [{ ward, before: was, after: then }];
  });
}

/** Return the prestige buildings with an arrow at a plot. */
export const pointingAt = (view: RaisingView, plot: string): PrestigePlot[] =>
  view.plots.filter(isPrestige).filter((one) => one.points_at.includes(plot));

/** Return the spaces of projects that a seat could not pay in full before, and could after. */
export function nowPayable(before: RaisingView, after: RaisingView, seat: string): string[] {
  const isPayable = (view: RaisingView, at: number): boolean =>
    view.auctions[at]?.costs[seat]?.payable != null;
  return before.auctions.flatMap((auction, at) => {
    const isOwn = auction.won_by === seat && after.auctions[at]?.project != null;
    return isOwn && !isPayable(before, at) && isPayable(after, at) ? [auction.space] : [];
  });
}

/** Return the rank of a seat, 1 for the first. */
export const rankOf = (view: RaisingView, seat: string): number => view.ranking.indexOf(seat) + 1;
