// A table as this browser knows it: what stands on it, what happened, and what one may do.

import { get } from "../api/http";
import type {
  About,
  Chair,
  Entry,
  Looked,
  News,
  Notice,
  Previewed,
  PreviewedLine,
  State,
  Welcome,
} from "../api/types";
import { Wire } from "../api/wire";
import { Past } from "./past";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

export interface Previews {
  type: "previews";
  id: string;
  previews: Record<string, Previewed>;
  lines: PreviewedLine[];
}

/** Return the seats that one may speak for: one's own, and one that was lost because of time. */
export function ownSeats(seats: Chair[], table: State): string[] {
  const late = new Set((table.clock ?? []).filter((one) => one.is_out).map((one) => one.seat));
  const mine = seats.filter((one) => one.mine || (one.kept && late.has(one.seat)));
  return mine.map((one) => one.seat);
}

export class TableState {
  about = $state.raw<About | null>(null);
  seats = $state.raw<Chair[]>([]);
  /** How the table stands by the server's last word. */
  latest = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** The seat one looks from; null looks on. */
  seat = $state<string | null>(null);
  away = $state(false);
  /** What the server refused, as it was thrown; whoever shows it words it. */
  problem = $state.raw<unknown>(null);
  /** What somebody should know of another table of theirs. */
  notice = $state.raw<Notice | null>(null);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** The entry that is looked back at; null shows the present. */
  at = $state<number | null>(null);
  past = $state.raw<State | null>(null);
  /** Shows what others did one thing after the other. */
  readonly stage = new Stage(() => settings.pace);
  /** The table as it stood after earlier entries. */
  readonly history: Past;
  /** How the table stands by all that has come, what is held back included. */
  newest: State | null = null;
  private wire: Wire | null = null;
  private doings = 0;
  private held: (Welcome | News)[] = [];

  constructor(readonly id: string) {
    this.history = new Past(id, () => this.seat);
  }

  /** The table to draw: the past if one looks back, else the present as far as it was shown. */
  get shown(): State | null {
    return this.at === null ? (this.stage.table ?? this.latest) : this.past;
  }

  /** The question may be answered: it is asked, everything before it was shown, nothing is sent. */
  get mayAnswer(): boolean {
    return (
      this.at === null && !this.busy && this.stage.idle && (this.latest?.answers.length ?? 0) > 0
    );
  }

  get skew(): number {
    return this.wire?.skew ?? 0;
  }

  /** Look up the table and open its socket, as the wished seat if it is one's own. */
  async open(wished: string | null): Promise<void> {
    const found = await get<Looked>(`/api/tables/${this.id}`);
    this.about = found.about;
    this.seats = found.seats;
    const own = ownSeats(found.seats, found.table);
    this.sit(wished !== null && own.includes(wished) ? wished : (own[0] ?? null));
  }

  /** Look at the table from a seat, or look on. */
  sit(seat: string | null): void {
    this.wire?.close();
    this.seat = seat;
    this.entries = [];
    this.latest = null;
    this.newest = null;
    this.held = [];
    this.stage.clear();
    this.history.forget();
    this.wire = new Wire(this.id, seat, {
      news: (message) => this.take(message),
      away: (away) => (this.away = away),
      notice: (notice) => (this.notice = notice),
      lost: () => void this.lost(),
    });
  }

  close(): void {
    this.wire?.close();
    this.stage.clear();
  }

  /** Give an answer to the question that is asked. */
  async answer(notation: string): Promise<boolean> {
    const question = this.newest?.question;
    if (!question) return false;
    return this.doing({ type: "answer", number: question.number, answer: notation });
  }

  /** Take back to before an entry: freely within the own turn, else it asks the others. */
  async undoTo(to: number): Promise<boolean> {
    return this.doing({ type: "undo", number: this.newest?.number, to });
  }

  consent(agree: boolean): Promise<boolean> {
    return this.doing({ type: "consent", number: this.latest?.wish?.number, agree });
  }

  back(): Promise<boolean> {
    return this.doing({ type: "back" });
  }

  async chat(text: string, about: number | null): Promise<boolean> {
    return this.doing(about === null ? { type: "chat", text } : { type: "chat", text, about });
  }

  /** Ask what answers would change, or why they are not possible. */
  async preview(answers: string[]): Promise<Record<string, Previewed>> {
    const wire = this.wire;
    if (!wire || !answers.length) return {};
    const heard = await wire.send<Previews>({ type: "preview", answers }).catch(() => null);
    return heard?.previews ?? {};
  }

  /** Ask what several answers in a row would change, for each row of them. */
  async previewLines(lines: string[][]): Promise<PreviewedLine[]> {
    const wire = this.wire;
    if (!wire || !lines.length) return [];
    const heard = await wire.send<Previews>({ type: "preview", lines }).catch(() => null);
    return heard?.lines ?? [];
  }

  /** Show the table as it stood after an entry, or the present. */
  async look(at: number | null): Promise<void> {
    if (at === null) {
      this.history.noWish();
      this.at = null;
      this.past = null;
      return;
    }
    const found = await this.history.latestWish(at);
    if (found === null) return;
    this.past = found;
    this.at = at;
  }

  /** Read again who sits where, which news tell without saying who one is. */
  async lookAround(): Promise<void> {
    const found = await get<Looked>(`/api/tables/${this.id}`);
    this.seats = found.seats;
    this.about = found.about;
    const own = ownSeats(found.seats, found.table);
    if (this.seat === null && own[0]) this.sit(own[0]);
    if (this.seat !== null && !own.includes(this.seat)) this.sit(own[0] ?? null);
  }

  private async doing(message: Record<string, unknown>): Promise<boolean> {
    const wire = this.wire;
    if (!wire) return false;
    this.problem = null;
    return this.inOneGo(async () => {
      try {
        await wire.send(message);
        return true;
      } catch (error) {
        this.problem = error;
        return false;
      }
    });
  }

  /** Do something that takes several messages: the news of it are shown when all of it is done.
   *  News come before the word that the answer is stored; so the next question is never shown
   *  before it may be answered. */
  async inOneGo<T>(work: () => Promise<T>): Promise<T> {
    this.doings += 1;
    this.busy = true;
    try {
      return await work();
    } finally {
      this.doings -= 1;
      if (this.doings === 0) {
        for (const message of this.held.splice(0)) this.show(message);
        this.busy = false;
      }
    }
  }

  private take(message: Welcome | News): void {
    if (this.newest !== null && message.table.number < this.newest.number) return;
    this.newest = message.table;
    if (this.doings > 0) this.held.push(message);
    else this.show(message);
  }

  private show(message: Welcome | News): void {
    const fresh = this.latest === null;
    if (message.type === "welcome") {
      this.about = message.about;
      this.seats = message.seats;
    } else if (message.seats) {
      void this.lookAround();
    }
    const last = this.entries.at(-1)?.number ?? 0;
    const added = message.entries.filter((one) => one.number > last);
    this.entries = [...this.entries, ...added];
    this.latest = message.table;
    this.history.keep(message.table.number, message.table);
    this.stage.add(message.table, added, { at: this.seat, fresh });
  }

  private async lost(): Promise<void> {
    try {
      await this.lookAround();
      if (this.seat !== null) this.sit(this.seat);
    } catch (error) {
      this.problem = error;
    }
  }
}
