// How Raising's events become lines of the log: who, what in words, and what it brought as drawings.

import type { GameEvent } from "../../../api/types";
import { roundBegan, type LogRules } from "../../../follow/log/logRules";
import { DRAWN, GAINING, isPaying } from "./lineTokens";

/** Whoever it names does it. */
const OWN_DOING = new Set([
  ...DRAWN,
  "project_won",
  "project_begun",
  "marker_placed",
  "nonplayer_placed",
  "raised",
  "moved_out",
  "neighborhood_won",
  "card_kept",
  "card_pushed_out",
  "tile_used",
  "level_added",
  "reward_copied",
  "reputation_changed",
  "scored",
  "ward_won",
  "asterisk_named",
  "section_left",
  "section_done",
  "letter_named",
  "passed",
]);
const BEGINS = new Set([
  "project_won",
  "project_failed",
  "project_begun",
  "raised",
  "moved_out",
  "prestige_placed",
  "neighborhood_won",
  "neighborhood_lost",
  "tile_used",
  "scored",
]);
/** Told in the line that it follows. */
const ATTENDS = new Set([
  "markers_returned",
  "prestige_placed",
  "prestige_shown",
  "card_lost",
  "banner_set",
]);
/** What is turned up: the board has it, and it would fill the log. */
const ON_THE_BOARD = new Set([
  "card_dealt",
  "deck_shown",
  "stack_shown",
  "neighborhood_drawn",
  "ward_token_drawn",
]);
/** What is paid for these stands with them, and what these bring though something was asked between. */
const PAID_FOR = new Set(["marker_placed", "nonplayer_placed", "project_begun"]);
const BRINGS = new Set(["moved_out", "tile_used"]);
/** They come to all spaces at once. */
const ANNOUNCED = new Set(["project_announced", "card_dealt"]);
const WARDS = new Set([
  "raised",
  "prestige_placed",
  "neighborhood_won",
  "neighborhood_lost",
  "level_added",
  "ward_won",
]);
const AUCTIONS = new Set([
  "project_announced",
  "marker_placed",
  "nonplayer_placed",
  "project_won",
  "project_failed",
]);

const isReputation = ({ kind }: GameEvent): boolean => kind === "reputation_changed";
const isConsoled = ({ kind, data }: GameEvent): boolean =>
  kind === "reputation_changed" && data.gain === "neighborhoods";

/** What changes with the categories of the final scoring: what they bring is told by itself. */
class Telling {
  constructor(private readonly categories: readonly string[]) {}

  private isScored(event: GameEvent): boolean {
    return isReputation(event) && this.categories.includes(String(event.data.gain));
  }

  /** What the others around a neighborhood gain is told with it. */
  attends(event: GameEvent, seat: string | null): boolean {
    const { kind, data } = event;
    if (ATTENDS.has(kind) || this.isScored(event)) return true;
    if (kind === "poverty_step") return seat === null; // a project that nobody bid on
    return isConsoled(event) && data.seat !== seat;
  }

  isDrawn(event: GameEvent, seat: string | null): boolean {
    const { kind, data } = event;
    if (ON_THE_BOARD.has(kind) || this.isScored(event)) return true;
    if (isReputation(event)) return data.seat === seat || isConsoled(event);
    return DRAWN.has(kind) && (seat !== null || GAINING.has(kind) || kind === "markers_added");
  }

  /** The reputation that whoever acts gains. */
  amount(events: GameEvent[], seat: string | null): number | null {
    const own = events.filter(
      (one) => isReputation(one) && !this.isScored(one) && one.data.seat === seat,
    );
    return own.length ? own.reduce((sum, one) => sum + Number(one.data.amount), 0) : null;
  }
}

/** Return how the log of a table is told, from the keys of its domains. */
export function raisingLog({
  category = [],
}: Partial<Record<string, string[]>>): Partial<LogRules> {
  const telling = new Telling(category);
  return {
    ...RULES,
    attends: (event, seat) => telling.attends(event, seat),
    isDrawn: (event, seat) => telling.isDrawn(event, seat),
    amount: (events, seat) => telling.amount(events, seat),
  };
}

const RULES: Partial<LogRules> = {
  opens: {
    // A round has no event for its first phase.
    round_began: (data) => ({ ...roundBegan(data), phase: "announcement" }),
    phase_began: ({ phase }) => ({ phase: String(phase), turn: 1, space: null }),
  },
  ownDoing: OWN_DOING,
  begins: BEGINS,
  isNobodys: ({ kind }) => kind === "markers_added" || kind === "neighborhood_lost",
  spaceOf: ({ kind, data }) =>
    typeof data.space === "string" && !ANNOUNCED.has(kind) ? data.space : null,
  resolves: new Set(["project_begun"]),
  joins: (before, made) =>
    isPaying(made)
      ? isPaying(before) || PAID_FOR.has(before.kind)
      : BRINGS.has(before.kind) && (DRAWN.has(made.kind) || isReputation(made)),
  verb: (events) =>
    events.some(isPaying)
      ? "raising.log.pays"
      : events.some((one) => GAINING.has(one.kind) || isReputation(one))
        ? "raising.log.takes"
        : null,
  topics: { "raising.log.wards": WARDS, "raising.log.auctions": AUCTIONS },
};
