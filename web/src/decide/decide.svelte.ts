// Deciding: the legal answers as choices, which one is looked at, and what it would change.

import type { Previewed, PreviewedLine, Problem } from "../api/types";
import type { GameWords } from "../state/game.svelte";
import type { TableState } from "../state/table/table.svelte";
import { settings } from "../state/settings.svelte";
import { goesTo, type Choice } from "./answers/choices";
import { grouped, type Card, type Group } from "./answers/groups";
import { keyLabels } from "./keyboard/keys";
import { LegalAnswers } from "./answers/legalAnswers.svelte";
import { mayLack, type Unavailable } from "./answers/unavailable";
import { momentOf, type Moment, type Place } from "./moment.svelte";
import { lineOf, type Previews } from "./preview/previews.svelte";
import { PrintedComponents, type Components } from "./answers/components";
import type { DecideParts, Level, Outcome } from "./game";
import { Screens } from "./screens.svelte";
import { Turn } from "./turn/turn.svelte";

const AHEAD = 64; // previews that are asked for before anybody looks

export class Decide extends LegalAnswers {
  /** Whether the palette is open, and whether the keys are explained. */
  palette = $state(false);
  help = $state(false);
  readonly screens: Screens;
  readonly turn: Turn;
  readonly components: Components;
  private current: Moment | null = null;

  constructor(state: TableState, words: GameWords, box: unknown, game: DecideParts = {}) {
    super(state, words, game);
    this.components = game.components ?? new PrintedComponents(box);
    this.turn = new Turn(state, game.acting?.names, (one) => this.read(one)?.verb.role === "ends");
    this.screens = new Screens(state, (view) => game.screen?.(view) ?? null);
  }

  /** All that belongs to the question that is asked now. Kept by hand: a derived value that nobody
   *  watches is made anew each time. */
  moment: Moment = $derived.by(() => (this.current = momentOf(this.state, this.current)));

  protected get previews(): Previews {
    return this.moment.previews;
  }

  /** The answer that is looked at: hovered, focused or tapped. */
  get looked(): string | null {
    return this.moment.looked;
  }
  set looked(notation: string | null) {
    this.moment.looked = notation;
  }
  /** The answer that waits to be confirmed. */
  get chosen(): string | null {
    return this.moment.chosen;
  }
  /** The answer that the second word gives: the chosen one, or else the usual way. */
  get waiting(): string | null {
    const { chosen, needsConfirm } = this.moment;
    if (chosen !== null) return needsConfirm ? chosen : null;
    return this.state.mayAnswer && !this.narrowed ? (this.ways[0]?.notation ?? null) : null;
  }
  /** The answer that is told of: looked at, chosen, or the usual way. */
  get regarded(): string | null {
    return this.looked ?? this.chosen ?? this.waiting;
  }
  /** A place on the board that several answers go to: the bar shows only those. */
  get narrowed(): Place | null {
    return this.moment.narrowed;
  }

  /** What the bar shows, in groups. */
  groups: Group[] = $derived.by(() => grouped(this.offered(), this.words.game, this.game));

  /** The same, one after the other. */
  listed: Choice[] = $derived.by(() =>
    this.groups.flatMap((one) => one.cards.flatMap((card) => card.choices)),
  );

  /** The key of each choice that the bar shows, by its notation; of a folded card, by that of the card. */
  labels: Map<string, string> = $derived.by(() => {
    const cards = this.groups.flatMap((one) => one.cards);
    const things = cards.flatMap((card) => {
      const isFolded = this.isFolded(card);
      const first = isFolded ? card.choices.slice(0, 1) : card.choices;
      return first.map((choice) => ({
        name: isFolded ? card.key : choice.notation,
        wished: this.game.keyOf?.(choice, this.levelOf(card)) ?? null,
      }));
    });
    const keys = keyLabels(things.map((one) => one.wished));
    return new Map(things.flatMap(({ name }, at) => (keys[at] ? [[name, keys[at]]] : [])));
  });

  /** Whether answers may come that are not possible now: known before the server tells which. */
  mayShowUnavailable: boolean = $derived.by(() => {
    const { narrowed, showsFree } = this.moment;
    if (!this.choices.length || narrowed || showsFree) return false;
    return mayLack(this.choices, this.words.domains) || this.refused.some((one) => one.near);
  });

  /** Answers like those offered that are not possible now, the most telling ones. */
  unavailable: Unavailable[] = $derived.by(() => {
    return this.mayShowUnavailable ? this.refused.filter((one) => one.near) : [];
  });

  /** Return the choices that go to a place. */
  at(domain: string, key: string): Choice[] {
    return this.choices.filter((one) => this.goesTo(one, domain, key));
  }

  /** Somebody touches a place on the board: the answer that goes there, or those that do. */
  touch(place: Place): void {
    const all = this.at(place.domain, place.key);
    const own = all.filter((one) => !this.companies.length || one.args.company === this.company);
    const found = own.length ? own : all;
    const [only] = found;
    if (only && found.length === 1) void this.choose(only.notation);
    else if (found.length) this.moment.narrowed = place;
  }

  /** Whether a card stands for its choices: a press shows them. */
  isFolded(card: Card): boolean {
    return !this.narrowed && card.domain !== null && (this.game.folds?.(card) ?? false);
  }

  /** Show only what stands behind a folded card; tells whether there is such a card. */
  open(key: string): boolean {
    const cards = this.groups.flatMap((one) => one.cards);
    const card = cards.find((one) => one.key === key && this.isFolded(one));
    const [first] = card?.choices ?? [];
    if (!card?.domain || !first) return false;
    this.moment.narrowed = { domain: card.domain, key: card.name, verb: first.verb.id };
    return true;
  }

  /** Return why nothing goes to a place now, once the server has told; nothing if it was never in question. */
  why(domain: string, key: string): Problem | null {
    if (!this.choices.length || this.at(domain, key).length) return null;
    const found = this.refused.find((one) => this.goesTo(one.choice, domain, key));
    return found?.refusal ?? null;
  }

  /** What an answer would change or why it is refused, once the server has told. */
  preview(notation: string): Previewed | undefined {
    const line = this.line(notation);
    return line.length > 1 ? this.previews.ofLine(line) : this.previews.of(notation);
  }

  /** What an answer comes to: mostly what it would change. */
  outcome(notation: string): Outcome | undefined {
    if (this.isWay(notation)) return this.previewLine(lineOf(notation));
    return this.game.outcome ? this.game.outcome(notation, this) : this.preview(notation);
  }

  /** What answers in a row would change, once the server has told. */
  previewLine(line: string[]): PreviewedLine | undefined {
    const { previews } = this.moment;
    return line.length > 1 ? previews.ofLine(line) : previews.after(line[0] ?? "");
  }

  /** What a choice is called by the game, where its answers are more than one. */
  title(notation: string): string | null {
    const way = this.ways.find((one) => one.notation === notation);
    const line = way?.whole ?? lineOf(notation);
    return way || line.length > 1 ? (this.game.lineTitle?.(line) ?? null) : null;
  }

  /** The preview of the answer that is told of. */
  get currentPreview(): Previewed | undefined {
    const notation = this.regarded;
    return notation === null ? undefined : this.outcome(notation);
  }

  /** Ask ahead for what is shown first. */
  prefetch(): void {
    const first = [...this.listed, ...this.endings].slice(0, AHEAD);
    this.previews.want(first.map((one) => this.line(one.notation)));
  }

  /** Choose an answer, or several in a row: given at once if it can be taken back, else it asks. */
  async choose(notation: string): Promise<void> {
    if (!this.state.mayAnswer) return;
    const moment = this.moment;
    if (moment.chosen === notation && moment.needsConfirm) return this.give(notation);
    if (this.isWay(notation)) return this.prepare(notation);
    moment.chosen = notation;
    moment.needsConfirm = false;
    const told = await moment.previews.load(this.line(notation));
    if (this.moment !== moment || moment.chosen !== notation) return;
    if (told && !told.refusal && !told.final && !this.asksFirst(notation))
      return this.give(notation);
    moment.needsConfirm = true;
  }

  /** Whether an answer waits for a second word even if it can be taken back. */
  private asksFirst(notation: string): boolean {
    const choice = this.read(notation);
    return (
      settings.confirm === "always" || (choice !== null && this.game.showsFirst?.(choice) === true)
    );
  }

  /** Choose answers in a row that wait for a second word. */
  prepare(notation: string): void {
    if (!this.state.mayAnswer) return;
    this.moment.chosen = notation;
    this.moment.needsConfirm = true;
  }

  /** Give an answer. */
  async give(notation: string): Promise<void> {
    if (!this.state.mayAnswer) return;
    const line = this.line(notation);
    this.forget();
    await this.state.inOneGo(async () => {
      for (const one of line) if (!(await this.state.answer(one))) return;
    });
  }

  /** Let go of what was chosen or narrowed; tells whether there was anything. */
  forget(): boolean {
    return this.moment.forget();
  }

  /** Whether there is something to let go of, or a move that is taken back without asking. */
  get canUndo(): boolean {
    return this.chosen !== null || this.narrowed !== null || this.turn.undoMode === "free";
  }

  /** Take back the last own move; if that is not free, say so and what can be done instead. */
  async undo(): Promise<void> {
    if (!this.turn.mayUndo || this.forget()) return;
    const last = this.turn.undoable.at(-1) ?? this.turn.last;
    if (last && this.turn.undoMode === "free") await this.turn.takeBack(last);
    else this.moment.undoRequest = last;
  }

  private levelOf(card: Card): Level {
    if (this.isFolded(card)) return "card";
    return this.narrowed ? "behind" : "bar";
  }

  private isWay(notation: string): boolean {
    return this.ways.some((one) => one.notation === notation);
  }

  private goesTo(choice: Choice, domain: string, key: string): boolean {
    return this.game.goesTo?.(choice, domain, key) ?? goesTo(choice, domain, key);
  }

  /** What the bar offers now: narrowed to a place, to free actions, or to the acting company. */
  private offered(): Choice[] {
    const { narrowed, showsFree } = this.moment;
    if (narrowed) {
      const { domain, key, verb } = narrowed;
      return this.at(domain, key).filter((one) => verb === undefined || one.verb.id === verb);
    }
    if (showsFree) return this.free;
    if (this.ways.length) return this.ways;
    const apart = new Set([...this.endings, ...this.free].map((one) => one.notation));
    const isShown = (one: Choice): boolean => !this.companies.length || !this.isOthers(one);
    return this.choices.filter((one) => !apart.has(one.notation) && isShown(one));
  }
}
