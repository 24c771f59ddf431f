// A table as this browser knows it: what stands on it, what happened, and what one may do.

import { get, isShut } from "../api/http";
import type {
  About,
  Chair,
  Entry,
  Looked,
  News,
  Notice,
  Previewed,
  PreviewedLine,
  Previews,
  State,
  Welcome,
} from "../api/types";
import { Wire } from "../api/wire";
import { ownSeats } from "./own";
import { Past } from "./past";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

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
  /** Why the table is not shown to one any more. */
  shut = $state.raw<unknown>(null);
  /** What somebody should know of another table of theirs. */
  notice = $state.raw<Notice | null>(null);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** The entry that is looked back at; null shows the present. */
  at = $state<number | null>(null);
  past = $state.raw<State | null>(null);
  /** How often one sat down: what was asked for before belongs to another sitting. */
  sitting = $state(0);
  /** Shows what others did one thing after the other. */
  readonly stage = new Stage(() => settings.pace);
  /** The table as it stood after earlier entries. */
  readonly history: Past;
  /** How the table stands by all that has come, what is held back included. */
  newest: State | null = null;
  private wire: Wire | null = null;
  private isClosed = false;
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

  /** Look up the table, at a moment if one is wished, and open its socket, as the wished seat if
   *  it is one's own. */
  async open(wished: string | null, at: number | null = null): Promise<void> {
    const then = at === null ? null : await this.lookedAt(at, wished).catch(() => null);
    const own = then ? this.takeIn(then) : await this.readSeats();
    this.sit(wished !== null && own.includes(wished) ? wished : (own[0] ?? null));
    if (then && at !== null && then.seat === this.seat) this.history.keep(at, then.table);
  }

  /** Look at the table from a seat, or look on. */
  sit(seat: string | null): void {
    if (this.isClosed) return; // the page was left while the server was asked
    this.wire?.close();
    this.seat = seat;
    this.sitting += 1;
    this.entries = [];
    this.latest = null;
    this.newest = null;
    this.held = [];
    void this.look(null); // another seat sees another past
    this.stage.clear();
    this.history.forget();
    this.wire = new Wire(this.id, seat, {
      news: (message) => this.take(message),
      away: (away) => (this.away = away),
      notice: (notice) => (this.notice = notice),
      doubt: () => void this.lookAgain(),
    });
  }

  close(): void {
    this.isClosed = true;
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

  /** Say something; nothing on the board waits for that. */
  async chat(text: string, about: number | null): Promise<boolean> {
    return this.sent(about === null ? { type: "chat", text } : { type: "chat", text, about });
  }

  /** Ask what answers would change, or why they are not possible. */
  async preview(answers: string[]): Promise<Record<string, Previewed>> {
    return answers.length ? ((await this.previews({ answers }))?.previews ?? {}) : {};
  }

  /** Ask what several answers in a row would change, for each row of them. */
  async previewLines(lines: string[][]): Promise<PreviewedLine[]> {
    return lines.length ? ((await this.previews({ lines }))?.lines ?? []) : [];
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
    const own = await this.readSeats();
    if (this.seat === null ? own.length > 0 : !own.includes(this.seat)) this.sit(own[0] ?? null);
  }

  /** Read what the table is and who sits there; returns the seats that one may speak for. */
  private async readSeats(): Promise<string[]> {
    return this.takeIn(await get<Looked>(`/api/tables/${this.id}`));
  }

  private takeIn(found: Looked): string[] {
    this.about = found.about;
    this.seats = found.seats;
    return ownSeats(found.seats, found.table);
  }

  /** Ask for a moment before it is known which seat is one's own: the server knows. */
  private lookedAt(at: number, wished: string | null): Promise<Looked> {
    const query = new URLSearchParams({ at: String(at), seat: wished ?? "mine" });
    return get<Looked>(`/api/tables/${this.id}?${query}`);
  }

  private async previews(wanted: Record<string, unknown>): Promise<Previews | null> {
    const message = { type: "preview", ...wanted };
    return (await this.wire?.send<Previews>(message).catch(() => null)) ?? null;
  }

  private doing(message: Record<string, unknown>): Promise<boolean> {
    return this.inOneGo(() => this.sent(message));
  }

  private async sent(message: Record<string, unknown>): Promise<boolean> {
    const wire = this.wire;
    if (!wire) return false;
    this.problem = null;
    try {
      await wire.send(message);
      return true;
    } catch (error) {
      if (wire === this.wire) this.problem = error; // else it was said in another seat
      return false;
    }
  }

  /** Do something that takes several messages; its news are shown when all of it is done. They come
   *  before the word that an answer is stored, and a question that is shown may be answered. */
  async inOneGo<T>(work: () => Promise<T>): Promise<T> {
    this.doings += 1;
    this.busy = true;
    try {
      return await work();
    } finally {
      this.doings -= 1;
      if (this.doings === 0) this.show(this.held.splice(0));
      this.busy = this.doings > 0;
    }
  }

  private take(message: Welcome | News): void {
    if (this.newest !== null && message.table.number < this.newest.number) return;
    this.newest = message.table;
    if (this.doings > 0) this.held.push(message);
    else this.show([message]);
  }

  private show(messages: (Welcome | News)[]): void {
    if (!messages.length) return;
    const fresh = this.latest === null;
    const scenes = messages.map((one) => ({ table: one.table, entries: this.keep(one) }));
    this.stage.add(scenes, { at: this.seat, fresh });
  }

  /** Keep what a message tells; returns the entries that are new. */
  private keep(message: Welcome | News): Entry[] {
    if (message.type === "welcome") {
      this.about = message.about;
      this.seats = message.seats;
    } else if (message.seats) {
      void this.lookAgain();
    }
    const last = this.entries.at(-1)?.number ?? 0;
    const added = message.entries.filter((one) => one.number > last);
    this.entries = [...this.entries, ...added];
    this.latest = message.table;
    this.history.keep(message.table.number, message.table);
    return added;
  }

  /** Look who sits where; if the server does not answer, the wire goes on trying. */
  private async lookAgain(): Promise<void> {
    try {
      await this.lookAround();
    } catch (error) {
      if (!isShut(error)) return;
      this.shut = error;
      this.close();
    }
  }
}
