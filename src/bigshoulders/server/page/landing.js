// The first page: a name and one click to a game; and lists of tables.

import { games, get, post } from "./api.js";
import { fill, h, trying } from "./dom.js";
import { BOT_LEVELS } from "./words.js";

const QUICK = ["me", "heuristic", "heuristic"];

export async function landing(main, name) {
  const { games: all } = await games();
  const place = h("div", { class: "lists" });
  fill(
    main,
    h("h1", {}, "Big Shoulders"),
    h("p", { class: "lead" }, "Board games about the building of Chicago, with friends or against bots. No sign-up."),
    h("div", { class: "columns" },
      h("form", { class: "card start", onsubmit: trying(playNow) },
        h("h2", {}, "Play against bots now"),
        h("label", {}, "Your name ", h("input", { name: "name", required: true, maxlength: 40, value: name ?? "", autocomplete: "nickname" })),
        h("fieldset", { class: "plain" }, h("legend", {}, "Game"),
          all.map((one, order) =>
            h("label", { class: "choice" }, h("input", { type: "radio", name: "game", value: one.game, checked: order === 0 }), one.title))),
        h("button", { class: "go" }, "Play now against two bots"),
        h("p", { class: "hint" }, "You sit in the first seat. Or ", h("a", { href: "/new" }, "make a table for friends"), " with the rules, bots and clock you like."),
      ),
      place,
    ),
  );
  await showLists(place);
}

export async function lists(main) {
  const place = h("div", { class: "lists" });
  fill(main, h("h1", {}, "Tables"), place);
  await showLists(place);
}

async function playNow(event) {
  const given = new FormData(event.target);
  await post("/api/guest", { name: given.get("name") });
  const { table } = await post("/api/tables", { game: given.get("game"), seats: QUICK });
  location.assign(`/t/${table}`);
}

async function showLists(place) {
  const [mine, open] = await Promise.all([get("/api/tables?mine=true"), get("/api/tables")]);
  fill(
    place,
    list("My tables", mine.tables, "Tables that you play at or host appear here."),
    list("Open tables", open.tables, "No table is open to everybody now. Make one: anybody can then sit down or look on."),
  );
}

function list(title, tables, none) {
  const waiting = tables.filter(isMyTurn).length;
  return h("section", { class: "card", "aria-label": title },
    h("h2", {}, title, waiting ? h("small", {}, ` ${waiting} wait${waiting === 1 ? "s" : ""} for you`) : null),
    tables.length ? h("ul", { class: "tables" }, tables.map(line)) : h("p", { class: "empty" }, none),
  );
}

const isMyTurn = (one) => one.seats.some((seat) => seat.mine && one.asked.includes(seat.seat));

function line(one) {
  const open = one.seats.filter((seat) => seat.who === "open").length;
  const state = one.status === "over" ? "finished"
    : one.status === "waiting" ? `${open} open seat${open === 1 ? "" : "s"}`
    : isMyTurn(one) ? "your turn" : "being played";
  const people = one.seats.map((seat) => seat.name ?? "open").join(", ");
  return h("li", { class: isMyTurn(one) ? "mine" : "" },
    h("a", { href: `/t/${one.id}` }, one.title),
    h("span", {}, `${one.game}, ${one.edition ?? ""} · ${people}`),
    h("b", {}, state),
  );
}

export function botChoices(bots) {
  return bots.map((name) => [name, BOT_LEVELS[name] ?? name]);
}
