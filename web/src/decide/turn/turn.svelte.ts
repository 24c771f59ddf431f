// The own turn so far: moves that can be taken back one by one.

import type { State } from "../../api/types";
import type { TableState } from "../../state/table/table.svelte";
import { turnMoves, lastOwnMove, type OwnMove } from "./turnMoves";

/** Freely, if everybody else agrees, or not at all. */
export type UndoMode = State["undo_further"];

export class Turn {
  /** Moves that went with one that was taken out, told until the next answer. */
  private dropped = $state.raw<{ after: number; answers: string[] } | null>(null);

  constructor(
    private readonly state: TableState,
    /** The verb that only names the company that acts. */
    private readonly names?: string,
    /** Whether an answer only ends a turn or a step. */
    private readonly isEnding: (answer: string) => boolean = () => false,
  ) {}

  /** Moves that were not possible any more when another was taken out just now. */
  get lost(): string[] {
    return this.dropped?.after === this.state.latest?.number ? (this.dropped?.answers ?? []) : [];
  }

  /** Own moves of this turn, which can be taken back. */
  undoable: OwnMove[] = $derived.by(() => {
    const undo = this.state.at === null ? (this.state.latest?.undo ?? null) : null;
    return turnMoves(this.state.entries, this.state.seat, undo, this.names);
  });

  /** Those of them that are worth telling: going on to the next step is none. */
  moves: OwnMove[] = $derived.by(() => this.undoable.filter((one) => !this.isEnding(one.answer)));

  /** The last own move, which may lie before what was drawn or what others did. */
  last: OwnMove | null = $derived.by(() => lastOwnMove(this.state.entries, this.state.seat));

  /** How the last own move is taken back, by the server's word; null if there is none. */
  get undoMode(): UndoMode | null {
    if (this.undoable.length) return "free";
    return this.last === null ? null : (this.state.latest?.undo_further ?? "no");
  }

  /** Nothing is on its way, and one looks at the present. */
  get mayUndo(): boolean {
    return !this.state.busy && this.state.at === null;
  }

  /** Take back to before a move. */
  async takeBack(move: OwnMove): Promise<void> {
    if (this.mayUndo) await this.state.undoTo(move.to);
  }

  /** Take one move out, and give the later ones again as long as they are legal. */
  async takeOut(move: OwnMove): Promise<void> {
    if (!this.mayUndo) return;
    const later = this.undoable.filter((one) => one.number > move.number);
    const left = await this.state.inOneGo(async () =>
      (await this.state.undoTo(move.to)) ? this.giveAgain(later) : null,
    );
    if (left === null) return;
    const lost = left.map((one) => one.answer).filter((one) => !this.isEnding(one));
    this.dropped = lost.length ? { after: this.state.latest?.number ?? 0, answers: lost } : null;
  }

  /** Give moves again, as long as all of a move is legal; returns those that are left. */
  private async giveAgain(moves: OwnMove[]): Promise<OwnMove[]> {
    for (const [at, { given }] of moves.entries()) {
      if (!(await this.isLegal(given))) return moves.slice(at);
      for (const one of given) if (!(await this.state.answer(one))) return moves.slice(at);
    }
    return [];
  }

  /** Whether answers in a row are legal: half a move would be one that nobody chose. */
  private async isLegal(line: string[]): Promise<boolean> {
    const [first = "", ...more] = line;
    if (!this.state.newest?.answers.includes(first)) return false;
    if (!more.length) return true;
    const [told] = await this.state.previewLines([line]);
    return told !== undefined && !told.refusal;
  }
}
