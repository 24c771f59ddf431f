// A new table: game, edition, options with their effect, seats, clock, visibility; or a record.

import { games, get, post } from "./api.js";
import { fill, h, select, trying } from "./dom.js";
import { botChoices } from "./landing.js";
import { capital, plain } from "./words.js";

export async function newTable(main) {
  document.title = "New table · Big Shoulders";
  const told = await games();
  const menus = new Map(told.games.map((one) => [one.game, one]));
  const rules = h("div", {});
  const seats = h("div", { class: "seatrows" });
  const clock = h("div", {});
  const form = h("form", { class: "making", onsubmit: trying((event) => make(event, menus)) },
    h("section", { class: "card" }, h("h2", {}, "Game"),
      h("label", {}, "Game ", select({ name: "game", onchange: () => showGame() }, told.games.map((one) => [one.game, one.title]))),
      rules),
    h("div", {},
    h("section", { class: "card" }, h("h2", {}, "Seats"), seats),
    h("section", { class: "card" }, h("h2", {}, "Clock"), clock),
    h("section", { class: "card" }, h("h2", {}, "Table"),
      h("label", {}, "Name of the table ", h("input", { name: "title", maxlength: 80, placeholder: "yours" })),
      h("fieldset", { class: "plain" }, h("legend", {}, "Who may come in"),
        choice("visibility", "link", "Only those with a link", true),
        choice("visibility", "open", "Everybody: the table is in the list of open tables")),
      h("button", { class: "go" }, "Make the table"))),
  );
  fill(main, h("h1", {}, "New table"), form, importForm(main));

  async function showGame() {
    const menu = menus.get(form.elements.game.value);
    const words = await get(`/api/games/${menu.game}/words`);
    menu.effects = words.effects;
    fill(rules, editionField(menu), h("div", { id: "differences" }), h("div", { id: "options" }));
    showEdition(menu);
    rules.querySelector("select").addEventListener("change", () => showEdition(menu));
    showSeats(words.seats, words.bots);
  }

  function showSeats(numbers, bots) {
    const many = select({ name: "many", onchange: rows }, numbers.map((one) => [String(one), `${one} players`]), String(numbers.at(-2) ?? numbers[0]));
    const place = h("div", {});
    fill(seats, h("label", {}, "How many play ", many), place);
    rows();
    function rows() {
      const who = [["me", "Me"], ["open", "Open: a friend by link"], ...botChoices(bots).map(([key, text]) => [key, `Bot – ${text}`])];
      fill(place, Array.from({ length: Number(many.value) }, (_none, seat) =>
        h("label", {}, `Seat ${seat + 1} `, select({ name: "seat", "data-keep": `seat-${seat}` }, who, seat === 0 ? "me" : "open"))));
    }
  }

  fill(clock, clockFields(told));
  await showGame();
}

function choice(name, value, text, checked = false) {
  return h("label", { class: "choice" }, h("input", { type: "radio", name, value, checked }), text);
}

function editionField(menu) {
  const names = Object.keys(menu.presets).map((name) => [name, name === menu.default ? `${name} (usual)` : name]);
  return h("label", {}, `${capital(plain(menu.preset_key))} `, select({ name: "preset" }, names, menu.default));
}

/** Show what an edition plays differently from the usual one, then every option with its effect. */
function showEdition(menu) {
  const chosen = menu.presets[document.querySelector("select[name=preset]").value];
  const usual = menu.presets[menu.default];
  const changed = Object.keys(chosen).filter((key) => chosen[key] !== usual[key]);
  const says = (key, value) => menu.effects[key]?.[value] ?? plain(value);
  fill(document.getElementById("differences"), changed.length
    ? h("details", { open: true, class: "inner" },
        h("summary", {}, `Plays differently from ${menu.default} in ${changed.length} things`),
        h("ul", {}, changed.map((key) => h("li", {}, capital(says(key, chosen[key])), h("span", { class: "hint" }, ` – ${menu.default}: ${says(key, usual[key])}`)))))
    : h("p", { class: "hint" }, "These are the rules that most people play."));
  const [few, many] = [menu.switches.slice(0, 8), menu.switches.slice(8)];
  const field = (one) => optionField(one, chosen[one.switch], says);
  fill(document.getElementById("options"),
    h("div", { class: "options" }, few.map(field)),
    many.length ? h("details", { class: "inner" }, h("summary", {}, `${many.length} more options, for those who know the rulebooks`), h("div", { class: "options" }, many.map(field))) : null);
}

function optionField(one, chosen, says) {
  const id = `option-${one.switch}`;
  const effect = h("span", { class: "hint", id: `${id}-effect` });
  const picked = select({ id, name: `option:${one.switch}`, "aria-describedby": effect.id, "data-preset": chosen, onchange: explain },
    one.values.map((value) => [value, plain(value)]), chosen);
  function explain() {
    const says_now = says(one.switch, picked.value);
    effect.textContent = says_now === plain(picked.value) ? `${capital(one.meaning)} (${one.rule})` : `${capital(says_now)} (${one.rule})`;
  }
  explain();
  return h("div", { class: "option" }, h("label", { for: id }, capital(plain(one.switch))), picked, effect);
}

function clockFields(told) {
  const texts = told.clocks?.kinds ?? { none: "no clock: everybody takes the time they need" };
  const outs = told.clocks?.out ?? {};
  const more = h("div", {});
  const kind = select({ name: "clock", onchange: show }, Object.keys(texts).map((one) => [one, { none: "No clock", live: "Live: a bank and an increment", days: "Days for each move" }[one] ?? one]));
  const meaning = h("p", { class: "hint" });
  const number = (name, text, value, least, most) => h("label", {}, `${text} `, h("input", { type: "number", name, value, min: least, max: most, step: "any", required: true }));
  function show() {
    meaning.textContent = capital(texts[kind.value]) + ".";
    const out = [h("label", {}, "When time is up ", select({ name: "out" }, Object.entries(outs).map(([key, text]) => [key, capital(text)])))];
    fill(more,
      kind.value === "live" ? [number("bank", "Minutes for each seat", 30, 1, 6000), number("increment", "Seconds that each answer adds", 10, 0, 3600), out] : null,
      kind.value === "days" ? [number("days", "Days for each answer", 2, 0.1, 60), out] : null);
  }
  show();
  return [h("label", {}, "Clock ", kind), meaning, more];
}

function clockOf(fields) {
  const kind = fields.get("clock");
  if (kind === "live") {
    return { kind, bank: Math.round(Number(fields.get("bank")) * 60), increment: Math.round(Number(fields.get("increment"))), out: fields.get("out") };
  }
  return kind === "days" ? { kind, days: Number(fields.get("days")), out: fields.get("out") } : { kind: "none" };
}

async function make(event, menus) {
  const fields = new FormData(event.target);
  const menu = menus.get(fields.get("game"));
  const options = { [menu.preset_key]: fields.get("preset") };
  for (const one of event.target.querySelectorAll("[data-preset]")) {
    if (one.value !== one.dataset.preset) options[one.name.slice("option:".length)] = one.value;
  }
  const { table, link } = await post("/api/tables", {
    game: menu.game,
    seats: fields.getAll("seat"),
    options,
    title: fields.get("title"),
    visibility: fields.get("visibility"),
    clock: clockOf(fields),
  });
  keepLink(table, link);
  location.assign(`/t/${table}`);
}

/** Keep the table's link for the host in this tab only, to be shown on the table's page. */
export function keepLink(table, link) {
  try {
    sessionStorage.setItem(`link-${table}`, link);
  } catch {
    // the host can make a new one
  }
}

function importForm(main) {
  return h("form", { class: "card", onsubmit: trying(async (event) => {
      const file = event.target.elements.record.files[0];
      if (!file) throw new Error("Choose the file of a record first.");
      const { table, link } = await post("/api/records", { record: await file.text() });
      keepLink(table, link);
      location.assign(`/t/${table}`);
    }) },
    h("h2", {}, "Or go on with a record"),
    h("p", {}, "A record that this or another server exported becomes a table: look at it, or play on from any point."),
    h("label", {}, "Record ", h("input", { type: "file", name: "record", accept: ".record,text/plain" })),
    h("button", {}, "Open the record"));
}
