// What things and people at a table are called, and sentences about them.

import { count, language, money, parts, say, type Data, type Part } from "../words/say.svelte";
import { sitterAt } from "./sitters";
import type { TableState } from "./table/table.svelte";

/** Names under which a thing of a domain is told in events and questions. */
const ALIAS: Record<string, string> = {
  owner: "seat",
  director: "seat",
  space2: "space",
  resource2: "resource",
};

/** What a game calls things that have no printed name, by what they do, and their effects. */
export interface PrintedNames {
  name(domain: string, key: string): string | undefined;
  about(domain: string, key: string): string | undefined;
}

/** What a score is counted in. */
export type ScoreUnit = "money" | "points";

export class Names {
  constructor(
    private readonly game: string,
    private readonly state: TableState,
    private readonly domains: Record<string, string[]>,
    private readonly scoreUnit: ScoreUnit = "points",
    private readonly printed?: PrintedNames,
    private readonly time: number | null = null,
  ) {}

  /** Return the names as they were when an entry was made: people may have left their seats since. */
  at(number: number): Names {
    const { game, state, domains, scoreUnit, printed } = this;
    return new Names(game, state, domains, scoreUnit, printed, number);
  }

  /** Return what somebody or something is called. */
  of(domain: string, key: string): string {
    if (domain === "seat") return this.person(key);
    const composed = this.printed?.name(domain, key);
    if (composed !== undefined) return composed;
    const id = `things.${this.game}.${domain}.${key}`;
    const renamed = `${id}.${this.state.about?.options.edition}`; // some things are renamed by an edition
    const known = [renamed, id].find((one) => language.has(one));
    return known ? say(known) : key.replaceAll("_", " ");
  }

  /** Return what a company is called among players, where its whole name is too long. */
  brief(company: string): string {
    const id = `decide.brief.${company}`;
    return language.has(id) ? say(id) : company.charAt(0).toUpperCase() + company.slice(1);
  }

  /** Return the one-line effect of a thing, or nothing. */
  about(domain: string, key: string): string {
    const id = `things.${this.game}.${domain}.${key}.text`;
    return this.printed?.about(domain, key) ?? (language.has(id) ? say(id) : "");
  }

  /** Return what somebody is called, with the seat's colour if two are called the same. */
  person(seat: string): string {
    const name = this.called(seat);
    const twice = this.state.seats.filter((one) => this.called(one.seat) === name).length > 1;
    return twice ? `${name} (${this.color(seat)})` : name;
  }

  /** Return the bare name of whoever sits somewhere; a bot has that of its seat. */
  called(seat: string): string {
    const now = this.state.seats.find((one) => one.seat === seat);
    const then = this.time === null ? null : sitterAt(this.state.entries, seat, this.time);
    const chair = then ?? now;
    if (!chair && this.domains.color?.includes(seat)) return this.of("color", seat);
    const id = `people.${seat}`;
    return typeof chair?.bot === "string" && language.has(id)
      ? say(id)
      : (chair?.name ?? this.color(seat));
  }

  /** Say a sentence whose data are keys of the game. */
  say(id: string, data: Data): string {
    return say(
      id,
      this.named(data, (_domain, _key, name) => name),
    );
  }

  /** Say a sentence with its things as things, to be drawn inside it. */
  parts(id: string, data: Data): Part[] {
    return parts(
      id,
      this.named(data, (domain, key, name) => ({ domain, key, name })),
    );
  }

  /** Return the colour of a seat, whoever sits there. */
  color(seat: string): string {
    return say(`things.${this.game}.seat.${seat}`);
  }

  /** Return what a kind of bot is called. */
  bot(kind: string): string {
    const id = `bots.${this.game}.${kind}`;
    return language.has(id) ? say(id) : kind;
  }

  /** Write a final score, or a part of it: some games are won by money. */
  score(value: number): string {
    return this.scoreUnit === "money" ? money(value) : count(value);
  }

  /** Return the domain of a fact; a color that somebody plays is told as that player. */
  private domainOf(field: string, value: unknown): string {
    const isPlayed = field === "color" && this.state.seats.some((one) => one.seat === value);
    return isPlayed ? "seat" : (ALIAS[field] ?? field);
  }

  private named(data: Data, make: (domain: string, key: string, name: string) => unknown): Data {
    const told: Data = {};
    for (const [field, value] of Object.entries(data)) {
      const domain = this.domainOf(field, value);
      const known = typeof value === "string" && this.domains[domain]?.includes(value);
      told[field] = known ? make(domain, value, this.of(domain, value)) : value;
    }
    return told;
  }
}
