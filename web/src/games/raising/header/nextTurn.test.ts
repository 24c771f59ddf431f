import { expect, test } from "vitest";

import type { RaisingView } from "../../../api/raising";
import { nextTurn } from "./nextTurn";

const auctions = [
  { space: "i", won_by: "blue" },
  { space: "ii", won_by: null },
  { space: "iii", won_by: "green" },
];
const view = (given: Partial<Record<keyof RaisingView, unknown>>): RaisingView =>
  ({ turns: [], resolving: null, auctions, ...given }) as RaisingView;

test("while bidding it is who places after the marker of now", () => {
  const turns = [{ seat: "blue" }, { seat: "purple" }, { seat: "blue" }];
  expect(nextTurn(view({ turns }))).toEqual({ color: "purple", space: null });
});

test("while projects are resolved it is the winner of the next one that has any", () => {
  expect(nextTurn(view({ resolving: { space: "i" } }))).toEqual({ color: "green", space: "iii" });
});

test("after the last project, and at other times, it is not told", () => {
  expect(nextTurn(view({ resolving: { space: "iii" } }))).toBeNull();
  expect(nextTurn(view({}))).toBeNull();
  expect(nextTurn(view({ turns: [{ seat: "blue" }] }))).toBeNull();
});
