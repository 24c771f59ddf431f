// What the map and the card beside it show of the answer that is looked at: the table after it.

import type { Plot, PlotOfView, RaisingView } from "../../../api/raising";
import type { GameEvent, Previewed, PreviewedLine } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import type { Raising } from "../raising.svelte";
import { applied } from "./applied";
import { DIRECTIONS } from "../drawings/arrows";
import { isBuilt, isPrestige } from "./standing";
import { turnAnswer, Turning } from "./turning.svelte";
import { accountOf, type Account } from "./whatif/account";

/** Answers that change something on the map. */
const ON_MAP = new Set(["raise", "move", "plot", "turn", "resolve", "level", "swap", "copy"]);

export class Outlook {
  /** Of a prestige building: where it is tried, and how it is turned there. */
  readonly turning: Turning;

  constructor(private readonly raising: Raising) {
    this.turning = new Turning(raising);
  }

  // What is looked at

  private question = $derived.by(() => this.raising.context.state.shown?.question ?? null);

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
    if (choice?.verb.id === "plot")
      return this.turning.toldOf(choice.args.plot ?? "", this.turning.degrees);
    if (choice) return this.raising.context.decide.currentPreview;
    return this.turning.isTurning ? this.turning.toldOf("", this.turning.degrees) : undefined;
  });

  /** The table after it, once the server has told. */
  after: RaisingView | null = $derived.by(() =>
    this.told?.changes ? applied(this.raising.view, this.told.changes) : null,
  );

  /** What would happen then, in order: told a little later than what changes. */
  private events: GameEvent[] = $derived.by(() => {
    const { choice } = this;
    const { degrees } = this.turning;
    const { previews } = this.raising.context.decide.moment;
    if (!this.isShown) return [];
    if (choice?.verb.id === "plot") {
      const told: PreviewedLine | undefined = this.turning.toldOf(choice.args.plot ?? "", degrees);
      return told?.events ?? [];
    }
    return previews.after(choice?.notation ?? turnAnswer(degrees))?.events ?? [];
  });

  /** What it would bring the seat that answers. */
  account: Account = $derived.by(() => accountOf(this.events, this.raising.me ?? ""));

  /** Whether there is something to tell of an answer on the map. */
  isShown: boolean = $derived.by(
    () => this.after !== null && (this.choice === null || ON_MAP.has(this.choice.verb.id)),
  );

  /** The plot that it is about. */
  plot: string | null = $derived.by(() => this.choice?.args.plot ?? this.turning.plot);

  /** The prestige building that is to be placed or turned. */
  prestige: string | null = $derived.by(() => {
    const asked = this.question?.data.prestige;
    if (typeof asked === "string") return asked;
    const standing = this.plot === null ? undefined : this.standing(this.plot);
    return standing && isPrestige(standing) ? standing.prestige : null;
  });

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
      const target = plot.neighbors[DIRECTIONS.indexOf(direction)] ?? "";
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
