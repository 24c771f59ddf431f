// Where partners stand: told by the log, since the view only says which spaces are used.

import type { Entry } from "../api/types";
import { played } from "../state/played";

export interface Pawn {
  space: string;
  seat: string;
  company: string;
}

/** Return the partners on spaces after an entry, in the order in which they were placed. */
export function pawnsAt(entries: Entry[], number: number, phase: string): Pawn[] {
  if (phase !== "action" && phase !== "operating") return [];
  let found: Pawn[] = [];
  for (const event of played(entries, number).flatMap((one) => one.events ?? [])) {
    if (event.kind === "phase_began" && event.data.phase === "action") found = [];
    if (event.kind === "placed") found.push(event.data as unknown as Pawn);
  }
  return found;
}

interface Turn {
  seats: string[];
  /** Who decides now. */
  asked: string[];
  /** Who still has a turn in this round. */
  waiting: string[];
}

/** Return the round of the action phase, by how many partners those have placed who had their turn. */
export function roundAt(pawns: Pawn[], { seats, asked, waiting }: Turn): number {
  const count = (seat: string): number => pawns.filter((one) => one.seat === seat).length;
  const most = (some: string[]): number => Math.max(0, ...some.map(count));
  const others = seats.filter((one) => !asked.includes(one));
  const done = others.filter((one) => !waiting.includes(one));
  if (done.length && most(done) > 0) return Math.max(most(done), most(asked));
  // The first of a round: their partner is either still to be placed, or just was.
  return most(asked) > most(others) ? most(asked) : most(asked) + 1;
}
