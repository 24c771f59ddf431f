// What the map and the card beside it show of the answer that is looked at: the table after it.

import type { Plot, PlotOfView, RaisingView } from "../../../api/raising";
import type { Previewed } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import { lineKey, lineOf } from "../../../decide/preview/previews.svelte";
import type { Raising } from "../raising.svelte";
import { applied } from "./applied";
import { DIRECTIONS } from "./arrows";
import { isBuilt, isPrestige } from "./standing";

const PLACING = "prestige_plot";
const TURNING = "prestige_turn";
/** Answers that change something on the map. */
const ON_MAP = new Set(["raise", "move", "plot", "turn", "resolve", "level", "swap", "copy"]);

const plotAnswer = (plot: string): string => `plot ${plot}`;
const turnAnswer = (degrees: string): string => `turn ${degrees}`;

export class Outlook {
  constructor(private readonly raising: Raising) {}

  // What is looked at

  private question = $derived.by(() => this.raising.context.state.latest?.question ?? null);

  private notation: string | null = $derived.by(() => {
    const { decide, state } = this.raising.context;
    return state.mayAnswer ? (decide.looked ?? decide.chosen) : null;
  });

  /** The answer that is looked at, or else the chosen one. */
  choice: Choice | null = $derived.by(() =>
    this.notation === null ? null : this.raising.context.decide.read(this.notation),
  );

  /** What the server foretells of it; of a plot for a prestige building with the turn that is tried. */
  private told: Previewed | undefined = $derived.by(() => {
    const { choice } = this;
    if (choice?.verb.id === "plot") return this.toldOf(choice.args.plot ?? "", this.degrees);
    if (choice) return this.raising.context.decide.currentPreview;
    return this.isTurning ? this.toldOf("", this.degrees) : undefined;
  });

  /** The table after it, once the server has told. */
  after: RaisingView | null = $derived.by(() =>
    this.told?.changes ? applied(this.raising.view, this.told.changes) : null,
  );

  /** Whether there is something to tell of an answer on the map. */
  isShown: boolean = $derived.by(
    () => this.after !== null && (this.choice === null || ON_MAP.has(this.choice.verb.id)),
  );

  /** The plot that it is about. */
  plot: string | null = $derived.by(() => this.choice?.args.plot ?? this.turnedPlot);

  // A prestige building on its plot

  /** The turn that is tried, and the plot that was pointed at last. */
  private tried = $state.raw<string | null>(null);
  private pointed = $state.raw<string | null>(null);

  /** Whether a prestige building is on its plot and only to be turned. */
  isTurning: boolean = $derived.by(
    () => this.raising.context.state.mayAnswer && this.question?.kind === TURNING,
  );

  private turnedPlot: string | null = $derived.by(() => {
    const plot = this.isTurning ? this.question?.data.plot : null;
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
    if (this.turnedPlot !== null) return this.turnedPlot;
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
    const last = this.notation === null ? undefined : lineOf(this.notation).at(-1);
    const looked = last && this.raising.context.decide.read(last)?.args.degrees;
    if (looked) return looked;
    const isOffered =
      this.tried !== null && (!this.turns.length || this.turns.includes(this.tried));
    return (isOffered ? this.tried : this.turns[0]) ?? this.allTurns[0] ?? "0";
  });

  private allTurns: string[] = $derived.by(() => this.raising.context.words.domains.degrees ?? []);

  /** The prestige building that is to be placed or turned. */
  prestige: string | null = $derived.by(() => {
    const asked = this.question?.data.prestige;
    if (typeof asked === "string") return asked;
    const standing = this.plot === null ? undefined : this.standing(this.plot);
    return standing && isPrestige(standing) ? standing.prestige : null;
  });

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

  // What would be then

  /** The banners by which one would advance. */
  banners: string[] = $derived.by(() => {
    const { box, view, me } = this.raising;
    const plot = this.plot === null ? undefined : this.raising.plot(this.plot);
    const seat = (table: RaisingView) => table.seats.find((one) => one.seat === me);
    const [before, after] = [seat(view), this.after && seat(this.after)];
    if (!plot || !before || !after) return [];
    const column = box.board.banner_spaces[plot.column];
    const area = this.prestige === null ? [] : box.board.banner_spaces.slice(box.board.columns);
    return [column, ...area].flatMap((space) => {
      const resource = space === undefined ? undefined : view.banners[space];
      const moves = resource !== undefined && after.tracks[resource] > before.tracks[resource];
      return space !== undefined && moves ? [space] : [];
    });
  });

  /** Return what would stand on a plot. */
  standing(plot: string): PlotOfView | undefined {
    return this.after?.plots.find((one) => one.plot === plot);
  }

  /** The neighborhood spaces that would be enclosed. */
  closed: string[] = $derived.by(() => {
    const before = new Map(this.raising.view.neighborhoods.map((one) => [one.space, one]));
    return (this.after?.neighborhoods ?? [])
      .filter((one) => one.missing === 0 && before.get(one.space)?.missing)
      .map((one) => one.space);
  });

  /** The plots at which the prestige building that is looked at would point. */
  private aims: string[] = $derived.by(() => {
    const standing = this.plot === null ? undefined : this.standing(this.plot);
    return standing && isPrestige(standing) ? standing.points_at.flatMap((one) => one ?? []) : [];
  });

  /** Whether the prestige building that is looked at points at a plot. */
  isAimedAt(plot: string): boolean {
    return this.aims.includes(plot);
  }

  /** Return in which directions the arrows of a prestige building pay at the plot that is looked at. */
  hits(plot: Plot, arrows: readonly string[]): string[] {
    return arrows.filter((direction) => {
      const target = plot.neighbors[DIRECTIONS.indexOf(direction as "N")] ?? "";
      if (this.plot === null || (plot.plot !== this.plot && target !== this.plot)) return false;
      const standing = this.standing(target);
      return standing !== undefined && isBuilt(standing);
    });
  }
}

const made = new WeakMap<Raising, Outlook>();

/** Return the outlook of a table; map, card and screens share it. */
export function outlookOf(raising: Raising): Outlook {
  const outlook = made.get(raising) ?? new Outlook(raising);
  made.set(raising, outlook);
  return outlook;
}
