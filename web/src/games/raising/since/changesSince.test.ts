import { expect, test } from "vitest";

import type { State } from "../../../api/types";
import { changesBetween } from "./changesSince";

const of = (red: number, blue: number): NonNullable<State["view"]> =>
  ({
    seats: [
      { seat: "red", reputation: red },
      { seat: "blue", reputation: blue },
    ],
  }) as unknown as NonNullable<State["view"]>;

test("reputation is told of everybody, one's own first, and only where it changed", () => {
  expect(changesBetween(of(3, 4), of(5, 1), "blue")).toEqual([
    { seat: "blue", by: -3 },
    { seat: "red", by: 2 },
  ]);
  expect(changesBetween(of(3, 4), of(3, 5), null)).toEqual([{ seat: "blue", by: 1 }]);
});
