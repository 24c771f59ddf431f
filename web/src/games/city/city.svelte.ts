// City's table as the board draws it: the view, the printed components, and what a look would change.

import { getContext, setContext } from "svelte";

import type {
  ActionSpace,
  Asset,
  Charter,
  CityBox,
  CityCompany,
  CitySeat,
  CityView,
} from "./types";
import type { Change } from "../../api/types";
import type { DecideContext } from "../../decide/context";
import { language, say } from "../../words/say.svelte";
import { sharesOf } from "./shares";

export class City {
  readonly box: CityBox;
  private readonly charters: Map<string, Charter>;
  private readonly spaces: Map<string, ActionSpace>;
  private readonly assets: Map<string, Asset>;

  constructor(readonly context: DecideContext) {
    this.box = context.box as CityBox;
    this.charters = new Map(this.box.charters.map((one) => [one.company, one]));
    this.spaces = new Map(this.box.spaces.map((one) => [one.space, one]));
    this.assets = new Map(this.box.assets.assets.map((one) => [one.asset, one]));
  }

  view: CityView = $derived.by(() => this.context.state.shown?.view as CityView);

  /** What the answer that is looked at would change. */
  changes: Map<string, Change> = $derived.by(() => {
    const { decide, state } = this.context;
    const changes = (state.mayAnswer ? decide.currentPreview?.changes : undefined) ?? [];
    return new Map(changes.map((one) => [one.path, one]));
  });

  /** Companies in operating order; those of which the order says nothing come last. */
  order: string[] = $derived.by(() => {
    const known = this.view.appeal_order.filter((one) => one in this.view.companies);
    return [...known, ...Object.keys(this.view.companies).filter((one) => !known.includes(one))];
  });

  me: string | null = $derived.by(() => this.context.state.seat);
  mine: CitySeat | undefined = $derived.by(() =>
    this.view.seats.find((one) => one.seat === this.me),
  );
  own: string[] = $derived.by(() =>
    this.order.filter((one) => this.view.companies[one]?.director === this.me),
  );

  /** All companies: one's own first, then the others in operating order, then those to be founded. */
  all: string[] = $derived.by(() => [
    ...this.own,
    ...this.order.filter((one) => !this.own.includes(one)),
    ...this.view.unfounded,
  ]);

  /** The company that the question is about, or that operates. */
  inQuestion: string | null = $derived.by(() => {
    const told = this.context.state.shown?.question?.data.company;
    return typeof told === "string" ? told : (this.view.operating?.company ?? null);
  });

  /** What a thing is called where there is little room. */
  short(domain: string, key: string): string {
    const id = `board.${domain}.${key}`;
    return language.has(id) ? say(id) : this.context.names.of(domain, key);
  }

  /** What a player is called beside their sign, which tells players of one name apart. */
  person(seat: string): string {
    return seat === this.me ? say("board.you") : this.context.names.called(seat);
  }

  charter(company: string): Charter | undefined {
    return this.charters.get(company);
  }

  space(key: string): ActionSpace | undefined {
    return this.spaces.get(key);
  }

  asset(key: string): Asset | undefined {
    return this.assets.get(key);
  }

  /** The partners on a space, in the order in which they were placed. */
  placedOn(space: string): CityView["placed"] {
    return this.view.placed.filter((one) => one.space === space);
  }

  /** The number that would stand there after the answer that is looked at, if it differs. */
  after(path: string): number | undefined {
    const after = this.changes.get(path)?.after;
    return typeof after === "number" ? after : undefined;
  }

  /** How many shares a seat holds of a company. */
  shares(company: CityCompany, seat: string): number {
    return sharesOf(this.box, company, seat);
  }
}

const KEY = Symbol("city");

export const setCity = (context: DecideContext): City => setContext(KEY, new City(context));
export const getCity = (): City => getContext<City>(KEY);
