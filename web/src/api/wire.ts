// The socket of a table: it comes back by itself, and nothing that was sent is lost or doubled.

import { Refused, requestId } from "./http";
import type { News, Notice, Spoken, Welcome } from "./types";

const WAITS = [500, 1000, 2000, 5000, 10_000];
const PING = 20_000;
const BREATH = 500; // until a message is sent again that was one too many
const SEAT_TAKEN = 4003;

export interface Heard {
  news(message: Welcome | News): void;
  lost(code: number): void;
  away(away: boolean): void;
  notice(message: Notice): void;
}

interface Waiting {
  text: string;
  done(message: Spoken): void;
  refused(error: Refused): void;
}

export class Wire {
  /** How many seconds the server's clock is ahead of ours. */
  skew = 0;
  private number = 0;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private welcomed = false;
  private ended = false;
  private socket!: WebSocket;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly seat: string | null,
    private readonly heard: Heard,
  ) {
    this.open();
    this.beat = setInterval(() => void this.ping(), PING);
  }

  close(): void {
    this.ended = true;
    clearInterval(this.beat);
    this.socket.close();
  }

  /** Send a message; the promise is kept when the server has done it, or broken with its refusal. */
  send<T extends Spoken>(message: Record<string, unknown>): Promise<T> {
    const id = requestId();
    return new Promise((done, refused) => {
      const text = JSON.stringify({ ...message, id });
      this.waiting.set(id, { text, done: done as (heard: Spoken) => void, refused });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  private open(): void {
    const query = new URLSearchParams({ since: String(this.number) });
    if (this.seat) query.set("seat", this.seat);
    const base = location.origin.replace(/^http/, "ws");
    this.socket = new WebSocket(`${base}/api/tables/${this.table}/socket?${query}`);
    this.socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Spoken);
    this.socket.onclose = (event) => this.closed(event.code);
  }

  private async ping(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const pong = await this.send({ type: "ping" }).catch(() => null);
    if (pong?.type === "pong") this.skew = pong.now - Date.now() / 1000;
  }

  private take(message: Spoken): void {
    if (message.type === "notice") return this.heard.notice(message);
    if (message.type === "welcome") this.welcome();
    if (message.type === "welcome" || message.type === "news") this.hear(message);
    if (!("id" in message) || message.id === null) return;
    const waits = this.waiting.get(message.id);
    if (!waits) return;
    if (message.type !== "refused") {
      this.waiting.delete(message.id);
      waits.done(message);
    } else if (message.error.key === "too_many") {
      setTimeout(() => this.again(waits), BREATH);
    } else {
      this.waiting.delete(message.id);
      if (message.news) this.hear(message.news);
      waits.refused(new Refused(message.error, 0));
    }
  }

  private welcome(): void {
    this.tries = 0;
    this.welcomed = true;
    this.heard.away(false);
    for (const waits of this.waiting.values()) this.again(waits); // a retry is harmless
    void this.ping();
  }

  private again(waits: Waiting): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(waits.text);
  }

  private hear(message: Welcome | News): void {
    this.number = Math.max(this.number, message.table.number);
    this.heard.news(message);
  }

  private closed(code: number): void {
    if (this.ended) return;
    const refused = !this.welcomed && this.tries > 0; // a browser does not say why
    if (code === SEAT_TAKEN || refused) return this.heard.lost(code);
    this.heard.away(true);
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    setTimeout(() => this.ended || this.open(), wait);
    this.tries += 1;
  }
}
