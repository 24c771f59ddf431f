import { expect, test } from "vitest";

import { effectParts } from "../games/city/effects";
import { printedIcons } from "../decide/preview/effects";

test("what a space gives is drawn alike on the board and in the bar", () => {
  const given = { hires: true, first_in_order: true, protects: true, appeal: 3, fund: 20 };
  const onBoard = effectParts(given, []).map((one) => one.icon);
  expect(printedIcons(given).map((one) => one.icon)).toEqual(onBoard);
  expect(onBoard).toEqual(["hire", "advertise", "lock", "appeal", "fundraise"]);
});

test("a part of an effect that is unknown or nothing is not drawn", () => {
  expect(printedIcons({ appeal: 0, hires: false, one_staff: true })).toEqual([]);
});
