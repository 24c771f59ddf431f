import { expect, test } from "vitest";

import { nextReplayStep } from "./replay";

test.each([
  ["nobody plays", false, 4, 4, "rest"],
  ["the wished decision is shown", true, 4, 4, "step"],
  ["the first decision is on its way, and the present is still shown", true, 4, null, "rest"],
  ["the next decision is on its way", true, 5, 4, "rest"],
  ["the present is wished, even if the past is still shown", true, null, 4, "end"],
  ["the present is shown", true, null, null, "end"],
] as const)("when %s, playing does what fits", (_when, isPlaying, wished, shown, next) => {
  expect(nextReplayStep({ isPlaying, wished, shown })).toBe(next);
});
