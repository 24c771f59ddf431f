// A readable rendering of any game's view: facts, tables for what has rows, lists for the rest.

import { h } from "./dom.js";
import { capital, plain } from "./words.js";

const closed = new Set();

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
const isFlat = (value) => !isObject(value) && !(Array.isArray(value) && value.some((one) => one !== null && typeof one === "object"));

/** Return the rows of something that is a table: objects by key, or a list of objects. */
function rowsOf(value) {
  if (Array.isArray(value)) {
    if (!value.length || !value.every(isObject)) return null;
    return value.map((one, place) => [one.seat ?? one.id ?? one.name ?? String(place + 1), one]);
  }
  const rows = Object.entries(value);
  return rows.length && rows.every(([, one]) => isObject(one)) ? rows : null;
}

export function board(view, words) {
  if (view === null) return [h("p", { class: "empty" }, "The game begins when every seat is taken.")];
  const [facts, lists, nothing, parts] = [[], [], [], []];
  for (const [key, value] of Object.entries(view)) {
    if (value !== null && typeof value === "object" && !Object.keys(value).length) nothing.push([key, value]);
    else if (!isFlat(value)) parts.push([key, value]);
    else if (Array.isArray(value)) lists.push([key, value]);
    else (value === null ? nothing : facts).push([key, value]);
  }
  const order = (key) => ["seats", "companies"].indexOf(key);
  parts.sort((one, two) => order(two[0]) - order(one[0]));
  return [
    section("At a glance", "glance", [list(facts, words)]),
    ...parts.slice(0, 2).map(([key, value]) => section(capital(plain(key)), key, part(key, value, words))),
    section("On the table", "table", [list(lists, words)]),
    ...parts.slice(2).map(([key, value]) => section(capital(plain(key)), key, part(key, value, words))),
    nothing.length ? h("p", { class: "hint" }, `Nothing now: ${nothing.map(([key]) => plain(key)).join(", ")}.`) : null,
  ];
}

function section(title, key, content) {
  const made = h(
    "details",
    { class: "card", open: !closed.has(key), "data-part": key },
    h("summary", { "data-keep": `part-${key}` }, h("h3", {}, title)),
    h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": title }, content),
  );
  made.addEventListener("toggle", () => (made.open ? closed.delete(key) : closed.add(key)));
  return made;
}

function part(key, value, words) {
  const rows = rowsOf(value);
  if (rows) return [table(key, rows, words)];
  if (Array.isArray(value) && value.every(Array.isArray)) return [grid(key, value, words)];
  if (isObject(value)) return [list(Object.entries(value), words)];
  return [h("p", {}, words.value(key, value))];
}

function list(facts, words) {
  return h(
    "dl",
    { class: "facts" },
    facts.map(([key, value]) =>
      h("div", {}, h("dt", {}, capital(words.name("", key))), h("dd", {}, words.value(key, value))),
    ),
  );
}

function grid(key, lines, words) {
  return h(
    "table",
    {},
    h("tbody", {}, lines.map((line, place) =>
      h("tr", {}, h("th", { scope: "row" }, `${place + 1}`), line.map((one) => h("td", {}, words.value(key, one)))),
    )),
  );
}

/** Draw rows as a table; what has more fields than rows stands upright, one column for each. */
function table(key, rows, words) {
  const fields = [...new Set(rows.flatMap(([, one]) => Object.keys(one)))].filter(
    (field) => field !== "seat",
  );
  const name = ([one]) => thingCell(key, one, words);
  if (fields.length > rows.length) {
    return h(
      "table",
      { class: "upright" },
      h("thead", {}, h("tr", {}, h("td", {}), rows.map((row) => h("th", { scope: "col" }, name(row))))),
      h("tbody", {}, fields.map((field) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, capital(plain(field))),
          rows.map(([, one]) => h("td", {}, field in one ? words.value(field, one[field]) : "hidden")),
        ),
      )),
    );
  }
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, h("td", {}), fields.map((field) => h("th", { scope: "col" }, capital(plain(field)))))),
    h("tbody", {}, rows.map((row) =>
      h("tr", {}, h("th", { scope: "row" }, name(row)), fields.map((field) => h("td", {}, words.value(field, row[1][field] ?? null)))),
    )),
  );
}

/** Return the name of a company or a seat with its own colour beside it. */
export function thingCell(domain, key, words) {
  const thing = words.thing(domain, key);
  if (thing?.color) {
    const swatch = h("span", { class: "swatch", "aria-hidden": "true" });
    swatch.style.backgroundColor = thing.color;
    return h("span", { class: "thing", title: thing.text }, swatch, thing.name);
  }
  if (words.people.has(key)) return seatName(key, words);
  return h("span", { title: thing?.text }, words.name(domain, key));
}

export function seatName(seat, words) {
  return h(
    "span",
    { class: "thing" },
    h("span", { class: `pawn seat-${seat}`, "aria-hidden": "true" }, seat.charAt(0).toUpperCase()),
    words.people.get(seat) ?? seat,
  );
}
