// Seats: who sits where, clocks, and everything that can be done with a seat.

import { get, post, put } from "./api.js";
import { fill, h, linkField, select, trying } from "./dom.js";
import { botChoices } from "./landing.js";
import { seatName } from "./board.js";

export class Seats {
  constructor(id, words, bots, again) {
    this.id = id;
    this.words = words;
    this.bots = bots;
    this.again = again; // reads who sits where again
    this.links = new Map();
    this.element = h("section", { class: "card seats", "aria-label": "Seats" });
    this.shown = "";
  }

  show({ chairs, about, table, skew, seat, invite, watch }) {
    const key = JSON.stringify([chairs, about, table.asked, table.clock, table.status, seat, [...this.links], invite]);
    if (key === this.shown) return this.tick(table, skew);
    this.shown = key;
    const mine = chairs.filter((one) => one.mine);
    fill(this.element,
      h("h2", {}, "Seats"),
      h("ul", {}, chairs.map((one) => this.chair(one, about, table, seat, mine, watch))),
      about.host ? this.invitation(invite) : null,
      mine.length ? null : h("p", { class: "hint" }, "You look on. Spectators see what everybody may see."));
    this.tick(table, skew);
  }

  chair(one, about, table, seat, mine, watch) {
    const asked = table.asked.includes(one.seat);
    const may = about.host || one.mine;
    const over = table.status === "over";
    const state = one.who === "open" ? "open" : one.who === "bot" ? "bot" : one.mine ? "you" : "person";
    const link = this.links.get(one.seat);
    return h("li", { class: asked ? "asked" : "" },
      h("div", { class: "seathead" }, seatName(one.seat, this.words), h("span", { class: "hint" }, state), asked ? h("b", {}, "to answer") : null, h("span", { class: "clock", "data-clock": one.seat })),
      h("div", { class: "tools" },
        one.who === "open" || one.kept ? this.act(one, one.kept ? "Take it back" : "Sit down", { who: "me" }) : null,
        one.mine && mine.length > 1 && seat !== one.seat ? h("button", { type: "button", "data-keep": `as-${one.seat}`, onclick: () => watch(one.seat) }, "Play as this seat") : null,
        may && !over ? this.more(one, about) : null),
      link ? h("p", {}, h("span", { class: "hint" }, one.mine ? "Open this on the other device; it works once: " : "For one person; it works once: "), linkField(`Link to the seat ${one.seat}`, link)) : null);
  }

  act(one, text, body) {
    return h("button", { type: "button", "data-keep": `${text}-${one.seat}`, onclick: trying(async () => {
      await put(`/api/tables/${this.id}/seats/${one.seat}`, body);
      await this.again();
    }) }, text);
  }

  more(one, about) {
    const level = select({ "aria-label": `Level of the bot for the seat ${one.seat}` }, botChoices(this.bots), one.bot ?? "heuristic");
    const hand = h("button", { type: "button", onclick: trying(async () => {
      await put(`/api/tables/${this.id}/seats/${one.seat}`, { who: "bot", bot: level.value });
      await this.again();
    }) }, "Hand to this bot");
    return h("details", { class: "inner" }, h("summary", { "data-keep": `more-${one.seat}`, "aria-label": `More about the seat ${one.seat}` }, "More"),
      h("button", { type: "button", onclick: trying(async () => {
        this.links.set(one.seat, (await post(`/api/tables/${this.id}/seats/${one.seat}/link`)).link);
        await this.again();
      }) }, one.mine ? "Move to another device" : "Link for a friend"),
      one.who === "open" ? null : this.act(one, one.mine ? "Get up" : "Free the seat", { who: "open" }),
      about.host && one.who !== "open" && !one.mine ? this.act(one, "Give back", { who: "back" }) : null,
      h("div", { class: "hand" }, level, hand));
  }

  invitation(invite) {
    return h("div", { class: "invite" }, h("h3", {}, "Invite"),
      invite ? h("p", {}, h("span", { class: "hint" }, "Whoever opens this may come in, look on, and take an open seat: "), linkField("Link to the table", invite)) : null,
      h("button", { type: "button", "data-keep": "newlink", onclick: trying(async () => {
        const { link } = await post(`/api/tables/${this.id}/link`);
        await this.again(link);
      }) }, invite ? "New link (the one above ends)" : "Make a link to the table"));
  }

  /** Let the clocks run. */
  tick(table, skew) {
    for (const one of table.clock ?? []) {
      const place = this.element.querySelector(`[data-clock="${CSS.escape(one.seat)}"]`);
      if (!place) continue;
      const gone = one.since === null ? 0 : Math.max(0, Date.now() / 1000 + skew - one.since);
      place.textContent = one.is_out ? "time is up" : span(one.left - gone);
    }
  }
}

function span(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172800) return `${Math.floor(left / 86400)} days`;
  if (left >= 7200) return `${Math.floor(left / 3600)} h`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

export async function fetchTable(id, seat, at) {
  const query = new URLSearchParams();
  if (seat) query.set("seat", seat);
  if (at) query.set("at", String(at));
  return get(`/api/tables/${id}?${query}`);
}
