// A table as this browser knows it: what stands on it, what happened, and what one may do.

import { isShut } from "../api/http";
import type {
  About,
  Chair,
  Entry,
  Notice,
  Previewed,
  PreviewedLine,
  Previews,
  State,
} from "../api/types";
import { Wire } from "../api/wire";
import { Chairs } from "./chairs.svelte";
import { Curtain } from "./curtain.svelte";
import { Inbox, type Told } from "./inbox.svelte";
import { Past } from "./past";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

export class TableState {
  /** The seat one looks from; null looks on. */
  seat = $state<string | null>(null);
  away = $state(false);
  /** What the server refused, as it was thrown; whoever shows it words it. */
  problem = $state.raw<unknown>(null);
  /** Why the table is not shown to one any more. */
  shut = $state.raw<unknown>(null);
  /** What somebody should know of another table of theirs. */
  notice = $state.raw<Notice | null>(null);
  /** The entry that is looked back at; null shows the present. */
  at = $state<number | null>(null);
  past = $state.raw<State | null>(null);
  /** How often one sat down: what was asked for before belongs to another sitting. */
  sitting = $state(0);
  /** Shows what others did one thing after the other. */
  readonly stage = new Stage(() => settings.pace);
  /** The table as it stood after earlier entries. */
  readonly history: Past;
  /** Hides each seat of a device that is passed around until its player has it. */
  readonly curtain: Curtain;
  private readonly chairs: Chairs;
  private readonly inbox = new Inbox((scenes, fresh) =>
    this.stage.add(scenes, { at: this.seat, fresh }),
  );
  private wire: Wire | null = null;
  private isClosed = false;

  constructor(readonly id: string) {
    this.history = new Past(id, () => this.seat);
    this.curtain = new Curtain(id);
    this.chairs = new Chairs(id, (own) => this.curtain.learn(own));
  }

  get about(): About | null {
    return this.chairs.about;
  }

  get seats(): Chair[] {
    return this.chairs.all;
  }

  /** How the table stands by the server's last word. */
  get latest(): State | null {
    return this.inbox.latest;
  }

  /** Whether it was told how the table came to that; until then there are no entries. */
  get isTold(): boolean {
    return this.inbox.isTold;
  }

  get entries(): Entry[] {
    return this.inbox.entries;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.inbox.busy;
  }

  /** How the table stands by all that has come, what is held back included. */
  get newest(): State | null {
    return this.inbox.newest;
  }

  /** The seat that waits behind the curtain: nothing of it may be drawn; null if none does. */
  get hidden(): string | null {
    return this.curtain.hangs ? this.seat : null;
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
    const [now, then] = await Promise.all([
      this.chairs.readFrom(wished).catch(() => this.chairs.read()),
      at === null ? null : this.chairs.readFrom(wished, at).catch(() => null),
    ]);
    this.sit(this.chairs.first(now.table, wished));
    if (now.seat === this.seat) this.inbox.greet(now.table); // the socket tells how it came to that
    if (at !== null && then?.seat === this.seat) this.history.keep(at, then.table);
  }

  /** Look at the table from a seat, or look on. All ways to a seat lead here, to the curtain. */
  sit(seat: string | null): void {
    if (this.isClosed) return; // the page was left while the server was asked
    this.wire?.close();
    this.curtain.fall();
    this.seat = seat;
    this.sitting += 1;
    this.problem = null;
    this.inbox.forget();
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

  /** Come in anew, under the name that one has now. */
  reopen(): void {
    this.wire?.reopen();
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

  /** Go back to an entry: at once where that is free, else it asks everybody at the table. */
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
    const { table } = await this.chairs.read();
    if (!this.chairs.isRight(this.seat)) this.sit(this.chairs.first(table));
  }

  private async previews(wanted: Record<string, unknown>): Promise<Previews | null> {
    const message = { type: "preview", ...wanted };
    return (await this.wire?.send<Previews>(message).catch(() => null)) ?? null;
  }

  private doing(message: Record<string, unknown>): Promise<boolean> {
    this.problem = null;
    return this.inOneGo(() => this.sent(message));
  }

  private async sent(message: Record<string, unknown>): Promise<boolean> {
    const wire = this.wire;
    if (!wire) return false;
    try {
      await wire.send(message);
      return true;
    } catch (error) {
      if (wire === this.wire) this.problem = error; // else it was said in another seat
      return false;
    }
  }

  /** Do something that takes several messages; its news are shown when all of it is done. */
  inOneGo<T>(work: () => Promise<T>): Promise<T> {
    return this.inbox.inOneGo(work);
  }

  private take(told: Told): void {
    if (told.type === "welcome") this.chairs.learn(told);
    else if (told.seats) void this.reseated();
    this.history.keep(told.table.number, told.table);
    if (this.inbox.take(told)) this.problem = null; // it was about the question before
  }

  /** A game that begins is shown once it is known for which seats: there may be two of them here. */
  private reseated(): Promise<void> {
    const look = (): Promise<void> => this.lookAgain();
    return this.latest?.status === "waiting" ? this.inOneGo(look) : look();
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
