import { expect, test } from "vitest";

import { lying, stretchesOf } from "./stretches";

const chain = { columns: [30, 30, 20, 10, 10, 10].map((price) => ({ price })) };

test("columns of one price are one stretch", () => {
  expect(stretchesOf(chain as Parameters<typeof stretchesOf>[0])).toEqual([
    { price: 30, from: 0, to: 2 },
    { price: 20, from: 2, to: 3 },
    { price: 10, from: 3, to: 6 },
  ]);
});

test("cubes lie from the dear end on", () => {
  const [dear, middle, cheap] = stretchesOf(chain as Parameters<typeof stretchesOf>[0]);
  const counts = [dear, middle, cheap].map((one) => one && lying(4, one));
  expect(counts).toEqual([2, 1, 1]);
  expect(cheap && lying(2, cheap)).toBe(0);
});
