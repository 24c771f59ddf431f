// A turn as a row of own moves that can still be taken back, and what lies before it.

import type { Entry } from "../api/types";
import { keptDecisions } from "../state/decisions";

/** An own move: taken back by going back to the decision before it. */
export interface Step {
  number: number;
  /** The decision before it. */
  to: number;
  answer: string;
  /** The answers that it consists of: naming the company belongs to what it does. */
  given: string[];
}

/** Return the own moves at the end of the game that one may take back without asking. */
export function draftOf(entries: Entry[], seat: string | null, undo: number | null): Step[] {
  if (seat === null || undo === null) return [];
  const line = keptDecisions(entries);
  const steps: Step[] = [];
  for (let at = line.length - 1; at > 0; at -= 1) {
    const step = stepAt(line, at, seat);
    if (!step || step.to < undo) break;
    steps.unshift(step);
  }
  return steps.reduce<Step[]>(joined, []);
}

/** An answer that only names the company is one step with what follows. */
function joined(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1);
  if (!last || !/^act \S+$/.test(last.answer)) return [...steps, step];
  return [...steps.slice(0, -1), { ...step, to: last.to, given: [...last.given, step.answer] }];
}

/** Moves of a turn that are alike: the last of them is the one to take out. */
export interface Alike {
  step: Step;
  count: number;
}

/** Return moves with those that are alike together, where the first of them stood. */
export function alike(steps: Step[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const step of steps)
    found.set(step.answer, { step, count: (found.get(step.answer)?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Return the last own move, which the others may agree to take back. */
export function lastOwn(entries: Entry[], seat: string | null): Step | null {
  const line = keptDecisions(entries);
  for (let at = line.length - 1; at > 0; at -= 1) {
    const step = seat === null ? null : stepAt(line, at, seat);
    if (step) return step;
  }
  return null;
}

function stepAt(line: Entry[], at: number, seat: string): Step | null {
  const entry = line[at];
  const before = line[at - 1];
  if (!entry || !before || entry.seat !== seat) return null;
  const answer = String(entry.data.answer ?? "");
  return { number: entry.number, to: before.number, answer, given: [answer] };
}
