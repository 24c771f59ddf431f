// The end of a game: places, scores, and where every point came from.

import { h } from "./dom.js";
import { seatName } from "./board.js";
import { capital, plain } from "./words.js";

export function standings(table, words) {
  const order = [...table.standings].sort((one, two) => one.place - two.place);
  const most = Math.max(1, ...order.map((one) => one.score));
  return h("section", { class: "card standings", "aria-label": "Standings" },
    h("h3", {}, "Standings"),
    h("ol", {}, order.map((one) => h("li", { class: one.place === 1 ? "winner" : "" },
      h("div", { class: "seathead" }, h("b", { class: "place" }, `${one.place}.`), seatName(one.seat, words), h("b", { class: "score" }, one.score.toLocaleString("en"))),
      h("meter", { min: 0, max: most, value: one.score, "aria-label": `Score of ${words.name("seat", one.seat)}` }),
      h("details", { class: "inner" }, h("summary", {}, "Where it came from"),
        h("table", {}, h("tbody", {}, one.lines.map((line) => h("tr", {},
          h("th", { scope: "row" }, lineName(line, words)),
          h("td", {}, line.amount.toLocaleString("en")))))))))),
    table.seed ? h("p", { class: "hint" }, "The deal can be checked: export the record and run bigshoulders verify on it.") : null);
}

function lineName(line, words) {
  const facts = Object.entries(line.data).map(([key, value]) =>
    typeof value === "string" ? words.name(key, value) : `${plain(key)} ${words.value(key, value)}`);
  return capital([plain(line.key), facts.join(", ")].filter(Boolean).join(": "));
}
