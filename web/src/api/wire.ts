// The socket of a table: it comes back by itself, and nothing that was sent is lost or doubled.

import { Refused, requestId, unreachable } from "./http";
import type { News, Notice, Spoken, Welcome } from "./types";

const WAITS = [500, 1000, 2000, 5000, 10_000];
const PING = 20_000;
const PATIENCE = 10_000; // without a word after a ping: the connection is dead
const OPENING = 30_000; // until the first word, which may be long
const BREATH = 500; // until a message is sent again that was one too many
const GONE = 1006; // how a browser calls a connection that ended without a word
const SEAT_TAKEN = 4003;

export interface Heard {
  news(message: Welcome | News): void;
  /** The server may have shut the door: a browser does not say why it does not get in. */
  doubt(): void;
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
  private ended = false;
  private isIn = false; // what was said before the welcome is said then
  private socket!: WebSocket;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly seat: string | null,
    private readonly heard: Heard,
  ) {
    this.open();
    this.beat = setInterval(() => void this.ping(), PING);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Hang up for good; whoever waits for an answer is told that none will come. */
  close(): void {
    this.ended = true;
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.hangUp();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.refused(unreachable());
  }

  /** Come in anew: the server looks only at the door who one is. */
  reopen(): void {
    if (this.ended) return;
    this.hangUp();
    this.open();
  }

  /** Send a message; the promise is kept when the server has done it, or broken with its refusal. */
  send<T extends Spoken>(message: Record<string, unknown>): Promise<T> {
    if (this.ended) return Promise.reject(unreachable());
    const id = requestId();
    return new Promise((done, refused) => {
      const text = JSON.stringify({ ...message, id });
      this.waiting.set(id, { text, done: done as (heard: Spoken) => void, refused });
      if (this.isIn) this.socket.send(text);
    });
  }

  private open(): void {
    this.retry = undefined;
    this.isIn = false;
    const query = new URLSearchParams({ since: String(this.number) });
    if (this.seat) query.set("seat", this.seat);
    const base = location.origin.replace(/^http/, "ws");
    this.socket = new WebSocket(`${base}/api/tables/${this.table}/socket?${query}`);
    this.socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Spoken);
    this.socket.onclose = (event) => this.closed(event.code);
    this.silence = setTimeout(() => this.drop(), OPENING);
  }

  /** Ask for a sign of life: a network that went away closes nothing. */
  private async ping(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.silence ??= setTimeout(() => this.drop(), PATIENCE);
    const pong = await this.send({ type: "ping" }).catch(() => null);
    if (pong?.type === "pong") this.skew = pong.now - Date.now() / 1000;
  }

  /** The network or the reader is back: do not wait for the next beat or try. */
  private readonly wake = (): void => {
    if (this.retry === undefined) return void this.ping();
    clearTimeout(this.retry);
    this.open();
  };

  private hangUp(): void {
    clearTimeout(this.retry);
    this.endSilence();
    this.socket.onmessage = null;
    this.socket.onclose = null; // a dead connection takes long to say that it is closed
    this.socket.close();
  }

  private drop(): void {
    this.hangUp();
    this.closed(GONE);
  }

  private endSilence(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private take(message: Spoken): void {
    this.endSilence();
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
      const wait = (message.error.wait ?? 0) * 1000;
      setTimeout(() => this.again(waits), Math.max(wait, BREATH));
    } else {
      this.waiting.delete(message.id);
      if (message.news) this.hear(message.news);
      waits.refused(new Refused(message.error, 0));
    }
  }

  private welcome(): void {
    this.tries = 0;
    this.isIn = true;
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
    this.endSilence();
    this.heard.away(true);
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.retry = setTimeout(() => this.open(), wait);
    if (code === SEAT_TAKEN || this.tries > 0) this.heard.doubt();
    this.tries += 1;
  }
}
