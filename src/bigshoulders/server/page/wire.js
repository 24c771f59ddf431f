// The socket of a table: it comes back by itself, and nothing that was sent is lost or doubled.

import { requestId } from "./api.js";

const PATIENCE = [500, 1000, 2000, 5000, 10000];
const PING = 20000;
const BREATH = 500; // until a message is sent again that was one too many

export class Wire {
  constructor(table, seat, heard) {
    this.table = table;
    this.seat = seat;
    this.heard = heard; // { news(message), notice(message), state(text), lost(code) }
    this.number = 0;
    this.waiting = new Map();
    this.tries = 0;
    this.skew = 0; // how many seconds the server's clock is ahead
    this.open();
    this.beat = setInterval(() => this.ping(), PING);
  }

  open() {
    const query = new URLSearchParams({ since: String(this.number) });
    if (this.seat) query.set("seat", this.seat);
    const base = location.origin.replace(/^http/, "ws");
    this.socket = new WebSocket(`${base}/api/tables/${this.table}/socket?${query}`);
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = (event) => this.closed(event.code);
  }

  close() {
    this.ended = true;
    clearInterval(this.beat);
    this.socket.close();
  }

  /** Send a message; the promise is kept when the server has done it or refused it. */
  send(message) {
    const id = requestId();
    return new Promise((done, refused) => {
      const text = JSON.stringify({ ...message, id });
      this.waiting.set(id, { done, refused, text });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  again(id) {
    const waits = this.waiting.get(id);
    if (waits && this.socket.readyState === WebSocket.OPEN) this.socket.send(waits.text);
  }

  async ping() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const { now } = await this.send({ type: "ping" });
    this.skew = now - Date.now() / 1000;
  }

  take(message) {
    if (message.type === "welcome") {
      this.tries = 0;
      this.welcomed = true;
      this.heard.state("");
      for (const { text } of this.waiting.values()) this.socket.send(text); // a retry is harmless
      this.ping();
    }
    if (message.type === "notice") return this.heard.notice(message);
    if (message.table) this.hear(message);
    const waits = this.waiting.get(message.id);
    if (!waits) return;
    if (message.error?.key === "too_many") return setTimeout(() => this.again(message.id), BREATH);
    this.waiting.delete(message.id);
    if (message.type !== "refused") return waits.done(message);
    if (message.news) this.hear(message.news);
    waits.refused(new Error(message.error.text));
  }

  hear(message) {
    this.number = Math.max(this.number, message.table.number);
    this.heard.news(message);
  }

  closed(code) {
    if (this.ended) return;
    const refused = !this.welcomed && this.tries > 0; // a browser does not say why
    if (code === 4003 || refused || this.tries >= PATIENCE.length) return this.heard.lost(code);
    this.heard.state("The connection was lost; trying again…");
    setTimeout(() => this.ended || this.open(), PATIENCE[this.tries]);
    this.tries += 1;
  }
}
