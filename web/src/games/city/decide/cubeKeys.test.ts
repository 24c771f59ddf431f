import { expect, test } from "vitest";

import type { Choice } from "../../../decide/answers/choices";
import type { CityBox, CityView } from "../types";
import { cubeKey } from "./cubeKeys";

const box = {
  layout: { resources: ["livestock", "steel", "wood", "coal"] },
  supply: { spaces: [{ price: null }, { price: 30 }, { price: 20 }, { price: 10 }] },
} as unknown as CityBox;
const view = { supply: [{ coal: 3 }, { coal: 1 }, { coal: 1, wood: 2 }, { wood: 1 }] };
const key = (verb: string, resource: string, price?: string) =>
  cubeKey(
    { verb: { id: verb }, args: { resource, ...(price && { price }) } } as unknown as Choice,
    view as unknown as CityView,
    box,
  );

test("the cheapest cube of a type has its number, whatever it costs and whatever else is there", () => {
  expect(key("order", "coal", "20")).toBe("4");
  expect(key("order", "coal", "30")).toBe("T");
  expect(key("order", "wood", "10")).toBe("3");
  expect(key("order_row", "livestock")).toBe("1");
});

test("other choices have no such key", () => expect(key("take", "coal")).toBeNull());
