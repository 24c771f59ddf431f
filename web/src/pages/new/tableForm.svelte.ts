// A table to be made: what was chosen so far, and whether the server would make it so.

import { get, Refused } from "../../api/http";
import type { Catalogue, NewTable, Offered } from "../../api/types";
import { problemText } from "../../ui/text/problemText";
import { tableName } from "../../state/creation/tableNames";
import { undoOf } from "../../state/creation/undo";
import { say } from "../../words/say.svelte";

export type ClockKind = "none" | "live" | "days";
export type ClockEnd = "nothing" | "bot" | "offer";
export type Visibility = "link" | "open";

interface Checked {
  domains: { seat: string[] };
}

const DEFAULT_SIZE = 3; // a new table is laid for so many, if the game allows it

/** Whether somebody sits there who can add a number to the deal; bots have none. */
export const mayAddNumbers = (seats: string[]): boolean =>
  seats.some((one) => one === "me" || one === "open");

/** An option as it must stand before another one can be switched on. */
export interface Need {
  option: string;
  value: string;
}

export class TableForm {
  game = $state("");
  edition = $state("");
  /** Options that differ from those of the edition. */
  changed = $state<Record<string, string>>({});
  seats = $state<string[]>([]);
  /** The seats as the server names them, in order. */
  colors = $state.raw<string[]>([]);
  /** Why the server would not make this table. */
  problem = $state("");
  clock = $state<ClockKind>("none");
  minutes = $state(30);
  increment = $state(15);
  days = $state(1);
  out = $state<ClockEnd>("nothing");
  visibility = $state<Visibility>("link");
  /** Whether one may undo as one likes, where nobody else can sit down; null leaves it as usual. */
  freeUndo = $state<boolean | null>(null);
  /** Whether everybody adds a number to the deal. */
  playersAddNumbers = $state(false);
  title = $state(tableName());
  private checking = new AbortController();

  constructor(
    readonly catalogue: Catalogue,
    wished?: string,
  ) {
    const { games } = catalogue;
    const first = games.find((one) => one.game === wished) ?? games[0];
    if (first) this.setGame(first.game);
  }

  get offered(): Offered {
    const found = this.catalogue.games.find((one) => one.game === this.game);
    if (!found) throw new Error(`there is no game ${this.game}`);
    return found;
  }

  /** Every option as it stands. */
  get options(): Record<string, string> {
    return { ...this.offered.presets[this.edition], ...this.changed };
  }

  /** How many can play. */
  get sizes(): number[] {
    return this.offered.seats;
  }

  /** Take another game, at once: whoever makes a table right after choosing gets what was chosen. */
  setGame(game: string): void {
    this.game = game;
    this.setEdition(this.offered.default);
    const wished = this.seats.length || DEFAULT_SIZE;
    const many = Math.max(Math.min(wished, ...this.sizes.slice(-1)), ...this.sizes.slice(0, 1));
    const known = new Set(["me", "open", ...this.offered.bots]);
    this.seats = this.seats.map((one) => (known.has(one) ? one : this.offered.default_bot));
    this.setSize(many);
  }

  setEdition(edition: string): void {
    this.edition = edition;
    this.changed = {};
  }

  /** Return what an option needs and does not have, or null if it can be chosen. */
  lacks(option: string): Need | null {
    const needs = this.offered.switches.find((one) => one.switch === option)?.needs ?? {};
    const missing = Object.entries(needs).find(([other, value]) => this.options[other] !== value);
    return missing ? { option: missing[0], value: missing[1] } : null;
  }

  set(option: string, value: string): void {
    const others = Object.fromEntries(
      Object.entries(this.changed).filter(([name]) => name !== option),
    );
    const usual = this.offered.presets[this.edition]?.[option];
    this.changed = value === usual ? others : { ...others, [option]: value };
    const kept = Object.entries(this.changed).filter(([name]) => this.lacks(name) === null);
    this.changed = Object.fromEntries(kept);
  }

  setSize(many: number): void {
    const more = Array.from({ length: many }, (_, at) => this.seats[at] ?? (at ? "open" : "me"));
    this.seats = more;
  }

  setSeat(at: number, who: string): void {
    this.seats = this.seats.map((one, place) => (place === at ? who : one));
  }

  /** Give the table another name. */
  rename(): void {
    this.title = tableName(this.title);
  }

  /** Ask the server whether the options go together; only the last answer counts. */
  async check(): Promise<void> {
    this.checking.abort();
    this.checking = new AbortController();
    const { signal } = this.checking;
    const chosen = { ...this.chosen, seats: String(this.seats.length) };
    try {
      const query = new URLSearchParams(chosen);
      const words = await get<Checked>(`/api/games/${this.game}/words?${query}`, signal);
      if (signal.aborted) return;
      this.colors = words.domains.seat;
      this.problem = "";
    } catch (error) {
      if (signal.aborted) return;
      const isUnfit = error instanceof Refused && error.key === "malformed";
      this.problem = isUnfit ? say("shell.new.unfit") : problemText(error);
    }
  }

  /** Return the table as the server wants it told; open seats may be given to bots. */
  request({ botsInstead = false } = {}): NewTable {
    const bot = this.offered.default_bot;
    const seats = this.seats.map((one) => (botsInstead && one === "open" ? bot : one));
    return {
      game: this.game,
      seats,
      options: this.chosen,
      title: this.title,
      visibility: this.visibility,
      clock: this.timing,
      undo: undoOf(seats, this.freeUndo),
      randomness: this.playersAddNumbers && mayAddNumbers(seats) ? "players" : "server",
    };
  }

  private get chosen(): Record<string, string> {
    return { [this.offered.preset_key]: this.edition, ...this.changed };
  }

  private get timing(): NewTable["clock"] {
    const out = this.out;
    if (this.clock === "live") {
      const bank = Math.round(this.minutes * 60);
      return {
        kind: "live",
        bank,
        increment: this.increment,
        increments: {},
        out,
        bot: this.offered.default_bot,
      };
    }
    if (this.clock === "days")
      return { kind: "days", days: this.days, out, bot: this.offered.default_bot };
    return { kind: "none" };
  }
}
