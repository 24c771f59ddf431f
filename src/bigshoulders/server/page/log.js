// The log: every entry as sentences, newest first, with chat and comments on moves.

import { announce, h } from "./dom.js";
import { seatName } from "./board.js";
import { capital } from "./words.js";

const MANY = 8; // sentences of one entry that are shown at once

export class Log {
  constructor(words, comment) {
    this.words = words;
    this.comment = comment;
    this.list = h("ol", { class: "log", reversed: true });
    this.entries = new Map();
    this.line = []; // numbers of the decisions that count, in order
  }

  clear() {
    this.entries.clear();
    this.line = [];
    this.list.replaceChildren();
  }

  /** Take in entries; returns the sentences of those that are new. */
  add(entries, quiet) {
    const said = [];
    for (const entry of entries) {
      if (this.entries.has(entry.number)) continue;
      this.entries.set(entry.number, entry);
      this.follow(entry);
      const told = this.sentences(entry);
      this.list.prepend(this.item(entry, told));
      said.push(...told);
    }
    if (!quiet && said.length) announce(said.slice(-6).join(". "));
    return said;
  }

  follow(entry) {
    if (entry.kind === "start" || entry.kind === "move") this.line.push(entry.number);
    if (entry.kind !== "undo") return;
    while (this.line.length && this.line.at(-1) > entry.data.to) {
      this.list.querySelector(`#entry-${this.line.pop()}`)?.classList.add("void");
    }
  }

  /** Return the decision before the last one, to which an undo of one step goes. */
  before() {
    return this.line.at(-2) ?? null;
  }

  who(entry) {
    return entry.seat ? this.words.name("seat", entry.seat) : "";
  }

  sentences(entry) {
    const who = this.who(entry);
    const { data } = entry;
    if (entry.events) {
      const told = entry.events
        .filter((one) => one.kind !== "forced")
        .map((one) => this.words.sentence(one.text, one.data));
      if (entry.kind === "undo") told.unshift(`${who} takes back to entry ${data.to}`);
      if (entry.kind === "move" && !told.length) told.push(capital(`${who} has answered`));
      if (entry.kind === "start") told.unshift("The game begins");
      return told;
    }
    switch (entry.kind) {
      case "made": {
        const from = data.came_how ? ` (${data.came_how})` : "";
        return [`The table is made${from}; the deal is fixed by ${data.commitment?.slice(0, 12)}…`];
      }
      case "ask_undo": return [`${who} asks to take back to entry ${data.to}`];
      case "agree": return [`${who} agrees`];
      case "decline": return [`${who} declines`];
      case "seat": {
        const what = { bot: `the bot ${data.name} plays`, person: `${data.name} sits down`, open: "nobody sits" };
        return [`${capital(what[data.who] ?? data.who)} in the seat ${data.seat}`];
      }
      case "rematch": return ["There is a rematch"];
      case "reminder": return [`${who} is reminded: time runs out`];
      case "timeout": return [`The time of ${who} is up`];
      case "chat": return [`${data.name}: ${data.text}`];
      default: return [capital(entry.kind)];
    }
  }

  item(entry, told) {
    const { number } = entry;
    const when = new Date(entry.at * 1000);
    const chat = entry.kind === "chat";
    const about = chat && entry.data.about;
    return h("li", { id: `entry-${number}`, class: entry.kind },
      h("div", { class: "entryhead" },
        entry.seat ? seatName(entry.seat, this.words) : h("span", {}, chat ? entry.data.name : "Table"),
        about ? h("a", { href: `#entry-${about}` }, `on entry ${about}`) : null,
        h("time", { datetime: when.toISOString() }, when.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })),
        h("a", { href: `?at=${number}`, "data-at": number, title: "Look at the table after this entry" }, `#${number}`),
        chat ? null : h("button", { type: "button", class: "tiny", onclick: () => this.comment(number), "aria-label": `Comment on entry ${number}` }, "comment")),
      chat ? h("p", { class: "said" }, entry.data.text) : told.slice(0, MANY).map((one) => h("p", {}, one)),
      told.length > MANY ? h("details", {}, h("summary", {}, `and ${told.length - MANY} more`), told.slice(MANY).map((one) => h("p", {}, one))) : null,
      entry.kind === "rematch" ? h("p", {}, h("a", { href: `/t/${entry.data.table}` }, "Go to the rematch")) : null);
  }
}
