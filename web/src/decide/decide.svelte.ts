// Deciding: the legal answers as choices, which one is looked at, and what it would change.

import type { Previewed, PreviewedLine, Problem } from "../api/types";
import type { GameWords } from "../state/game.svelte";
import type { TableState } from "../state/table.svelte";
import { settings } from "../state/settings.svelte";
import { goesTo, read, type Choice } from "./answers/choices";
import { ENDING, FREE, grouped, type Group } from "./answers/groups";
import { keyLabels } from "./keyboard/keys";
import { candidates, unavailableAnswers, type Unavailable } from "./answers/unavailable";
import { momentOf, type Moment, type Place } from "./moment.svelte";
import { lineOf } from "./preview/previews.svelte";
import { PrintedComponents, type Components } from "./answers/components";
import type { DecideParts } from "./game";
import { Screens } from "./screens.svelte";
import { Turn } from "./turn/turn.svelte";

const AHEAD = 64; // previews that are asked for before anybody looks
const MOST_ILLEGAL = 32; // answers that are tried to say what is not possible

export class Decide {
  /** The company that one acts for, where several could be. */
  acting = $state<string | null>(null);
  /** Whether the palette is open, and whether the keys are explained. */
  palette = $state(false);
  help = $state(false);
  readonly screens: Screens;
  readonly turn: Turn;
  readonly components: Components;
  private current: Moment | null = null;

  constructor(
    private readonly state: TableState,
    private readonly words: GameWords,
    box: unknown,
    /** What the game brings. */
    readonly game: DecideParts = {},
  ) {
    this.components = game.components ?? new PrintedComponents(box);
    this.turn = new Turn(state, game.acting?.names);
    this.screens = new Screens(state, (view) => game.screen?.(view) ?? null);
  }

  /** All that belongs to the question that is asked now. Kept by hand: a derived value that nobody
   *  watches is made anew each time. */
  moment: Moment = $derived.by(() => (this.current = momentOf(this.state, this.current)));

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
  /** A place on the board that several answers go to: the bar shows only those. */
  get narrowed(): Place | null {
    return this.moment.narrowed;
  }

  /** The legal answers to the question itself. */
  private given: Choice[] = $derived.by(() => {
    // An answer on its way changes nothing yet: what was offered stays until the news come.
    const { at, playback, latest } = this.state;
    if (at !== null || !playback.idle) return [];
    return (latest?.answers ?? []).flatMap((one) => this.read(one) ?? []);
  });

  /** Companies one can act for now. */
  private able: string[] = $derived.by(() => {
    const { names, does } = this.game.acting ?? {};
    const acts = this.given.filter(({ verb }) => verb.id === names || verb.id === does);
    return [...new Set(acts.map((one) => one.args.company ?? ""))];
  });

  /** Companies one can act for now, if there is more than one. */
  companies: string[] = $derived(this.able.length > 1 ? this.able : []);

  /** The company that one acts for. */
  company: string | null = $derived.by(() => {
    if (this.companies.length)
      return this.companies.find((one) => one === this.acting) ?? this.companies[0] ?? null;
    const asked = this.state.latest?.question?.data.company;
    return typeof asked === "string" ? asked : (this.able[0] ?? null);
  });

  /** The legal answers, as long as one may give them; where a company is named first, what it can do
   *  then. If there is one thing only, naming the company does it, and nothing is asked. */
  choices: Choice[] = $derived.by(() => {
    const { names, does, asks } = this.game.acting ?? {};
    const act = this.given.find(
      (one) => one.verb.id === names && one.args.company === this.company,
    );
    const ahead = act && this.moment.previews.after(act.notation);
    if (!act || !ahead) return this.given;
    const others = this.given.filter((one) => one.verb.id !== names);
    if (ahead.question?.kind !== asks) return [...others, act];
    const next = (ahead.answers ?? []).flatMap((one) => this.read(one) ?? []);
    return [...others, ...next.filter((one) => one.verb.id === does)];
  });

  /** Answers that end a turn or a step; they stand apart. */
  endings: Choice[] = $derived(this.choices.filter((one) => ENDING.has(one.verb.id)));

  /** Answers that may be given besides, if something else is asked. */
  free: Choice[] = $derived.by(() => {
    const main = this.choices.some((one) => !ENDING.has(one.verb.id) && !FREE.has(one.verb.id));
    return main ? this.choices.filter((one) => FREE.has(one.verb.id)) : [];
  });

  /** What the bar shows, in groups. */
  groups: Group[] = $derived.by(() => grouped(this.offered(), this.words.game, this.game));

  /** The same, one after the other. */
  listed: Choice[] = $derived.by(() =>
    this.groups.flatMap((one) => one.cards.flatMap((card) => card.choices)),
  );

  /** The key of each choice that the bar shows. */
  labels: Map<string, string> = $derived.by(() => {
    const keys = keyLabels(this.listed.length);
    return new Map(this.listed.flatMap((one, at) => (keys[at] ? [[one.notation, keys[at]]] : [])));
  });

  /** Whether answers may come that are not possible now: known before the server tells which. */
  mayShowUnavailable: boolean = $derived.by(() => {
    const { narrowed, showsFree } = this.moment;
    return this.choices.length > 0 && !narrowed && !showsFree && this.illegal.length > 0;
  });

  /** Answers like those offered that are not possible now, the most telling ones. */
  unavailable: Unavailable[] = $derived.by(() => {
    if (!this.mayShowUnavailable) return [];
    return unavailableAnswers(this.illegal.slice(0, MOST_ILLEGAL), (one) => this.preview(one));
  });

  /** Answers like those that are asked for, which are not legal now. */
  illegal: Choice[] = $derived.by(() => {
    const { latest, seat } = this.state;
    if (!latest?.question || !latest.view || seat === null) return [];
    const scope = this.game.scope?.(latest.view, seat);
    if (!scope) return [];
    const found = candidates(latest.question.kind, this.words.verbs, this.choices, scope);
    return found.filter((one) => !this.isOthers(one));
  });

  /** Return an answer as a choice; of several in a row, the first. */
  read(notation: string): Choice | null {
    const [first = ""] = lineOf(notation);
    return read(first, this.words.verbs, this.words.domains);
  }

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

  /** Return why nothing goes to a place now, once the server has told; nothing if it was never in question. */
  why(domain: string, key: string): Problem | null {
    if (!this.choices.length || this.at(domain, key).length) return null;
    const tried = this.illegal.filter((one) => this.goesTo(one, domain, key)).slice(0, 2);
    return unavailableAnswers(tried, (one) => this.preview(one))[0]?.refusal ?? null;
  }

  /** What an answer would change or why it is refused, once the server has told. */
  preview(notation: string): Previewed | undefined {
    const line = this.line(notation);
    return line.length > 1 ? this.moment.previews.ofLine(line) : this.moment.previews.of(notation);
  }

  /** What an answer comes to: mostly what it would change. */
  outcome(notation: string): Previewed | undefined {
    return this.game.outcome ? this.game.outcome(notation, this) : this.preview(notation);
  }

  /** What answers in a row would change, once the server has told. */
  previewLine(line: string[]): PreviewedLine | undefined {
    return this.moment.previews.ofLine(line);
  }

  /** The preview of the answer that is looked at, or else of the chosen one. */
  get currentPreview(): Previewed | undefined {
    const notation = this.looked ?? this.chosen;
    return notation === null ? undefined : this.outcome(notation);
  }

  /** Ask ahead for what is shown first. */
  prefetch(): void {
    const first = [...this.listed, ...this.endings].slice(0, AHEAD);
    this.moment.previews.want(first.map((one) => this.line(one.notation)));
  }

  /** Choose an answer, or several in a row: given at once if it can be taken back, else it asks. */
  async choose(notation: string): Promise<void> {
    if (!this.state.mayAnswer) return;
    const moment = this.moment;
    if (moment.chosen === notation && moment.needsConfirm) return this.give(notation);
    moment.chosen = notation;
    moment.needsConfirm = false;
    const told = await moment.previews.load(this.line(notation));
    if (this.moment !== moment || moment.chosen !== notation) return;
    if (told && !told.refusal && !told.final && settings.confirm !== "always")
      return this.give(notation);
    moment.needsConfirm = true;
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

  /** Take back the last own move; if that is not free, say so and what can be done instead. */
  async undo(): Promise<void> {
    if (!this.turn.mayUndo || this.forget()) return;
    const last = this.turn.undoable.at(-1) ?? this.turn.last;
    if (last && this.turn.undoMode === "free") await this.turn.takeBack(last);
    else this.moment.undoRequest = last;
  }

  /** Return the answers that give this one: the company is named first if it must be. */
  private line(notation: string): string[] {
    const line = lineOf(notation);
    const { verb, args } = this.read(notation) ?? {};
    const { names, does } = this.game.acting ?? {};
    const act = verb && verb.id === does ? `${names} ${args?.company}` : "";
    return this.given.some((one) => one.notation === act) ? [act, ...line] : line;
  }

  private goesTo(choice: Choice, domain: string, key: string): boolean {
    return this.game.goesTo?.(choice, domain, key) ?? goesTo(choice, domain, key);
  }

  /** Whether another company would act by an answer. */
  private isOthers({ verb, args }: Choice): boolean {
    return verb.id === this.game.acting?.does && this.company
      ? args.company !== this.company
      : false;
  }

  /** What the bar offers now: narrowed to a place, to free actions, or to the acting company. */
  private offered(): Choice[] {
    const { narrowed, showsFree } = this.moment;
    if (narrowed) return this.at(narrowed.domain, narrowed.key);
    if (showsFree) return this.free;
    const apart = new Set([...this.endings, ...this.free].map((one) => one.notation));
    const isShown = (one: Choice): boolean => !this.companies.length || !this.isOthers(one);
    return this.choices.filter((one) => !apart.has(one.notation) && isShown(one));
  }
}
