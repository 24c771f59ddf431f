// The answers that may be given, as choices: for the company that acts, as whole ways, and those refused.

import type { UnavailableAnswer } from "../../api/types";
import type { GameWords } from "../../state/game.svelte";
import type { TableState } from "../../state/table/table.svelte";
import type { DecideParts } from "../game";
import { lineKey, lineOf, type Previews } from "../preview/previews.svelte";
import { read, type Choice } from "./choices";
import { unavailableOf, type Unavailable } from "./unavailable";

export abstract class LegalAnswers {
  /** The company that one acts for, where several could be. */
  acting = $state<string | null>(null);
  constructor(
    protected readonly state: TableState,
    protected readonly words: GameWords,
    /** What the game brings. */
    readonly game: DecideParts,
  ) {}

  /** What the server tells before one answers. */
  protected abstract get previews(): Previews;

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

  /** The answer that names the company that acts, where that comes first. */
  private act: Choice | undefined = $derived.by(() => {
    const names = this.game.acting?.names;
    return this.given.find((one) => one.verb.id === names && one.args.company === this.company);
  });

  /** The legal answers, as long as one may give them; where a company is named first, what it can do
   *  then. If there is one thing only, naming the company does it, and nothing is asked. */
  choices: Choice[] = $derived.by(() => {
    const { names, does, asks } = this.game.acting ?? {};
    const act = this.act;
    const ahead = act && this.previews.after(act.notation);
    if (!act || !ahead) return this.given;
    const others = this.given.filter((one) => one.verb.id !== names);
    if (ahead.question?.kind !== asks) return [...others, act];
    const next = (ahead.answers ?? []).flatMap((one) => this.read(one) ?? []);
    return [...others, ...next.filter((one) => one.verb.id === does)];
  });

  /** Whole ways to settle what the question begins, the usual one first: they are offered in place of
   *  single answers, and each waits for a second word. */
  ways: Choice[] = $derived.by(() => {
    const plans = this.given.length ? (this.state.latest?.plans ?? []) : [];
    return plans.flatMap(({ answers, whole }) => {
      const first = this.read(answers[0] ?? "");
      return first ? [{ ...first, notation: lineKey(answers), whole }] : [];
    });
  });

  /** Answers that end a turn or a step; they stand apart. */
  endings: Choice[] = $derived(this.choices.filter((one) => one.verb.role === "ends"));

  /** Answers that may be given besides, if something else is asked. */
  free: Choice[] = $derived.by(() => {
    const main = this.choices.some((one) => one.verb.role === "plain");
    return main ? this.choices.filter((one) => one.verb.role === "free") : [];
  });

  /** All that might be expected and is not possible now, the nearest first, once the server has told. */
  refused: Unavailable[] = $derived.by(() =>
    unavailableOf(this.impossible ?? [], (one) => this.read(one)),
  );

  /** What the server told of that. */
  private impossible: UnavailableAnswer[] | undefined = $derived.by(() => {
    if (!this.choices.length) return [];
    const isNamed = this.act !== undefined && !this.choices.includes(this.act);
    const before = isNamed && this.act ? [this.act.notation] : [];
    return this.previews.unavailable(before);
  });

  /** Whether the server has told what is not possible. */
  get isUnavailableTold(): boolean {
    return this.impossible !== undefined;
  }

  /** Return an answer as a choice; of several in a row, the first. */
  read(notation: string): Choice | null {
    const [first = ""] = lineOf(notation);
    return read(first, this.words.verbs, this.words.domains);
  }

  /** Return the answers that give this one: the company is named first if it must be. */
  protected line(notation: string): string[] {
    const line = lineOf(notation);
    const { verb, args } = this.read(notation) ?? {};
    const { names, does } = this.game.acting ?? {};
    const act = verb && verb.id === does ? `${names} ${args?.company}` : "";
    return this.given.some((one) => one.notation === act) ? [act, ...line] : line;
  }

  /** Whether another company would act by an answer. */
  protected isOthers({ verb, args }: Choice): boolean {
    return verb.id === this.game.acting?.does && this.company
      ? args.company !== this.company
      : false;
  }
}
