// A table as this browser knows it: what stands on it, what happened, and what one may do.

import { isAccessDenied } from "../../api/http";
import type {
  About,
  Chair,
  Entry,
  Notice,
  Previewed,
  PreviewedLine,
  Previews,
  UnavailableAnswer,
  State,
} from "../../api/types";
import { TableSocket } from "../../api/tableSocket";
import { TableSeats } from "./tableSeats.svelte";
import { Handover } from "../handover.svelte";
import { Updates, type Update } from "./updates.svelte";
import { TableHistory } from "./tableHistory";
import { settings } from "../settings.svelte";
import { Playback } from "../playback.svelte";

export class TableState {
  /** The seat one looks from; null looks on. */
  seat = $state<string | null>(null);
  isOffline = $state(false);
  /** What the server refused, as it was thrown; whoever shows it words it. */
  problem = $state.raw<unknown>(null);
  /** Why the table is not shown to one any more. */
  accessError = $state.raw<unknown>(null);
  /** What somebody should know of another table of theirs. */
  notice = $state.raw<Notice | null>(null);
  /** The entry that is looked back at; null shows the present. */
  at = $state<number | null>(null);
  past = $state.raw<State | null>(null);
  /** How often one sat down: what was asked for before belongs to another sitting. */
  sitting = $state(0);
  /** Shows what others did one thing after the other. */
  readonly playback = new Playback(() => settings.pace);
  /** The table as it stood after earlier entries. */
  readonly history: TableHistory;
  /** Hides each seat of a device that is passed around until its player has it. */
  readonly handover: Handover;
  private readonly tableSeats: TableSeats;
  private readonly updates = new Updates((steps, isFirst) =>
    this.playback.add(steps, { at: this.seat, isFirst }),
  );
  private socket: TableSocket | null = null;
  private isClosed = false;

  constructor(readonly id: string) {
    this.history = new TableHistory(id, () => this.seat);
    this.handover = new Handover(id);
    this.tableSeats = new TableSeats(id, (own) => this.handover.setOwnSeats(own));
  }

  get about(): About | null {
    return this.tableSeats.about;
  }

  get seats(): Chair[] {
    return this.tableSeats.all;
  }

  /** How the table stands by the server's last word. */
  get latest(): State | null {
    return this.updates.latest;
  }

  /** Whether the server told how the table came to that; until then there are no entries. */
  get hasEntries(): boolean {
    return this.updates.hasEntries;
  }

  get entries(): Entry[] {
    return this.updates.entries;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.updates.busy;
  }

  /** How the table stands by all that has come, what is held back included. */
  get newest(): State | null {
    return this.updates.newest;
  }

  /** The seat that waits for its player to have the device: nothing of it may be drawn; null if none
   *  does. */
  get hidden(): string | null {
    return this.handover.isPending ? this.seat : null;
  }

  /** The table to draw: the past if one looks back, else the present as far as it was shown. */
  get shown(): State | null {
    return this.at === null ? (this.playback.table ?? this.latest) : this.past;
  }

  /** The question may be answered: it is asked, everything before it was shown, nothing is sent. */
  get mayAnswer(): boolean {
    return (
      this.at === null && !this.busy && this.playback.idle && (this.latest?.answers.length ?? 0) > 0
    );
  }

  get skew(): number {
    return this.socket?.skew ?? 0;
  }

  /** Look up the table, at a moment if one is wished, and open its socket, as the wished seat if
   *  it is one's own. */
  async open(wished: string | null, at: number | null = null): Promise<void> {
    const [now, then] = await Promise.all([
      this.tableSeats.readFrom(wished).catch(() => this.tableSeats.read()),
      at === null ? null : this.tableSeats.readFrom(wished, at).catch(() => null),
    ]);
    this.sit(this.tableSeats.firstSeat(now.table, wished));
    if (now.seat === this.seat) this.updates.showFirst(now.table); // the socket tells how it came to that
    if (at !== null && then?.seat === this.seat) this.history.keep(at, then.table);
  }

  /** Look at the table from a seat, or look on. All ways to a seat lead here, where it may be hidden. */
  sit(seat: string | null): void {
    if (this.isClosed) return; // the page was left while the server was asked
    this.socket?.close();
    this.handover.begin();
    this.seat = seat;
    this.sitting += 1;
    this.problem = null;
    this.updates.forget();
    void this.showAt(null); // another seat sees another past
    this.playback.clear();
    this.history.forget();
    this.socket = new TableSocket(this.id, seat, {
      news: (message) => this.receive(message),
      offline: (offline) => (this.isOffline = offline),
      notice: (notice) => (this.notice = notice),
      recheck: () => void this.recheckSeats(),
    });
  }

  /** Come in anew, under the name that one has now. */
  reopen(): void {
    this.socket?.reopen();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
    this.playback.clear();
  }

  /** Give an answer to the question that is asked. */
  async answer(notation: string): Promise<boolean> {
    const question = this.newest?.question;
    if (!question) return false;
    return this.act({ type: "answer", number: question.number, answer: notation });
  }

  /** Go back to an entry: at once where that is free, else it asks everybody at the table. */
  async undoTo(to: number): Promise<boolean> {
    return this.act({ type: "undo", number: this.newest?.number, to });
  }

  consent(agree: boolean): Promise<boolean> {
    return this.act({ type: "consent", number: this.latest?.wish?.number, agree });
  }

  back(): Promise<boolean> {
    return this.act({ type: "back" });
  }

  /** Say something; nothing on the board waits for that. */
  async chat(text: string, about: number | null): Promise<boolean> {
    return this.send(about === null ? { type: "chat", text } : { type: "chat", text, about });
  }

  /** Ask what answers would change, or why they are not possible. */
  async preview(answers: string[]): Promise<Record<string, Previewed>> {
    return answers.length ? ((await this.previews({ answers }))?.previews ?? {}) : {};
  }

  /** Ask what several answers in a row would change, for each row of them. */
  async previewLines(lines: string[][]): Promise<PreviewedLine[]> {
    return lines.length ? ((await this.previews({ lines }))?.lines ?? []) : [];
  }

  /** Ask what is not possible, and why: now, or after each of some rows of answers. */
  async unavailable(lines: string[][]): Promise<UnavailableAnswer[][]> {
    return (await this.previews({ unavailable: lines }))?.unavailable ?? [];
  }

  /** Show the table as it stood after an entry, or the present. */
  async showAt(at: number | null): Promise<void> {
    if (at === null) {
      this.history.cancel();
      this.at = null;
      this.past = null;
      return;
    }
    const found = await this.history.request(at);
    if (found === null) return;
    this.past = found;
    this.at = at;
  }

  /** Read again who sits where, which news tell without saying who one is. */
  async refreshSeats(): Promise<void> {
    const { table } = await this.tableSeats.read();
    if (!this.tableSeats.mayLookFrom(this.seat)) this.sit(this.tableSeats.firstSeat(table));
  }

  private async previews(wanted: Record<string, unknown>): Promise<Previews | null> {
    const message = { type: "preview", ...wanted };
    return (await this.socket?.send<Previews>(message).catch(() => null)) ?? null;
  }

  private act(message: Record<string, unknown>): Promise<boolean> {
    this.problem = null;
    return this.inOneGo(() => this.send(message));
  }

  private async send(message: Record<string, unknown>): Promise<boolean> {
    const socket = this.socket;
    if (!socket) return false;
    try {
      await socket.send(message);
      return true;
    } catch (error) {
      if (socket === this.socket) this.problem = error; // else it was said in another seat
      return false;
    }
  }

  /** Do something that takes several messages; its news are shown when all of it is done. */
  inOneGo<T>(work: () => Promise<T>): Promise<T> {
    return this.updates.inOneGo(work);
  }

  private receive(update: Update): void {
    if (update.type === "welcome") this.tableSeats.update(update);
    else if (update.seats) void this.reseated();
    this.history.keep(update.table.number, update.table);
    if (this.updates.receive(update)) this.problem = null; // it was about the question before
  }

  /** A game that begins is shown once it is known for which seats: there may be two of them here. */
  private reseated(): Promise<void> {
    const recheck = (): Promise<void> => this.recheckSeats();
    return this.latest?.status === "waiting" ? this.inOneGo(recheck) : recheck();
  }

  /** Look who sits where; if the server does not answer, the socket goes on trying. */
  private async recheckSeats(): Promise<void> {
    try {
      await this.refreshSeats();
    } catch (error) {
      if (!isAccessDenied(error)) return;
      this.accessError = error;
      this.close();
    }
  }
}
