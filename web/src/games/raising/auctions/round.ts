// What became of the auctions of a round: a resolved project is gone from its space, but not forgotten.

import type { OwnerColor } from "../../../api/raising";
import type { Entry, GameEvent } from "../../../api/types";
import { keptDecisions } from "../../../state/decisions";
import { markerCounts, ruleWords, scoreText } from "./standing";

export interface Placed {
  color: OwnerColor;
  /** Who placed it: with two players also markers of the non-player color. */
  by: string;
  square: string;
  /** The how manieth marker of its color that they placed in this round, from 0. */
  nth: number;
  /** The number of the entry that tells it. */
  entry: number;
}

export interface PastAuction {
  project: string;
  card: string | null;
  /** The markers on its card when the bidding ended, in the order in which they came. */
  placed: Placed[];
  winner: OwnerColor | null;
  /** The id of the words for the rule by which it was won. */
  lead: string | null;
  /** Where the building is now: on a plot, or in the outskirts. */
  plot: string | null;
  isMoved: boolean;
  isFailed: boolean;
}

type Rounds = Map<string, PastAuction>;
type Data = GameEvent["data"];

/** Return the auctions of the round that a table is at, by their space, up to an entry. */
export function auctionsOfRound(
  entries: Entry[],
  nonplayer: OwnerColor | null,
  until?: number,
): Rounds {
  const found: Rounds = new Map();
  for (const { number, events } of keptDecisions(entries, until))
    for (const { kind, data } of events ?? []) {
      if (kind === "round_began") found.clear();
      else if (kind === "marker_placed") place(found, data, text(data.seat), number);
      else if (kind === "nonplayer_placed" && nonplayer) place(found, data, nonplayer, number);
      else REPORTED[kind]?.(found, data);
    }
  return found;
}

const text = (value: unknown): string => String(value);
const at = (found: Rounds, data: Data): PastAuction | undefined => found.get(text(data.space));
const by = (found: Rounds, data: Data): PastAuction | undefined =>
  [...found.values()].find((one) => one.project === text(data.project));

function place(found: Rounds, data: Data, color: OwnerColor, entry: number): void {
  const before = [...found.values()].flatMap((one) => one.placed);
  const by = text(data.seat);
  const nth = before.filter((one) => one.color === color && one.by === by).length;
  at(found, data)?.placed.push({ color, by, square: text(data.square), nth, entry });
}

/** What each kind of event tells of an auction, besides its markers. */
const REPORTED: Record<string, (found: Rounds, data: Data) => void> = {
  project_announced(found, data) {
    found.set(text(data.space), {
      project: text(data.project),
      card: null,
      placed: [],
      winner: null,
      lead: null,
      plot: null,
      isMoved: false,
      isFailed: false,
    });
  },
  card_dealt(found, data) {
    Object.assign(at(found, data) ?? {}, { card: text(data.card) });
  },
  project_won(found, data) {
    const past = at(found, data);
    if (!past) return;
    past.winner = text(data.color);
    const isAlone = past.placed.every((one) => one.color === past.winner);
    past.lead = ruleWords(text(data.lead), isAlone);
  },
  project_failed(found, data) {
    Object.assign(at(found, data) ?? {}, { isFailed: true });
  },
  raised(found, data) {
    Object.assign(by(found, data) ?? {}, { plot: text(data.plot) });
  },
  moved_out(found, data) {
    Object.assign(by(found, data) ?? {}, { isMoved: true });
  },
};

/** Write the score by which an auction was won. */
export function pastScore({ placed, winner }: PastAuction): string {
  const markers: Record<OwnerColor, number> = {};
  for (const { color } of placed) markers[color] = (markers[color] ?? 0) + 1;
  return scoreText(markerCounts({ markers, leader: winner }));
}
