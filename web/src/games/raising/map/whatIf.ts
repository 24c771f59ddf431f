// What an answer on the map would bring, read from the table before and after it.

import type {
  NeighborhoodSpace,
  OwnerColor,
  PrestigePlot,
  RaisingSeat,
  RaisingView,
  Resource,
  Reward,
  WardPlace,
} from "../../../api/raising";
import { isPrestige } from "./standing";

/** Steps on an expertise track, with the permanent resources on the way. */
export interface Steps {
  resource: Resource;
  before: number;
  after: number;
  permanent: number;
  isUnlimited: boolean;
}

/** Return how far a seat would advance on its expertise tracks. */
export function stepsOf(before: RaisingSeat, after: RaisingSeat): Steps[] {
  const resources = Object.keys(before.tracks) as Resource[];
  return resources
    .map((resource) => ({
      resource,
      before: before.tracks[resource],
      after: after.tracks[resource],
      permanent: after.perms[resource] - before.perms[resource],
      isUnlimited: after.unlimited.includes(resource) && !before.unlimited.includes(resource),
    }))
    .filter((one) => one.after !== one.before);
}

/** Return which tokens a seat would have more of. */
export function tokensOf(before: RaisingSeat, after: RaisingSeat): Reward {
  const counts: [keyof Reward, number][] = [
    ...(Object.keys(before.tokens) as Resource[]).map((one): [Resource, number] => [
      one,
      after.tokens[one] - before.tokens[one],
    ]),
    ["wild", after.wild - before.wild],
    ["favor", after.favor - before.favor],
    ["expansions", after.expansions - before.expansions],
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A neighborhood that an answer encloses: who wins its tile, and who has how many levels around it. */
export interface Closing {
  space: string;
  tile: string;
  levels: [OwnerColor, number][];
  winner: OwnerColor | null;
  rule: NeighborhoodSpace["lead_by"];
}

/** Return the neighborhoods that would be enclosed, whether they are resolved at once or are next. */
export function closingsOf(before: RaisingView, after: RaisingView): Closing[] {
  return before.neighborhoods.flatMap((was, at) => {
    const then = after.neighborhoods[at];
    if (!was.tile || !then || was.missing === 0 || then.missing > 0) return [];
    return [
      {
        space: was.space,
        tile: was.tile,
        levels: ranked(then.levels),
        winner: (then.tile ? then.leader : then.won_by) ?? null,
        rule: then.lead_by,
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

/** Return what each other seat would gain in reputation. */
export function othersGain(
  before: RaisingView,
  after: RaisingView,
  me: string | null,
): { seat: string; count: number }[] {
  return before.seats
    .map(({ seat, reputation }, at) => ({
      seat,
      count: (after.seats[at]?.reputation ?? reputation) - reputation,
    }))
    .filter((one) => one.seat !== me && one.count !== 0);
}

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
