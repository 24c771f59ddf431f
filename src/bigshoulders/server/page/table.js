// A table: seats, question, board, log and chat, now or as it stood after any entry.

import { post } from "./api.js";
import { board } from "./board.js";
import { Deciding } from "./deciding.js";
import { fill, h, notice, trying } from "./dom.js";
import { Log } from "./log.js";
import { keepLink } from "./making.js";
import { Past } from "./past.js";
import { Seats, fetchTable } from "./seats.js";
import { standings } from "./standings.js";
import { Wire } from "./wire.js";
import { Words } from "./words.js";

const TABS = ["Board", "Seats", "Log"];

export async function openTable(main, id, name) {
  const found = await fetchTable(id);
  const words = await Words.of(found.about.game, found.about.options.edition);
  const page = new TablePage(main, id, name, words, words.told.bots);
  await page.start(found);
}

/** Return the seats that one may speak for: one's own, and one that was lost because of time. */
function ownSeats({ seats, table }) {
  const late = new Set((table.clock ?? []).filter((one) => one.is_out).map((one) => one.seat));
  return seats.filter((one) => one.mine || (one.kept && late.has(one.seat))).map((one) => one.seat);
}

class TablePage {
  constructor(main, id, name, words, bots) {
    Object.assign(this, { main, id, name, words, bots });
    this.deciding = new Deciding(words, {
      answer: (notation) => this.answer(notation),
      preview: (notations) => this.preview(notations),
      undo: () => this.undo(),
    });
    this.log = new Log(words, (number) => this.commentOn(number));
    this.seats = new Seats(id, words, bots, (link) => this.look(link));
    this.past = new Past(this);
    this.boardPlace = h("section", { class: "board", "aria-label": "Board" });
    this.head = h("div", { class: "tablehead" });
    this.state = h("p", { class: "state", role: "status" });
    this.chat = this.chatForm();
    this.seat = null;
    this.table = null;
    this.drawn = "";
  }

  async start(found) {
    const wished = new URLSearchParams(location.search);
    this.chairs = found.seats;
    this.about = found.about;
    document.title = `${found.about.title} · Big Shoulders`;
    this.main.classList.add("attable");
    this.main.dataset.tab = "Board";
    fill(this.main, this.head, this.tabs(), this.seats.element,
      h("div", { class: "middle" }, this.state, this.past.element, this.boardPlace),
      h("section", { class: "card story", "aria-label": "Log and chat" }, h("h2", {}, "Log"), this.chat, this.past.scrubber, this.log.list),
      this.deciding.element);
    this.log.list.addEventListener("click", (event) => {
      const link = event.target.closest("[data-at]");
      if (!link) return;
      event.preventDefault();
      this.past.go(Number(link.dataset.at));
    });
    const own = ownSeats(found);
    this.connect(own.includes(wished.get("seat")) ? wished.get("seat") : own[0] ?? null);
    if (wished.get("at")) await this.past.go(Number(wished.get("at")));
    setInterval(() => this.table && this.seats.tick(this.table, this.wire.skew), 1000);
  }

  /** Look at the table as one of the own seats, or as a spectator. */
  connect(seat) {
    this.wire?.close();
    this.seat = seat;
    this.log.clear();
    this.fresh = true;
    this.wire = new Wire(this.id, seat, {
      news: (message) => this.take(message),
      notice: (told) => notice(`${told.title}: ${told.kind === "reminder" ? "your time there runs out soon" : "your time there is up"}.`),
      state: (text) => (this.state.textContent = text),
      lost: (code) => this.lost(code),
    });
  }

  async lost(code) {
    if (code === 4003) notice("This seat is played by somebody else now.");
    try {
      this.losses = (this.losses ?? 0) + 1;
      if (this.losses > 3) throw new Error("The server does not let this page in any more.");
      this.wire.close();
      await this.look(null, true);
    } catch (error) {
      this.state.textContent = `${error.message} Reload the page to try again.`;
    }
  }

  /** Read again who sits where, which the socket tells without saying who one is. */
  async look(link, anew = false) {
    if (link) keepLink(this.id, link);
    const looked = (this.looked = Symbol("look"));
    const found = await fetchTable(this.id);
    if (looked !== this.looked) return; // a later look knows better
    this.chairs = found.seats;
    this.about = found.about;
    const own = ownSeats(found);
    const lost = this.seat !== null && !own.includes(this.seat);
    if (anew || lost || (this.seat === null && own.length)) return this.connect(lost || this.seat === null ? own[0] ?? null : this.seat);
    this.show();
  }

  take(message) {
    if (message.table.number < (this.table?.number ?? 0) && !this.fresh) return;
    this.table = message.table;
    if (message.type === "welcome") {
      this.losses = 0;
      this.chairs = message.seats;
      this.about = message.about;
    } else if (message.seats) {
      this.look().catch((error) => notice(error.message));
    }
    this.words.seat(this.chairs);
    this.log.add(message.entries, this.fresh);
    this.fresh = false;
    this.show();
  }

  show() {
    const { table } = this;
    if (!table) return;
    this.words.seat(this.chairs);
    this.showHead();
    this.seats.show({ chairs: this.chairs, about: this.about, table, skew: this.wire.skew, seat: this.seat, invite: this.invite(), watch: (seat) => this.connect(seat) });
    this.past.show(table.number);
    if (!this.past.at) this.showBoard(table);
    this.deciding.show(table, this.asking(), this.tools());
    document.title = `${table.answers.length ? "● " : ""}${this.about.title} · Big Shoulders`;
  }

  showBoard(table) {
    const key = JSON.stringify([table.view, table.standings, this.chairs]);
    if (key === this.drawn) return;
    this.drawn = key;
    fill(this.boardPlace, h("h2", { class: "unseen" }, "Board"), table.standings ? standings(table, this.words) : null, board(table.view, this.words));
  }

  showHead() {
    const { about, table } = this;
    const edition = about.options.edition;
    const status = { waiting: "waiting for people", playing: "being played", over: "finished" }[table.status];
    const key = JSON.stringify([about, table.status]);
    if (this.headed === key) return;
    this.headed = key;
    fill(this.head, h("h1", {}, about.title), h("p", {}, `${about.game}${edition ? `, ${edition} rules` : ""} · ${status}`));
  }

  invite() {
    try {
      return sessionStorage.getItem(`link-${this.id}`);
    } catch {
      return null;
    }
  }

  asking() {
    const { table } = this;
    if (table.status === "over") return "The game is over.";
    if (table.status === "waiting") return "The game begins when every seat is taken.";
    if (table.question) return this.words.sentence(table.question.text, table.question.data);
    const names = table.asked.map((seat) => this.words.name("seat", seat)).join(", ");
    return names ? `Waiting for ${names}.` : "One moment…";
  }

  tools() {
    const { table } = this;
    const made = [];
    const button = (text, keep, work, more = {}) => made.push(h("button", { type: "button", "data-keep": keep, onclick: trying(work), ...more }, text));
    const other = this.chairs.find((one) => one.mine && one.seat !== this.seat && table.asked.includes(one.seat));
    if (other && !table.answers.length) button(`Show the side of ${this.words.name("seat", other.seat)}`, "side", () => this.connect(other.seat), { class: "go" });
    const chair = this.chairs.find((one) => one.seat === this.seat);
    if (chair && chair.kept && !chair.mine) button("I am back", "back", () => this.wire.send({ type: "back" }), { class: "go" });
    if (this.canUndo()) button("Undo (u)", "undo", () => this.undo());
    if (table.wish) made.push(...this.wish(table.wish, button));
    if (table.status === "over") {
      made.push(h("a", { class: "button", href: `/api/tables/${this.id}/record`, download: `${this.id}.record` }, "Export the record"));
      if (this.name) button("Rematch", "rematch", async () => location.assign(`/t/${(await post(`/api/tables/${this.id}/rematch`)).table}`), { class: "go" });
    }
    return made;
  }

  wish(wish, button) {
    const who = this.words.name("seat", wish.seat);
    if (!wish.waiting.includes(this.seat)) return [h("span", {}, `${who} asks to take back to entry ${wish.to}.`)];
    const say = (agree) => () => this.wire.send({ type: "consent", number: wish.number, agree });
    button("Agree", "agree", say(true), { class: "go" });
    button("Decline", "decline", say(false));
    return [h("span", {}, `${who} asks to take back to entry ${wish.to}: do you agree?`)];
  }

  canUndo() {
    const to = this.log.before();
    return to !== null && this.table?.undo !== null && this.table?.undo !== undefined && to >= this.table.undo;
  }

  async undo() {
    if (!this.canUndo()) return;
    await this.takeBack(this.log.before());
  }

  takeBack(to) {
    return this.wire.send({ type: "undo", number: this.table.number, to });
  }

  async answer(notation) {
    try {
      await this.wire.send({ type: "answer", number: this.table.question.number, answer: notation });
    } catch (error) {
      notice(error.message);
      this.deciding.lock(false);
    }
  }

  async preview(notations) {
    try {
      return (await this.wire.send({ type: "preview", answers: notations })).previews;
    } catch {
      return {}; // the question changed meanwhile
    }
  }

  tabs() {
    const made = h("div", { class: "tabs", role: "group", "aria-label": "What to show" });
    const show = (chosen) => {
      this.main.dataset.tab = chosen;
      for (const one of made.children) one.setAttribute("aria-pressed", String(one.textContent === chosen));
    };
    fill(made, TABS.map((tab) => h("button", { type: "button", onclick: () => show(tab) }, tab)));
    show("Board");
    return made;
  }

  chatForm() {
    const about = h("span", { class: "about" });
    this.aboutPlace = about;
    this.saying = h("input", { name: "text", maxlength: 500, required: true, autocomplete: "off", "aria-label": "Say something" });
    if (!this.name) return h("p", { class: "hint" }, h("a", { href: "/" }, "Say your name"), " to talk here.");
    return h("form", { class: "chat", onsubmit: trying(async () => {
      const message = { type: "chat", text: this.saying.value };
      if (this.commenting) message.about = this.commenting;
      await this.wire.send(message);
      this.saying.value = "";
      this.commentOn(null);
    }) }, about, this.saying, h("button", {}, "Say"));
  }

  commentOn(number) {
    this.commenting = number;
    fill(this.aboutPlace, number ? [`on entry ${number} `, h("button", { type: "button", class: "tiny", onclick: () => this.commentOn(null) }, "not")] : null);
    if (number) this.saying.focus();
  }
}
