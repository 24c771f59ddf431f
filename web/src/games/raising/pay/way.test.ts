import { expect, test } from "vitest";

import type { RaisingSeat, RaisingView } from "../../../api/raising";
import type { Entry, GameEvent, PreviewedLine } from "../../../api/types";
import {
  changeOf,
  difference,
  joinedTrades,
  mostKept,
  nextProjects,
  paidIn,
  recentlyPaid,
  wayOf,
  type Way,
} from "./way";

const event = (kind: string, data: GameEvent["data"]): GameEvent => ({
  kind,
  data: { seat: "blue", ...data },
  text: "",
});
const EVENTS = [
  event("given", { token_kind: "lumber" }),
  event("given", { token_kind: "lumber" }),
  event("given", { token_kind: "wild" }),
  event("traded", { resource: "masonry" }),
  event("paid", { resource: "lumber", count: 1, wild: 0 }),
  event("favor_paid", { resource: "jackscrew" }),
  event("paid", { resource: "masonry", count: 3, wild: 1 }),
  event("favor_gained", { count: 1 }),
  event("paid", { seat: "green", resource: "lumber", count: 5, wild: 0 }),
];
const SEAT = {
  seat: "blue",
  tokens: { lumber: 5, jackscrew: 1, masonry: 2 },
  wild: 3,
  favor: 1,
  poverty: { steps: 1, costs: 1 },
} as RaisingSeat;
const STAYS = { lumber: 3, jackscrew: 0, masonry: 0, wild: 2, favor: 0 };
const cost = (favors: number | null) => ({
  blue: { favors, left: favors === null ? null : STAYS },
});
const VIEW = {
  seats: [SEAT],
  resolving: { space: "ii" },
  payment: { space: "ii" },
  auctions: [
    { space: "i", won_by: "blue", project: "3", costs: cost(0) },
    { space: "ii", won_by: "blue", project: "4", costs: cost(0) },
    { space: "iii", won_by: "green", project: "5", costs: cost(0) },
    { space: "iv", won_by: "blue", project: "6", costs: cost(0) },
  ],
} as unknown as RaisingView;

test("what is paid, favored and traded is read from the events of one seat", () => {
  const paid = paidIn(EVENTS, "blue");
  expect(paid.trades).toEqual([{ given: ["lumber", "lumber", "wild"], taken: "masonry" }]);
  expect(paid.settled.lumber).toEqual({ by: "paid", tokens: 1, wild: 0 });
  expect(paid.settled.jackscrew?.by).toBe("favor");
  expect(paid.settled.masonry).toEqual({ by: "paid", tokens: 3, wild: 1 });
});

test("the change counts trades and favors, and not what the project gives afterwards", () => {
  expect(changeOf(paidIn(EVENTS, "blue"))).toEqual({
    lumber: -3,
    jackscrew: 0,
    masonry: -2,
    wild: -2,
    favor: -1,
  });
});

test("two trades in a row are two trades", () => {
  const twice = [...EVENTS.slice(0, 4), ...EVENTS.slice(0, 4)];
  const { trades } = paidIn(twice, "blue");
  expect(trades).toHaveLength(2);
  expect(joinedTrades(trades)).toEqual([{ ...trades[0], times: 2 }]);
  const other = { given: trades[0]?.given ?? [], taken: "lumber" } as const;
  expect(joinedTrades([...trades, other]).map((one) => one.times)).toEqual([2, 1]);
});

test("a way tells what stays, how poor it makes, and whether the next project is payable", () => {
  const told = {
    events: [event("short", { resource: "jackscrew" })],
    changes: [
      { path: "seats.blue.poverty.steps", before: 1, after: 2 },
      { path: "seats.blue.poverty.costs", before: 1, after: 2 },
      { path: "auctions.3.costs.blue.favors", before: 0, after: 1 },
      { path: "auctions.3.costs.blue.left.wild", before: 2, after: 1 },
    ],
  } as unknown as PreviewedLine;
  const way = wayOf("short jackscrew", "Short", told, VIEW, SEAT);
  expect(way?.settled.jackscrew?.by).toBe("short");
  expect([way?.kept.lumber, way?.poverty, way?.steps]).toEqual([5, { steps: 2, costs: 2 }, 1]);
  expect(way?.next).toEqual([{ space: "iv", favors: 1, left: { ...STAYS, wild: 1 } }]);
  expect(wayOf("x", "", { events: [], answers: [] } as never, VIEW, SEAT)).toBeNull();
});

test("only the first project that one has won and that comes later is next", () => {
  expect(nextProjects(VIEW, "blue", null).map((one) => one.space)).toEqual(["i"]);
  expect(nextProjects(VIEW, "blue", "ii").map((one) => one.space)).toEqual(["iv"]);
  expect(nextProjects(VIEW, "green", "i").map((one) => one.space)).toEqual(["iii"]);
  expect(nextProjects({ ...VIEW, resolving: null }, "blue", "i")).toEqual([]);
});

test("ways are compared kind by kind", () => {
  const way = (lumber: number, wild: number, costs: number): Way =>
    ({
      kept: { lumber, jackscrew: 0, masonry: 2, wild, favor: 0 },
      poverty: { costs },
    }) as Way;
  const [one, other] = [way(4, 0, 1), way(1, 2, 0)] as const;
  expect([...mostKept(one, [one, other])]).toEqual(["lumber"]);
  expect(difference(other, one)).toEqual({
    kinds: [
      ["lumber", -3],
      ["wild", 2],
    ],
    costs: -1,
  });
});

test("tokens that were given and taken back are not given", () => {
  const move = (number: number, ...events: GameEvent[]): Entry =>
    ({ kind: "move", number, events }) as never;
  const undo = { kind: "undo", number: 3, data: { to: 1 } } as never;
  const entries = [
    move(1, event("given", { token_kind: "lumber" })),
    move(2, event("given", { token_kind: "wild" })),
    undo,
  ];
  expect(recentlyPaid(entries, "blue").trades).toEqual([{ given: ["lumber"], taken: null }]);
});

test("a payment is as long as its trades make it, and the one before is over", () => {
  const trade = [..."123"].map(() => event("given", { token_kind: "lumber" }));
  const traded = [...trade, event("traded", { resource: "masonry" })];
  const events = [
    event("paid", { resource: "jackscrew", count: 1, wild: 0 }),
    event("project_begun", {}),
    ...[..."12345"].flatMap(() => traded),
  ];
  const entries = events.map((one, at) => ({ number: at + 1, kind: "move", events: [one] }));
  const paid = recentlyPaid(entries as never, "blue");
  expect([paid.trades.length, paid.settled]).toEqual([5, {}]);
});
