// Which screen stands in the place of the board: the board itself, or one made for the phase.

import type { TableState } from "../state/table/table.svelte";
import type { PhaseScreen, View } from "./game";

export const BOARD = "board";

export class Screens {
  /** What somebody wished to see, and in which phase. */
  private wished = $state.raw<{ phase: string; name: string } | null>(null);

  constructor(
    private readonly state: TableState,
    private readonly screenOf: (view: View) => PhaseScreen | null = () => null,
  ) {}

  /** The screen that is made for what the table is at. */
  private special: PhaseScreen | null = $derived.by(() => {
    const view = this.state.shown?.view;
    return view ? this.screenOf(view) : null;
  });

  /** The screens that one may switch between now; none if there is only the board. */
  all: string[] = $derived.by(() => (this.special ? [BOARD, this.special.name] : []));

  /** The screen to show: the wished one in its phase, else the one that the question is made for. */
  now: string = $derived.by(() => {
    const { special, wished } = this;
    if (!special) return BOARD;
    if (wished?.phase === special.phase && this.all.includes(wished.name)) return wished.name;
    const { at, shown, seat } = this.state;
    const isMeant = at === null && (shown?.question != null || (special.stays && seat !== null));
    return isMeant ? special.name : BOARD;
  });

  show(name: string): void {
    if (this.special) this.wished = { phase: this.special.phase, name };
  }

  /** Switch to the other screen. */
  toggle(): void {
    if (this.special) this.show(this.now === BOARD ? this.special.name : BOARD);
  }
}
