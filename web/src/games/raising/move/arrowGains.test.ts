import { expect, test } from "vitest";

import type { PrestigePlot, RaisingView } from "../../../api/raising";
import { arrowGains, openTargets, turnedOn } from "./arrowGains";

const built = (plot: string, color: string, arrows_value: number) => ({
  plot,
  project: "1",
  color,
  levels: 1,
  arrows_value,
});
const free = (plot: string, arrows_value: number) => ({
  plot,
  reward: {},
  arrows_value,
  closes: [],
});
const placed: PrestigePlot = {
  plot: "2",
  prestige: "7",
  arrows: ["E", "S", "W"],
  points_at: ["3", "4", null],
  reputation: 2,
};
const view = (plots: object[]): RaisingView => ({ plots }) as never;

test("houses that are pointed at gain for their color, and nothing else does", () => {
  const before = view([built("1", "blue", 3), free("2", 0), built("3", "green", 0), free("4", 0)]);
  const after = view([
    built("1", "blue", 3),
    { ...free("2", 0), ...placed },
    built("3", "green", 2),
    free("4", 2),
  ]);
  expect(arrowGains(before, after)).toEqual([{ color: "green", count: 2 }]);
  expect(openTargets(after, placed)).toEqual(["4"]);
});

test("two houses of a color are counted together", () => {
  const before = view([built("1", "blue", 0), built("3", "blue", 1)]);
  const after = view([built("1", "blue", 2), built("3", "blue", 3)]);
  expect(arrowGains(before, after)).toEqual([{ color: "blue", count: 4 }]);
});

test("a building is turned on its plot once the server has told what changes", () => {
  const before = view([built("1", "blue", 0), free("2", 0), built("3", "green", 0), free("4", 0)]);
  const changes = [
    { path: "plots.1", before: free("2", 0), after: placed },
    { path: "plots.2.arrows_value", before: 0, after: 2 },
  ];
  const turned = turnedOn(before, changes, "2");
  expect(turned).toMatchObject({ placed, gains: [{ color: "green", count: 2 }], open: ["4"] });
  expect([turnedOn(before, null, "2"), turnedOn(before, changes, "1")]).toEqual([null, null]);
});
