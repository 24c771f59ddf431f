import { expect, test } from "vitest";

import type { State } from "../../../api/types";
import { REPORTED } from "../../../state/reportedFields.fake";
import { verbsOf } from "../../../state/verbs.fake";
import { read } from "../../../decide/answers/choices";
import { cardIcons, type CardIconsContext } from "./cardIcons";
import type { CityBox } from "../types";
import { CityComponents } from "./components";

const VERBS = verbsOf(["ship <place>", "sell <company> <certificate>", "confirm"]);
const BOX = {
  layout: { rows: ["shoes"] },
  demand: { columns: [{ column: "inner", bonus: 50, printed_goods: 0 }] },
} as unknown as CityBox;
const VIEW = {
  companies: { doggett: { industry: "shoes" } },
  demand: [[{ tile: "d2", goods: 1, spaces: 4 }]],
  batch: [{ company: "doggett", certificate: "common" }],
} as unknown as State["view"];
const CONTEXT: CardIconsContext = {
  changes: [{ path: "companies.doggett.price", before: 120, after: 100 }],
  company: "doggett",
  seat: "red",
  view: VIEW,
  box: BOX,
  components: new CityComponents(BOX),
  reported: REPORTED,
  dense: false,
};
const SOLD = [{ path: "companies.doggett.goods", before: 2, after: 1 }];
const drawn = (notation: string, context: Partial<CardIconsContext>) => {
  const choice = read(notation, VERBS, {});
  return choice
    ? cardIcons(choice, { ...CONTEXT, ...context }).map((one) => [one.icon, one.amount])
    : [];
};

test("where a good can be sold shows the room there and what filling it brings", () => {
  expect(drawn("ship inner", { changes: SOLD })).toEqual([
    ["goods", 3],
    ["money", 50],
  ]);
});

test("a certificate for sale shows its kind and the price that would fall", () => {
  const shown = drawn("sell doggett common", { company: null });
  expect(shown.map(([icon]) => icon)).toEqual(["cert-common", "price-down"]);
});

test("what was put up for sale before is not drawn again", () => {
  const changes = [{ path: "companies.doggett.price", before: 120, after: 100 }];
  expect(drawn("sell swift common", { company: null, changes })).toHaveLength(1);
});

test("ending a sale shows the prices that fall by it", () => {
  expect(drawn("confirm", { company: null }).map(([icon]) => icon)).toEqual(["price-down"]);
});

test("where there is little room, only the certificate is drawn", () => {
  expect(drawn("sell doggett common", { dense: true })).toHaveLength(1);
});
