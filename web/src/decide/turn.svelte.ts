// The own turn so far: moves that can be taken back one by one.

import type { TableState } from "../state/table.svelte";
import { draftOf, lastOwn, type Step } from "./draft";
import { ENDING } from "./groups";

export class Turn {
  /** Moves that went with one that was taken out, told until the next answer. */
  private dropped = $state.raw<{ after: number; answers: string[] } | null>(null);

  constructor(private readonly state: TableState) {}

  /** Moves that were not possible any more when another was taken out just now. */
  get lost(): string[] {
    return this.dropped?.after === this.state.latest?.number ? (this.dropped?.answers ?? []) : [];
  }

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

  /** Give several answers in a row, as long as they are legal; tells how many were given. */
  giveAll(answers: string[]): Promise<number> {
    return this.state.inOneGo(async () => {
      for (const [given, one] of answers.entries()) {
        if (!this.state.newest?.answers.includes(one) || !(await this.state.answer(one)))
          return given;
      }
      return answers.length;
    });
  }

  /** Take back to before a move, unless something is on its way. */
  async takeBack(step: Step): Promise<void> {
    if (!this.state.busy) await this.state.undoTo(step.to);
  }

  /** Take one move out, and give the later ones again as long as they are legal. */
  async takeOut(step: Step): Promise<void> {
    if (this.state.busy) return;
    const later = this.draft.filter((one) => one.number > step.number);
    const answers = later.flatMap((one) => one.given);
    const given = await this.state.inOneGo(async () =>
      (await this.state.undoTo(step.to)) ? this.giveAll(answers) : null,
    );
    if (given === null) return;
    const lost = answers.slice(given).filter((one) => !ENDING.has(one));
    this.dropped = lost.length ? { after: this.state.latest?.number ?? 0, answers: lost } : null;
  }
}
