import { expect, test } from "vitest";

import { effectHeading, HEADINGS } from "./headings";

test("spaces stand under what they give, money last", () => {
  const found = [{ hires: true }, { appeal: 2 }, { goods: 1 }].map(effectHeading);
  expect(found).toEqual(["decide.group.staff", "decide.group.appeal", "decide.group.goods"]);
  expect(HEADINGS).not.toContain(effectHeading({ fund: 40 }));
});

test("an effect with appeal and goods counts as appeal", () => {
  expect(effectHeading({ goods: 1, appeal: 1 })).toBe("decide.group.appeal");
});
