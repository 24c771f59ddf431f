// One way to pay, read from what the server foretells: how each resource is settled, and what stays.

import type { RaisingSeat, RaisingView, Resource } from "../../../api/raising";
import type { Entry, GameEvent, PreviewedLine } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";
import { applied } from "../map/applied";

/** What one pays with. */
export const KINDS = ["lumber", "jackscrew", "masonry", "wild", "favor"] as const;
export type Kind = (typeof KINDS)[number];
export type Stock = Record<Kind, number>;

/** How a resource of a bill is settled. */
export interface Settled {
  by: "paid" | "favor" | "short" | "left";
  /** Tokens and wild resources that are given back for it. */
  tokens: number;
  wild: number;
}

export interface Trade {
  given: Kind[];
  taken: Resource | null;
}

export interface Paid {
  settled: Partial<Record<Resource, Settled>>;
  trades: Trade[];
}

const OTHERWISE: Partial<Record<string, Settled["by"]>> = {
  favor_paid: "favor",
  short: "short",
  section_left: "left",
};

/** Return what a seat pays and trades in a row of events. */
export function paidIn(events: readonly GameEvent[], seat: string): Paid {
  const paid: Paid = { settled: {}, trades: [] };
  for (const { kind, data } of events) {
    if (data.seat !== seat) continue;
    const resource = data.resource as Resource;
    const by = OTHERWISE[kind];
    if (by) paid.settled[resource] = { by, tokens: 0, wild: 0 };
    else if (kind === "paid")
      paid.settled[resource] = { by: "paid", tokens: Number(data.count), wild: Number(data.wild) };
    else if (kind === "given") give(paid.trades, data.token_kind as Kind);
    else if (kind === "traded") take(paid.trades, resource);
  }
  return paid;
}

/** Events with which something begins that is paid for, or a payment before it has ended. */
const BEGINS = new Set([
  "project_begun",
  "marker_placed",
  "nonplayer_placed",
  "phase_began",
  "scored",
]);

/** Return what a seat has paid and traded for what is paid for now, as it stood after an entry. */
export function recentlyPaid(entries: Entry[], seat: string, until?: number): Paid {
  const events = keptDecisions(entries, until).flatMap((one) => one.events ?? []);
  return paidIn(events.slice(events.findLastIndex(({ kind }) => BEGINS.has(kind)) + 1), seat);
}

function give(trades: Trade[], kind: Kind): void {
  const last = trades.at(-1);
  if (last?.taken === null) last.given.push(kind);
  else trades.push({ given: [kind], taken: null });
}

function take(trades: Trade[], resource: Resource): void {
  const last = trades.at(-1);
  if (last?.taken === null) last.taken = resource;
  else trades.push({ given: [], taken: resource });
}

export const stockOf = ({ tokens, wild, favor }: RaisingSeat): Stock => ({
  ...tokens,
  wild,
  favor,
});

/** Return by how much a payment changes what one has of each kind. */
export function changeOf({ settled, trades }: Paid): Stock {
  const change: Stock = { lumber: 0, jackscrew: 0, masonry: 0, wild: 0, favor: 0 };
  for (const [resource, { by, tokens, wild }] of Object.entries(settled) as [Resource, Settled][]) {
    change[resource] -= tokens;
    change.wild -= wild;
    if (by === "favor") change.favor -= 1;
  }
  for (const { given, taken } of trades) {
    for (const kind of given) change[kind] -= 1;
    if (taken) change[taken] += 1;
  }
  return change;
}

/** A project that one has won and that is still to be paid. */
export interface NextProject {
  space: string;
  /** Whether it can be paid in full then, and with how many favors; not if that is null. */
  favors: number | null;
  /** The most that can stay then. */
  left: Stock | null;
}

/** Return the project of a seat that is paid next after the one of now, if there is one. What can be paid
 *  of those after it depends on how that one is paid. */
export function nextProjects(view: RaisingView, seat: string, space: string | null): NextProject[] {
  const at = view.auctions.findIndex((one) => one.space === space);
  return view.auctions
    .slice(at + 1)
    .filter((one) => view.resolving !== null && one.won_by === seat && one.project !== null)
    .slice(0, 1)
    .map((one) => ({
      space: one.space,
      favors: one.costs[seat]?.favors ?? null,
      left: one.costs[seat]?.left ?? null,
    }));
}

export interface Way extends Paid {
  /** The answers, as they are chosen. */
  notation: string;
  title: string;
  change: Stock;
  /** What stays after paying, before the project gives anything. */
  kept: Stock;
  poverty: { steps: number; costs: number };
  /** How many steps of poverty it takes. */
  steps: number;
  next: NextProject[];
  told: PreviewedLine;
}

/** Return a way to pay, as far as it is foretold; null if the server refuses it. */
export function wayOf(
  notation: string,
  title: string,
  told: PreviewedLine,
  view: RaisingView,
  seat: RaisingSeat,
): Way | null {
  if (!told.changes) return null;
  const paid = paidIn(told.events ?? [], seat.seat);
  const change = changeOf(paid);
  const before = stockOf(seat);
  const after = applied(view, told.changes);
  const poverty = after.seats.find((one) => one.seat === seat.seat)?.poverty ?? seat.poverty;
  return {
    ...paid,
    notation,
    title,
    change,
    kept: Object.fromEntries(KINDS.map((kind) => [kind, before[kind] + change[kind]])) as Stock,
    poverty,
    steps: poverty.steps - seat.poverty.steps,
    next: nextProjects(after, seat.seat, view.payment?.space ?? null),
    told,
  };
}

/** Return the kinds of which no way leaves more than this one, where they differ at all. */
export function mostKept(way: Way, ways: readonly Way[]): Set<Kind> {
  return new Set(
    KINDS.filter((kind) => {
      const counts = ways.map((one) => one.kept[kind]);
      return way.kept[kind] === Math.max(...counts) && Math.min(...counts) < way.kept[kind];
    }),
  );
}

/** Return how a way differs from another one: what stays more or less of each kind, and in poverty. */
export function difference(way: Way, other: Way): { kinds: [Kind, number][]; costs: number } {
  const kinds = KINDS.map((kind): [Kind, number] => [kind, way.kept[kind] - other.kept[kind]]);
  return {
    kinds: kinds.filter(([, count]) => count !== 0),
    costs: way.poverty.costs - other.poverty.costs,
  };
}

/** Return trades of the same tokens as one, with how often it is made. */
export function joinedTrades(trades: readonly Trade[]): (Trade & { times: number })[] {
  const found: (Trade & { times: number })[] = [];
  for (const trade of trades) {
    const same = found.find(
      (one) => one.taken === trade.taken && one.given.join() === trade.given.join(),
    );
    if (same) same.times += 1;
    else found.push({ ...trade, times: 1 });
  }
  return found;
}
