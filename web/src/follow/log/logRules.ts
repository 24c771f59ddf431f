// How the events of a game become lines of its log.

import type { GameEvent } from "../../api/types";

/** Where in the game something happened, as far as the events tell. */
export interface Period {
  /** The year of a decade, or null in games without decades. */
  year: number | null;
  phase: string | null;
  /** A round that the game itself counts. */
  round: number | null;
  /** How often everybody had a turn in this phase. */
  turn: number;
  /** The company that operates. */
  company: string | null;
}

/** What many do one after the other with nothing to tell but who did it. */
export type Fold = "pass" | "pick";

export interface LogRules {
  /** Events that open a new part of the log, and where in the game that is. */
  opens: Readonly<Record<string, (data: GameEvent["data"]) => Partial<Period>>>;
  /** Done by a seat of its own accord, even if it is told with somebody else's decision. */
  ownDoing: ReadonlySet<string>;
  /** Events that stand in one line with their neighbours of the same kind. */
  folds: Readonly<Record<string, Fold>>;
  /** Whether an event is nobody's doing, though it names a seat other than the one that is at it. */
  isNobodys(event: GameEvent, seat: string | null): boolean;
  /** Whether what a seat did stands in one line with what it did before. */
  joins(before: GameEvent, made: GameEvent): boolean;
  /** The signed change of money that a line tells at its right, null if there was none. */
  amount(events: GameEvent[], seat: string | null): number | null;
  /** Only that amount tells of these. */
  amountOnly: ReadonlySet<string>;
}

/** A part of the log begins: what stood under the one before is over. */
const NEW: Partial<Period> = { turn: 1, company: null };

export const phaseBegan = ({ phase }: GameEvent["data"]): Partial<Period> => ({
  ...NEW,
  phase: String(phase),
});
export const roundBegan = ({ round }: GameEvent["data"]): Partial<Period> => ({
  ...NEW,
  round: Number(round),
  phase: null,
});

/** What holds for any game; each may say more. */
export const ANY_GAME: LogRules = {
  opens: { phase_began: phaseBegan, round_began: roundBegan },
  ownDoing: new Set(["passed", "picked"]),
  folds: { passed: "pass", picked: "pick" },
  isNobodys: () => false,
  joins: () => false,
  amount: () => null,
  amountOnly: new Set(),
};
