import { expect, test } from "vitest";

import { applied } from "./applied";

const VIEW = {
  round: 5,
  plots: [{ plot: "1", closes: ["N1"] }, { plot: "2" }],
  seats: [
    { seat: "blue", reputation: 24, tracks: { lumber: 6 } },
    { seat: "purple", reputation: 20, tracks: { lumber: 3 } },
  ],
  display: ["3", "8"],
};
const change = (path: string, after: unknown) => ({ path, before: null, after }) as never;

test("rows are found by their place, seats by their name", () => {
  const after = applied(VIEW, [
    change("plots.0.project", "23"),
    change("plots.0.closes", null),
    change("seats.purple.tracks.lumber", 4),
  ]);
  expect(after.plots[0]).toEqual({ plot: "1", closes: null, project: "23" });
  expect(after.seats[1]?.tracks.lumber).toBe(4);
  expect(after.seats[0]).toBe(VIEW.seats[0]);
});

test("a list that changes is another one as a whole", () => {
  expect(applied(VIEW, [change("display", ["3", "10"])]).display).toEqual(["3", "10"]);
  expect(VIEW.display).toEqual(["3", "8"]);
});

test("what is not there is left alone", () => {
  expect(applied(VIEW, [change("round.of", 8), change("plots.7.color", "blue")])).toEqual(VIEW);
});
