import { expect, test } from "vitest";

import type { Change } from "../../api/types";
import { REPORTED } from "../../state/reportedFields.fake";
import { changeRows as rowsOf, type Reader } from "./changeRows";

const change = (path: string, before: unknown, after: unknown) => ({ path, before, after });
const changeRows = (changes: Change[], reader: Reader) => rowsOf(changes, reader, REPORTED);
const READER = { seat: "blue", company: "swift" };

test("one's own cash comes first, what others get comes last", () => {
  const rows = changeRows(
    [
      change("seats.red.cash", 95, 145),
      change("companies.swift.appeal", 7, 10),
      change("companies.swift.treasury", 80, 30),
      change("seats.blue.cash", 62, 60),
    ],
    READER,
  );
  expect(rows.map((one) => one.path)).toEqual([
    "seats.blue.cash",
    "companies.swift.treasury",
    "companies.swift.appeal",
    "seats.red.cash",
  ]);
});

test("a loss is told as a loss, and what happens to others as neither", () => {
  const rows = changeRows(
    [change("companies.swift.treasury", 80, 30), change("seats.red.cash", 95, 145)],
    READER,
  );
  expect(rows.map((one) => one.tone)).toEqual([-1, 0]);
});

test("staff by factory is counted together", () => {
  const [row] = changeRows([change("companies.swift.workers", [0, 1], [1, 2])], READER);
  expect([row?.before, row?.after]).toEqual([1, 3]);
});

test("what a factory still lacks follows from the rest and is not told again", () => {
  const rows = changeRows(
    [
      change("companies.swift.cubes.steel", 0, 1),
      change("companies.swift.works.0.goods", 2, 3),
      change("companies.swift.works.0.short.steel", 1, 0),
    ],
    READER,
  );
  expect(rows.map((one) => one.path)).toEqual(["companies.swift.cubes.steel"]);
});

test("the place in the operating order is told from one on", () => {
  const [row] = changeRows(
    [change("appeal_order", ["libby", "swift"], ["swift", "libby"])],
    READER,
  );
  expect([row?.before, row?.after, row?.tone]).toEqual([2, 1, 1]);
});

test("a new company is told by its parts, without what it has none of", () => {
  const rows = changeRows(
    [change("companies.swift", null, { treasury: 105, price: 35, goods: 0 })],
    READER,
  );
  expect(rows.map((one) => [one.words, one.before, one.after])).toEqual([
    ["decide.ledger.company.treasury", null, 105],
    ["decide.ledger.company.price", null, 35],
  ]);
});

test("what one's shares gain or lose is told, unless it is the cash alone", () => {
  const paid = [change("seats.blue.worth", 900, 780), change("seats.red.worth", 500, 400)];
  expect(changeRows(paid, READER).map((one) => [one.path, one.tone])).toEqual([
    ["seats.blue.worth", -1],
  ]);
  const earned = [change("seats.blue.cash", 0, 20), change("seats.blue.worth", 900, 920)];
  expect(changeRows(earned, READER).map((one) => one.path)).toEqual(["seats.blue.cash"]);
});

test("what nobody says is told is part of the board", () => {
  const changes = [change("seats.blue.cash", 62, 60), change("bank", 100, 102)];
  expect(changeRows(changes, READER).map((one) => one.path)).toEqual(["seats.blue.cash"]);
  expect(rowsOf(changes, READER, {})).toEqual([]);
});
