// A turn as a row of own moves that can still be taken back, and what lies before it.

import type { Entry } from "../../api/types";
import { keptDecisions } from "../../state/decisions";

/** An own move: taken back by going back to the decision before it. */
export interface OwnMove {
  number: number;
  /** The decision before it. */
  to: number;
  answer: string;
  /** The answers that it consists of: naming the company belongs to what it does. */
  given: string[];
}

/** Return the own moves at the end of the game that one may take back without asking; an answer
 *  that only names who acts is one move with what follows. */
export function turnMoves(
  entries: Entry[],
  seat: string | null,
  undo: number | null,
  names?: string,
): OwnMove[] {
  if (seat === null || undo === null) return [];
  const line = keptDecisions(entries);
  const moves: OwnMove[] = [];
  for (let at = line.length - 1; at > 0; at -= 1) {
    const move = moveAt(line, at, seat);
    if (!move || move.to < undo) break;
    moves.unshift(move);
  }
  return moves.reduce<OwnMove[]>((found, move) => {
    const last = found.at(-1);
    if (!last || names === undefined || !isNaming(last.answer, names)) return [...found, move];
    return [...found.slice(0, -1), { ...move, to: last.to, given: [...last.given, move.answer] }];
  }, []);
}

/** Whether an answer only names who acts. */
function isNaming(answer: string, names: string): boolean {
  const [verb, ...args] = answer.split(" ");
  return verb === names && args.length === 1;
}

/** Moves of a turn that are alike: the last of them is the one to take out. */
export interface AlikeMoves {
  move: OwnMove;
  count: number;
}

/** Return moves with those that are alike together, where the first of them stood. */
export function groupAlike(moves: OwnMove[]): AlikeMoves[] {
  const found = new Map<string, AlikeMoves>();
  for (const move of moves)
    found.set(move.answer, { move, count: (found.get(move.answer)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Return the last own move, which the others may agree to take back. */
export function lastOwnMove(entries: Entry[], seat: string | null): OwnMove | null {
  const line = keptDecisions(entries);
  for (let at = line.length - 1; at > 0; at -= 1) {
    const move = seat === null ? null : moveAt(line, at, seat);
    if (move) return move;
  }
  return null;
}

function moveAt(line: Entry[], at: number, seat: string): OwnMove | null {
  const entry = line[at];
  const before = line[at - 1];
  if (!entry || !before || entry.seat !== seat) return null;
  const answer = String(entry.data.answer ?? "");
  return { number: entry.number, to: before.number, answer, given: [answer] };
}
