// A prestige building that is placed and turned: the plot and the turn that are tried.

import type { Previewed } from "../../../api/types";
import { lineKey, lineOf } from "../../../decide/preview/previews.svelte";
import type { Raising } from "../raising.svelte";

const PLACING = "prestige_plot";
const TURNING = "prestige_turn";

const plotAnswer = (plot: string): string => `plot ${plot}`;
export const turnAnswer = (degrees: string): string => `turn ${degrees}`;

export class Turning {
  constructor(private readonly raising: Raising) {}

  private question = $derived.by(() => this.raising.context.state.shown?.question ?? null);

  /** The turn that is tried, and the plot that was pointed at last. */
  private tried = $state.raw<string | null>(null);
  private pointed = $state.raw<string | null>(null);

  /** Whether a prestige building is on its plot and only to be turned. */
  isTurning: boolean = $derived.by(
    () => this.raising.context.state.mayAnswer && this.question?.kind === TURNING,
  );

  /** The plot that was chosen for it, also while one looks back. */
  plot: string | null = $derived.by(() => {
    const plot = this.question?.kind === TURNING ? this.question.data.plot : null;
    return typeof plot === "string" ? plot : null;
  });

  /** The plots that a prestige building can be placed on. */
  private plots: string[] = $derived.by(() =>
    this.question?.kind === PLACING
      ? this.raising.context.decide.choices.flatMap((one) => one.args.plot ?? [])
      : [],
  );

  /** The plot on which a prestige building is turned, or tried: the last one that was pointed at. */
  aimed: string | null = $derived.by(() => {
    if (this.isTurning) return this.plot;
    const isOffered = this.pointed !== null && this.plots.includes(this.pointed);
    return (isOffered ? this.pointed : this.plots[0]) ?? null;
  });

  /** The turns that can be chosen now. */
  turns: string[] = $derived.by(() =>
    this.raising.context.decide.choices.flatMap((one) =>
      one.verb.id === "turn" && one.args.degrees ? [one.args.degrees] : [],
    ),
  );

  /** The turn that is shown. */
  degrees: string = $derived.by(() => {
    const { decide, state } = this.raising.context;
    const notation = state.mayAnswer ? (decide.looked ?? decide.chosen) : null;
    const last = notation === null ? undefined : lineOf(notation).at(-1);
    const looked = last && decide.read(last)?.args.degrees;
    if (looked) return looked;
    const isOffered =
      this.tried !== null && (!this.turns.length || this.turns.includes(this.tried));
    return (isOffered ? this.tried : this.turns[0]) ?? this.allTurns[0] ?? "0";
  });

  private allTurns: string[] = $derived.by(() => this.raising.context.words.domains.degrees ?? []);

  /** Remember the plot that somebody points at. */
  pointAt(plot: string): void {
    this.pointed = plot;
  }

  /** Return what the server foretells of a prestige building on a plot, turned like this. */
  toldOf(plot: string, degrees: string): Previewed | undefined {
    const { decide } = this.raising.context;
    if (this.isTurning) return decide.preview(turnAnswer(degrees));
    return decide.previewLine([plotAnswer(plot), turnAnswer(degrees)]);
  }

  /** Return the answers that turn it like this on the plot that is aimed at. */
  answerFor(degrees: string): string {
    if (this.isTurning || this.aimed === null) return turnAnswer(degrees);
    return lineKey([plotAnswer(this.aimed), turnAnswer(degrees)]);
  }

  /** Look at a turn on the plot that is aimed at. */
  lookAt(degrees: string): void {
    if (this.aimed === null || this.toldOf(this.aimed, degrees)?.refusal) return;
    this.tried = degrees;
    this.raising.context.decide.looked = this.answerFor(degrees);
  }

  /** Look no longer at a turn. */
  leave(): void {
    const { decide } = this.raising.context;
    if (decide.looked === this.answerFor(this.degrees)) decide.looked = null;
  }

  /** Try the next turn, or the one before. */
  turnBy(steps: number): void {
    const all = this.turns.length ? this.turns : this.allTurns;
    const at = Math.max(0, all.indexOf(this.degrees)) + steps + all.length;
    this.tried = all[at % all.length] ?? null;
    if (this.isTurning && this.tried !== null) this.lookAt(this.tried);
  }
}
