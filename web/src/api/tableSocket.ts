// The socket of a table: it comes back by itself, and nothing that was sent is lost or doubled.

import { Refused, requestId, unreachable } from "./http";
import type { News, Notice, ServerMessage, Welcome } from "./types";

const RETRY_DELAYS = [500, 1000, 2000, 5000, 10_000];
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 10_000; // without a word after a ping: the connection is dead
const WELCOME_TIMEOUT = 30_000; // until the first word, which may be long
const RESEND_DELAY = 500; // until a message is sent again that was one too many
const ABNORMAL_CLOSURE = 1006; // how a browser calls a connection that ended without a word
const SEAT_TAKEN = 4003;

export interface SocketHandlers {
  news(message: Welcome | News): void;
  /** The server may let one in no more: a browser does not say why a socket does not open. */
  recheck(): void;
  offline(offline: boolean): void;
  notice(message: Notice): void;
}

interface PendingRequest {
  text: string;
  resolve(message: ServerMessage): void;
  reject(error: Refused): void;
}

export class TableSocket {
  /** How many seconds the server's clock is ahead of ours. */
  skew = 0;
  private number = 0;
  private pending = new Map<string, PendingRequest>();
  private tries = 0;
  private ended = false;
  private isWelcomed = false; // what was said before the welcome is said then
  private socket!: WebSocket;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly pingTimer: ReturnType<typeof setInterval>;

  constructor(
    private readonly table: string,
    private readonly seat: string | null,
    private readonly handlers: SocketHandlers,
  ) {
    this.open();
    this.pingTimer = setInterval(() => void this.ping(), PING_INTERVAL);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Close for good; whoever waits for an answer is told that none will come. */
  close(): void {
    this.ended = true;
    clearInterval(this.pingTimer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.disconnect();
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const one of pending) one.reject(unreachable());
  }

  /** Open the socket anew: only then the server looks who one is. */
  reopen(): void {
    if (this.ended) return;
    this.disconnect();
    this.open();
  }

  /** Send a message; the promise is kept when the server has done it, or broken with its refusal. */
  send<T extends ServerMessage>(message: Record<string, unknown>): Promise<T> {
    if (this.ended) return Promise.reject(unreachable());
    const id = requestId();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...message, id });
      this.pending.set(id, { text, resolve: resolve as (message: ServerMessage) => void, reject });
      if (this.isWelcomed) this.socket.send(text);
    });
  }

  private open(): void {
    this.retryTimer = undefined;
    this.isWelcomed = false;
    const query = new URLSearchParams({ since: String(this.number) });
    if (this.seat) query.set("seat", this.seat);
    const base = location.origin.replace(/^http/, "ws");
    this.socket = new WebSocket(`${base}/api/tables/${this.table}/socket?${query}`);
    this.socket.onmessage = (event) =>
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    this.socket.onclose = (event) => this.closed(event.code);
    this.silenceTimer = setTimeout(() => this.drop(), WELCOME_TIMEOUT);
  }

  /** Ask for a sign of life: a network that went away closes nothing. */
  private async ping(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.silenceTimer ??= setTimeout(() => this.drop(), PONG_TIMEOUT);
    const pong = await this.send({ type: "ping" }).catch(() => null);
    if (pong?.type === "pong") this.skew = pong.now - Date.now() / 1000;
  }

  /** The network or the reader is back: do not wait for the next ping or try. */
  private readonly wake = (): void => {
    if (this.retryTimer === undefined) return void this.ping();
    clearTimeout(this.retryTimer);
    this.open();
  };

  private disconnect(): void {
    clearTimeout(this.retryTimer);
    this.clearSilence();
    this.socket.onmessage = null;
    this.socket.onclose = null; // a dead connection takes long to say that it is closed
    this.socket.close();
  }

  private drop(): void {
    this.disconnect();
    this.closed(ABNORMAL_CLOSURE);
  }

  private clearSilence(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = undefined;
  }

  private receive(message: ServerMessage): void {
    this.clearSilence();
    if (message.type === "notice") return this.handlers.notice(message);
    if (message.type === "welcome") this.welcome();
    if (message.type === "welcome" || message.type === "news") this.deliver(message);
    if (!("id" in message) || message.id === null) return;
    const request = this.pending.get(message.id);
    if (!request) return;
    if (message.type !== "refused") {
      this.pending.delete(message.id);
      request.resolve(message);
    } else if (message.error.key === "too_many") {
      const wait = (message.error.wait ?? 0) * 1000;
      setTimeout(() => this.resend(request), Math.max(wait, RESEND_DELAY));
    } else {
      this.pending.delete(message.id);
      if (message.news) this.deliver(message.news);
      request.reject(new Refused(message.error, 0));
    }
  }

  private welcome(): void {
    this.tries = 0;
    this.isWelcomed = true;
    this.handlers.offline(false);
    for (const request of this.pending.values()) this.resend(request); // a retry is harmless
    void this.ping();
  }

  private resend(request: PendingRequest): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(request.text);
  }

  private deliver(message: Welcome | News): void {
    this.number = Math.max(this.number, message.table.number);
    this.handlers.news(message);
  }

  private closed(code: number): void {
    this.clearSilence();
    this.handlers.offline(true);
    const wait = RETRY_DELAYS[Math.min(this.tries, RETRY_DELAYS.length - 1)];
    this.retryTimer = setTimeout(() => this.open(), wait);
    if (code === SEAT_TAKEN || this.tries > 0) this.handlers.recheck();
    this.tries += 1;
  }
}
