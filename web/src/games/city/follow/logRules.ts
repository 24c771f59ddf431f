// How City's events become lines of the log.

import type { GameEvent } from "../../../api/types";
import { phaseBegan, type LogRules } from "../../../follow/log/logRules";

/** Which way the money of an event goes: into or out of a company's treasury. */
const TREASURY: Record<string, 1 | -1> = {
  asset_bought: -1,
  bonus_cashed: 1,
  cube_bought: -1,
  funded: 1,
  hired: -1,
  issued: 1,
  revenue_added: 1,
  shipped: 1,
  spent: -1,
  tile_filled: 1,
  wages_paid: -1,
  withheld: 1,
};
/** The same for a player's cash. */
const CASH: Record<string, 1 | -1> = {
  bought: -1,
  compensated: 1,
  paid_owner: 1,
  pooled: 1,
  sold: 1,
};

/** Done by a seat of its own accord, even if it is told with somebody else's decision. */
const OWN_DOING = new Set(["built", "removed", "kept", "passed", "picked", "dealt"]);
/** What follows from placing a partner stands with it. */
const PLACED = "placed";

/** The change of the cash of whoever acts, or of the company's treasury. */
function amountOf(events: GameEvent[], seat: string | null): number | null {
  const main = events[0];
  if (!main) return null;
  const isCash = main.kind in CASH;
  const signs = isCash ? CASH : TREASURY;
  const moved = events.filter((one) => {
    if (!(one.kind in signs) || typeof one.data.amount !== "number") return false;
    return isCash ? one.data.seat === seat : one.data.company === main.data.company;
  });
  if (!moved.length) return null;
  return moved.reduce((sum, one) => sum + (signs[one.kind] ?? 0) * Number(one.data.amount), 0);
}

/** What a company does several times in a row is told once: which of its data must be the same. */
const SUMMED: Record<string, readonly string[]> = {
  shipped: ["company"],
  cube_bought: ["company", "resource"],
};

/** Put together what was sold or bought one by one. */
function sum(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const same = SUMMED[event.kind];
    const several = `${event.kind}.several`;
    const at = found.findIndex(
      (one) =>
        [event.kind, several].includes(one.kind) &&
        same?.every((field) => one.data[field] === event.data[field]),
    );
    const before = found[at];
    if (!before) found.push(event);
    else found[at] = { ...before, kind: several, data: added(before.data, event.data) };
  }
  return found;
}

const added = (one: GameEvent["data"], other: GameEvent["data"]): GameEvent["data"] => ({
  ...one,
  count: Number(one.count ?? 1) + 1,
  amount: Number(one.amount) + Number(other.amount),
});

/** What stands in one line with more of the same for the same company. */
const ROWS = new Set(["shipped", "cube_bought"]);

const joins = (before: GameEvent, made: GameEvent): boolean => {
  if (made.data.company !== before.data.company) return false;
  const isRow = ROWS.has(before.kind) && made.kind === before.kind;
  return isRow || (before.kind === PLACED && made.kind !== PLACED);
};

/** Answers that go on to the next step; forced, they tell that nothing more could be bought. */
const DONE = "done";
const ends = (answer: string, events: GameEvent[]): string | null =>
  answer === DONE && events.at(-1)?.kind === "cube_bought" ? "follow.city.no_more_cubes" : null;

const why = (events: GameEvent[]): string =>
  events[0]?.kind === "passed" ? "follow.city.nothing_to_deal" : "follow.forced";

export const CITY_LOG: Partial<LogRules> = {
  opens: {
    decade_began: ({ year }) => ({ year: Number(year), phase: null, turn: 1, company: null }),
    phase_began: phaseBegan,
    operated: ({ company }) => ({ company: String(company) }),
  },
  ownDoing: OWN_DOING,
  // All get a partner at once.
  isNobodys: ({ kind, data }, seat) => kind === "partner_gained" && data.seat !== seat,
  joins,
  sum,
  forced: { why, ends },
  amount: amountOf,
  isDrawn: ({ kind }) => kind === "spent",
};
