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

export const CITY_LOG: Partial<LogRules> = {
  opens: {
    decade_began: ({ year }) => ({ year: Number(year), phase: null, turn: 1, company: null }),
    phase_began: phaseBegan,
    operated: ({ company }) => ({ company: String(company) }),
  },
  ownDoing: OWN_DOING,
  // All get a partner at once.
  isNobodys: ({ kind, data }, seat) => kind === "partner_gained" && data.seat !== seat,
  joins: (before, made) =>
    before.kind === PLACED && made.kind !== PLACED && made.data.company === before.data.company,
  amount: amountOf,
  isDrawn: ({ kind }) => kind === "spent",
};
