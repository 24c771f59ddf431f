import { expect, test } from "vitest";

import { cubesIn, priceColumns } from "./priceColumns";

const chain = { columns: [30, 30, 20, 10, 10, 10].map((price) => ({ price })) };

test("columns of one price are taken together", () => {
  expect(priceColumns(chain as Parameters<typeof priceColumns>[0])).toEqual([
    { price: 30, from: 0, to: 2 },
    { price: 20, from: 2, to: 3 },
    { price: 10, from: 3, to: 6 },
  ]);
});

test("cubes lie from the dear end on", () => {
  const [dear, middle, cheap] = priceColumns(chain as Parameters<typeof priceColumns>[0]);
  const counts = [dear, middle, cheap].map((one) => one && cubesIn(4, one));
  expect(counts).toEqual([2, 1, 1]);
  expect(cheap && cubesIn(2, cheap)).toBe(0);
});
