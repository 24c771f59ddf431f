// What changed for a reader of Raising since they were here: two views of the same table, compared.

import type { RaisingSeat, RaisingView } from "../../../api/raising";
import type { State } from "../../../api/types";
import { rankOf } from "../map/whatIf";

type View = NonNullable<State["view"]>;

export interface Since {
  what: "reputation" | "rank" | "poverty" | "projects" | "ward" | "neighborhood";
  /** Whose it is; of a ward or a neighborhood, who has it now. */
  seat: string | null;
  before: number;
  after: number;
  /** The ward, or the neighborhood space, that it is about. */
  place?: string;
  /** Of a ward: who was first there. */
  lost?: string;
}

/** Return what changed between two views: one's own things first, then the map, then the others. */
export function changesBetween(before: View, after: View, seat: string | null): Since[] {
  const [was, is] = [before as RaisingView, after as RaisingView];
  const own = seat === null ? [] : ownChanges(was, is, seat);
  return [...own, ...wards(was, is), ...neighborhoods(was, is), ...others(was, is, seat)];
}

type Compared = (seat: RaisingSeat, view: RaisingView) => number;

const COMPARED: Record<"reputation" | "rank" | "poverty" | "projects", Compared> = {
  reputation: ({ reputation }) => reputation,
  rank: ({ seat }, view) => rankOf(view, seat),
  poverty: ({ poverty }) => poverty.steps,
  projects: ({ seat }, view) => buildings(view, seat),
};

function ownChanges(was: RaisingView, is: RaisingView, seat: string): Since[] {
  const kinds = Object.keys(COMPARED) as (keyof typeof COMPARED)[];
  return kinds.flatMap((what) => changed(what, was, is, seat));
}

/** The reputation of others, and what makes them poorer. */
function others(was: RaisingView, is: RaisingView, me: string | null): Since[] {
  const seats = is.ranking.filter((one) => one !== me);
  return (["reputation", "projects", "poverty"] as const).flatMap((what) =>
    seats.flatMap((seat) => changed(what, was, is, seat)),
  );
}

function changed(
  what: keyof typeof COMPARED,
  was: RaisingView,
  is: RaisingView,
  seat: string,
): Since[] {
  const [before, after] = [was, is].map((view) => {
    const found = view.seats.find((one) => one.seat === seat);
    return found && COMPARED[what](found, view);
  });
  if (before === undefined || after === undefined || before === after) return [];
  return [{ what, seat, before, after }];
}

/** How many projects somebody has built, in wards and outskirts. */
function buildings({ plots, outskirts }: RaisingView, seat: string): number {
  return [...plots, ...outskirts].filter((one) => "color" in one && one.color === seat).length;
}

/** Wards that somebody else is first in now, or nobody alone. */
function wards(was: RaisingView, is: RaisingView): Since[] {
  return is.wards.flatMap((ward, at) => {
    const [lost, seat] = [was.wards[at], ward].map(firstAlone);
    if (lost === seat) return [];
    const row = { what: "ward", seat: seat ?? null, before: 0, after: 0 } as const;
    return [{ ...row, place: String(ward.ward), ...(lost && { lost }) }];
  });
}

const firstAlone = (ward: RaisingView["wards"][number] | undefined): string | undefined =>
  ward?.places.find((one) => one.place === 1 && !one.is_tied)?.color;

/** Neighborhoods that were closed, and who took their tile. */
function neighborhoods(was: RaisingView, is: RaisingView): Since[] {
  return is.neighborhoods.flatMap((space, at) => {
    if (space.tile !== null || was.neighborhoods[at]?.tile == null) return [];
    const row = { what: "neighborhood", seat: space.won_by, before: 0, after: 0 } as const;
    return [{ ...row, place: space.space }];
  });
}
