import { expect, test } from "vitest";

import type { GameEvent } from "../../../api/types";
import { storyOf } from "./story";

const event = (kind: string, data: object) => ({ kind, data }) as unknown as GameEvent;

test("a turn is told by what was bought, made, sold and paid", () => {
  const events = [
    event("cube_bought", { resource: "steel", amount: 20 }),
    event("cube_bought", { resource: "steel", amount: 30 }),
    event("ran", { factory: "1", count: 3 }),
    event("shipped", { amount: 60 }),
    event("shipped", { amount: 60 }),
    event("tile_filled", { amount: 50 }),
  ];
  expect(storyOf(events)).toEqual({
    bought: [{ kind: "steel", count: 2 }],
    paid: 50,
    made: 3,
    factories: [1],
    sold: 2,
    revenue: 170,
    filled: 1,
    ended: null,
  });
  expect(storyOf([event("withheld", { amount: 170 })]).ended).toBe("withheld");
});
