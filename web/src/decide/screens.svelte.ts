// Which screen stands in the place of the board: the board itself, or one made for the phase.

import type { TableState } from "../state/table.svelte";

export type ScreenName = "board" | "operate" | "market";

const MARKET = new Set(["setup", "stock"]);

export class Screens {
  /** What somebody wished to see, and in which phase. */
  private wished = $state.raw<{ phase: string; name: ScreenName } | null>(null);

  constructor(private readonly state: TableState) {}

  private view = $derived.by(() => {
    const view = this.state.shown?.view;
    return view && "operating" in view ? view : null;
  });

  private phase = $derived(`${this.view?.phase} ${this.view?.operating?.company ?? ""}`);

  /** The screens that one may switch between now; none if there is only the board. */
  all: ScreenName[] = $derived.by(() => {
    if (this.view?.operating) return ["board", "operate"];
    return this.view && MARKET.has(this.view.phase) ? ["board", "market"] : [];
  });

  /**
   * The screen to show: the wished one in its phase, else the one that the question is made for.
   * Whoever deals in shares stays in the market while the others do, it would come and go otherwise.
   */
  now: ScreenName = $derived.by(() => {
    if (this.wished?.phase === this.phase && this.all.includes(this.wished.name))
      return this.wished.name;
    const { at, shown, seat } = this.state;
    const isDealing = seat !== null && this.all.includes("market");
    const isMeant = at === null && (shown?.question != null || isDealing);
    return (isMeant ? this.all[1] : undefined) ?? "board";
  });

  show(name: ScreenName): void {
    this.wished = { phase: this.phase, name };
  }

  /** Switch to the other screen. */
  toggle(): void {
    const [board, other] = this.all;
    if (board && other) this.show(this.now === board ? other : board);
  }
}
