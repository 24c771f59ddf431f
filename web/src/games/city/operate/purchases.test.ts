import { expect, test } from "vitest";

import type { GameEvent } from "../../../api/types";
import { purchasesOf } from "./purchases";

const bought = (resource: string, amount: number) =>
  ({ kind: "cube_bought", data: { company: "swift", resource, amount } }) as unknown as GameEvent;

test("alike purchases are one line with a sum", () => {
  const events = [
    bought("steel", 30),
    bought("coal", 10),
    bought("steel", 20),
    { kind: "ran", data: { amount: 7 } } as unknown as GameEvent,
  ];
  expect(purchasesOf(events)).toEqual([
    { kind: "steel", prices: [20, 30], amount: 50 },
    { kind: "coal", prices: [10], amount: 10 },
  ]);
});
