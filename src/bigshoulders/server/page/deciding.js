// The action bar: the question in words, legal answers by verb, what each would change, and why not.

import { announce, fill, h } from "./dom.js";
import { capital, money } from "./words.js";

const MOST_ASKED = 32; // previews in one message
const MOST_SHOWN = 10;

export class Deciding {
  constructor(words, actions) {
    this.words = words;
    this.actions = actions; // answer(notation), preview(notations), undo(), undoTurn()
    this.question = h("h2", { id: "question", tabindex: -1 });
    this.answers = h("div", { class: "answers", role: "group", "aria-labelledby": "question" });
    this.preview = h("div", { class: "preview", "aria-live": "polite", tabindex: 0, role: "region", "aria-label": "What the answer changes" });
    this.tools = h("div", { class: "tools" });
    this.element = h("section", { class: "bar", "aria-label": "Decide" },
      h("div", { class: "asking" }, this.question, this.tools), this.answers, this.preview);
    this.known = new Map();
    this.shown = "";
    this.armed = "";
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Show what the table asks; nothing is drawn again unless it changed. */
  show(table, text, extra) {
    const key = JSON.stringify([table.question, table.answers, text]);
    fill(this.tools, extra);
    if (key === this.shown) return;
    this.shown = key;
    this.known.clear();
    this.armed = "";
    const hadFocus = this.answers.contains(document.activeElement) || document.activeElement === document.body;
    this.question.textContent = text;
    this.element.classList.toggle("asked", table.answers.length > 0);
    fill(this.preview);
    fill(this.answers, table.answers.length ? [groups(table.answers, this.words).map((one) => this.group(one)), this.others(table.answers)] : null);
    this.number();
    if (table.answers.length) {
      announce(`${text} ${table.answers.length} answers.`);
      if (hadFocus) this.question.focus({ preventScroll: true });
    }
  }

  lock(locked) {
    for (const one of this.answers.querySelectorAll("button")) one.disabled = locked;
  }

  group(one) {
    return h("div", { class: one.rows ? "group wide" : "group", role: "group", "aria-label": one.title },
      h("h3", {}, one.title),
      one.rows
        ? one.rows.map((row) => h("div", { class: "row" }, h("div", {}, h("b", {}, row.name), h("span", { class: "hint" }, row.text)), h("div", { class: "chips" }, row.answers.map((answer) => this.button(answer, row.name)))))
        : one.answers.map((answer) => this.button(answer)));
  }

  button({ notation, label, text }, before = "") {
    const look = () => this.look(notation, `${before} ${label}`.trim());
    return h("button", {
      type: "button",
      class: "answer",
      "data-answer": notation,
      "aria-describedby": text ? `about-${notation.replaceAll(" ", "-")}` : null,
      onclick: () => this.choose(notation, look),
      onpointerenter: look,
      onfocus: look,
    }, h("kbd", { "aria-hidden": "true" }), h("span", {}, before ? h("span", { class: "unseen" }, `${before} `) : null, label, text ? h("small", { id: `about-${notation.replaceAll(" ", "-")}` }, text) : null));
  }

  /** A click chooses. Where nothing hovers, the first tap shows what would change. */
  choose(notation, look) {
    if (matchMedia("(hover: none)").matches && this.armed !== notation) {
      this.armed = notation;
      for (const one of this.answers.querySelectorAll("button")) one.classList.toggle("armed", one.dataset.answer === notation);
      return look();
    }
    this.lock(true);
    this.actions.answer(notation);
  }

  async look(notation, label) {
    this.looking = notation;
    if (!this.known.has(notation)) this.known.set(notation, this.actions.preview([notation]));
    const found = (await this.known.get(notation))?.[notation];
    if (this.looking !== notation || !found) return;
    const tap = this.armed === notation ? h("p", { class: "hint" }, "Tap again to choose it.") : null;
    fill(this.preview, h("h3", {}, capital(label)), found.refusal ? h("p", {}, found.refusal.text) : changes(found.changes, this.words), tap);
  }

  /** Say why things that might be expected are not offered, when somebody asks. */
  others(answers) {
    const place = h("ul", {});
    const made = h("details", { class: "group why" }, h("summary", { "data-keep": "why" }, "What is not possible now, and why"), place);
    made.addEventListener("toggle", async () => {
      if (!made.open || place.children.length) return;
      const asked = missing(answers, this.words).slice(0, MOST_ASKED);
      const found = asked.length ? await this.actions.preview(asked) : {};
      const reasons = new Map();
      for (const [notation, one] of Object.entries(found ?? {})) {
        if (one.refusal?.why) {
          const reason = `${capital(one.refusal.why)} (${one.refusal.rule})${one.refusal.remedy ? `; ${one.refusal.remedy}` : ""}`;
          reasons.set(reason, [...(reasons.get(reason) ?? []), named(this.words.parsed(notation), this.words)]);
        }
      }
      fill(place, reasons.size
        ? [...reasons].map(([reason, which]) => h("li", {}, h("b", {}, which.join("; ")), ` ${reason}`))
        : h("li", {}, "Everything of these kinds is possible."));
    });
    return made;
  }

  number() {
    [...this.answers.querySelectorAll("button.answer")].slice(0, 9).forEach((one, place) => {
      one.querySelector("kbd").textContent = String(place + 1);
      one.dataset.key = String(place + 1);
    });
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")) return;
    if (event.key === "u") return this.actions.undo();
    const found = this.answers.querySelector(`button[data-key="${CSS.escape(event.key)}"]`);
    if (!found || found.disabled) return;
    if (document.activeElement === found) found.click(); // the first press shows it, the second chooses
    else found.focus();
  }
}

/** Gather answers by verb. Many with two varying words become rows, the last word across. */
function groups(answers, words) {
  const byVerb = new Map();
  const bare = [];
  for (const one of answers.map((notation) => words.parsed(notation))) {
    if (!one.args.length) bare.push(one);
    else byVerb.set(one.verb, [...(byVerb.get(one.verb) ?? []), one]);
  }
  const found = [...byVerb].map(([verb, list]) => verbGroup(verb, list, words));
  if (bare.length) {
    found.push({ title: found.length ? "Or" : "Choose", answers: bare.map((one) => ({ notation: one.notation, label: capital(one.notation), text: capital(one.verb.meaning) })) });
  }
  return found;
}

function verbGroup(verb, list, words) {
  const varying = list[0].args.filter(({ place }) => new Set(list.map((one) => one.words[place])).size > 1);
  const fixed = list.length > 1 ? list[0].args.filter((one) => !varying.includes(one)) : [];
  const title = capital([verb.meaning, fixed.map((one) => words.name(one.domain, one.key)).join(", ")].filter(Boolean).join(": "));
  const shown = varying.length ? varying : list[0].args;
  const label = (one, places) => places.map(({ place, domain }) => {
    const before = one.verb.words[place - 1];
    const link = place > 1 && !before.startsWith("<") && places[0].place !== place ? `${before} ` : "";
    return link + words.name(domain, one.words[place]);
  }).join(" ");
  const text = (one, places) => places.map(({ place, domain }) => words.thing(domain, one.words[place])?.text).find(Boolean) ?? "";
  if (list.length > 8 && varying.length > 1) {
    const [last] = varying.slice(-1);
    const rows = new Map();
    for (const one of list) {
      const first = varying.slice(0, -1);
      const name = capital(label(one, first));
      if (!rows.has(name)) rows.set(name, { name, text: text(one, first), answers: [] });
      rows.get(name).answers.push({ notation: one.notation, label: label(one, [last]) });
    }
    return { title, rows: [...rows.values()] };
  }
  return { title, answers: list.map((one) => ({ notation: one.notation, label: capital(label(one, shown)), text: text(one, shown) })) };
}

function named(one, words) {
  return capital(one.words.map((word, place) => {
    const arg = one.args.find((found) => found.place === place);
    return arg ? words.name(arg.domain, word) : word;
  }).join(" "));
}

/** Return answers like the offered ones with another last word, which are not offered. */
function missing(answers, words) {
  const offered = new Set(answers);
  const found = new Set();
  for (const one of answers.map((notation) => words.parsed(notation))) {
    for (const { place, domain } of one.args) {
      for (const key of words.told.domains[domain] ?? []) {
        const other = one.words.with ? one.words.with(place, key) : one.words.map((word, at) => (at === place ? key : word));
        const notation = other.join(" ");
        if (!offered.has(notation)) found.add(notation);
      }
    }
  }
  return [...found];
}

/** Say what an answer would change, the weightiest first. */
export function changes(found, words) {
  if (!found.length) return h("p", {}, "Nothing that you can see changes at once.");
  const told = found.map((one) => ({ ...one, field: one.path.split(".").at(-1) }));
  const weight = ({ path, before, after }) => {
    if (typeof before !== "number" || typeof after !== "number") return 2;
    return path.includes(".") ? 0 : 1; // somebody's own numbers first, then those of the table
  };
  told.sort((one, two) => weight(one) - weight(two));
  return [
    h("ul", {}, told.slice(0, MOST_SHOWN).map((one) => h("li", {}, h("span", {}, capital(words.path(one.path))), h("b", {}, difference(one, words))))),
    told.length > MOST_SHOWN ? h("p", { class: "hint" }, `and ${told.length - MOST_SHOWN} more`) : null,
  ];
}

function difference({ field, before, after }, words) {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    const told = (sign, list, other) => list.filter((one) => !other.includes(one)).map((one) => `${sign} ${words.value(field, one)}`);
    return [...told("+", after, before), ...told("−", before, after)].join(", ") || "another order";
  }
  if (before === null && after !== null && typeof after === "object") return "new";
  if (after === null && before !== null && typeof before === "object") return "gone";
  const told = `${words.value(field, before)} → ${words.value(field, after)}`;
  if (typeof before !== "number" || typeof after !== "number") return told;
  const by = after - before;
  const amount = words.value(field, by) === String(by) ? String(Math.abs(by)) : money(Math.abs(by));
  return h("span", { class: by > 0 ? "gain" : "loss" }, `${told} (${by > 0 ? "+" : "−"}${amount})`);
}
