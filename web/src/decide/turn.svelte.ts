// The own turn so far: moves that can be taken back one by one.

import type { TableState } from "../state/table.svelte";
import { draftOf, lastOwn, type Step } from "./draft";
import { ENDING } from "./groups";

export class Turn {
  constructor(private readonly state: TableState) {}

  /** Own moves of this turn, which can be taken back. */
  draft: Step[] = $derived.by(() => {
    const undo = this.state.at === null ? (this.state.latest?.undo ?? null) : null;
    return draftOf(this.state.entries, this.state.seat, undo);
  });

  /** Those of them that are worth telling: going on to the next step is none. */
  moves: Step[] = $derived.by(() => this.draft.filter((one) => !ENDING.has(one.answer)));

  /** The last own move, which may be taken back only if the others agree. */
  get last(): Step | null {
    return lastOwn(this.state.entries, this.state.seat);
  }

  /** Give several answers in a row, as long as they are legal. */
  async giveAll(answers: string[]): Promise<void> {
    for (const one of answers) {
      if (!this.state.latest?.answers.includes(one) || !(await this.state.answer(one))) return;
    }
  }

  /** Take one move out, and give the later ones again as long as they are legal. */
  async takeOut(step: Step): Promise<void> {
    const later = this.draft.filter((one) => one.number > step.number).flatMap((one) => one.given);
    if (await this.state.undoTo(step.to)) await this.giveAll(later);
  }
}
