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
  /** The space of the board that is resolved; its lines show it, and stand under one heading. */
  space: string | null;
}

/** What many do one after the other with nothing to tell but who did it. */
export type Fold = "pass" | "pick";

export interface ForcedRules {
  /** The id of the words for why there was no choice, by what came of it. */
  why(events: GameEvent[]): string | null;
  /** The id of the words for why nothing more followed what was done, by the forced answer that ended it. */
  ends(answer: string, events: GameEvent[]): string | null;
}

export interface LogRules {
  /** Events that open a new part of the log, and where in the game that is. */
  opens: Readonly<Record<string, (data: GameEvent["data"]) => Partial<Period>>>;
  /** Done by a seat or a color of its own accord, even if it is told with somebody else's decision. */
  ownDoing: ReadonlySet<string>;
  /** Events that begin a line of their own, though the same seat is at it. */
  begins: ReadonlySet<string>;
  /** Whether an event is told in the line that it follows, whoever it names. */
  attends(event: GameEvent, seat: string | null): boolean;
  /** The space of the board that an event is about, in games whose lines show it. */
  spaceOf: ((event: GameEvent) => string | null) | null;
  /** Events with which such a space begins to be resolved: what follows is about it. */
  resolves: ReadonlySet<string>;
  /** Events that stand in one line with their neighbours of the same kind. */
  folds: Readonly<Record<string, Fold>>;
  /** Whether an event is nobody's doing, though it names a seat other than the one that is at it. */
  isNobodys(event: GameEvent, seat: string | null): boolean;
  /** Whether what a seat did stands in one line with what it did before. */
  joins(before: GameEvent, made: GameEvent): boolean;
  /** The signed change of money or points that a line tells at its right, null if there was none. */
  amount(events: GameEvent[], seat: string | null): number | null;
  /** Whether a line does not say an event: that amount tells it, or what the game draws there. */
  isDrawn(event: GameEvent, seat: string | null): boolean;
  /** Return events with those that are better told as one put together. */
  sum(events: GameEvent[]): GameEvent[];
  /** How forced answers are told, in games that tell of them. */
  forced: ForcedRules | null;
  /** The id of the words for a line that says none of its events, null for the first of them. */
  verb(events: GameEvent[]): string | null;
  /** Kinds of events that one may want to see alone, by the id of the words for them. */
  topics: Readonly<Record<string, ReadonlySet<string>>>;
}

/** A part of the log begins: what stood under the one before is over. */
const NEW: Partial<Period> = { turn: 1, company: null, space: null };

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
  begins: new Set(),
  attends: () => false,
  spaceOf: null,
  resolves: new Set(),
  folds: { passed: "pass", picked: "pick" },
  isNobodys: () => false,
  joins: () => false,
  amount: () => null,
  isDrawn: () => false,
  sum: (events) => events,
  forced: null,
  verb: () => null,
  topics: {},
};
