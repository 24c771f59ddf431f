import { describe, expect, it } from "vitest";

import { gainKinds, gapsToLeader, pointBar, shadeOf, turningPoint } from "./points";
import type { RaisingSeries } from "./points";

const KINDS = { inPlay: ["levels", "plots"], categories: ["ward_control", "poverty"] };
const gain = (seat: string, round: number, what: string, amount: number) =>
  ({ number: 1, round, seat, gain: what, amount }) as RaisingSeries["gains"][number];
const SERIES = {
  start: { blue: 2, green: 0 },
  gains: [
    gain("blue", 1, "levels", 3),
    gain("green", 1, "levels", 4),
    gain("green", 2, "plots", 2),
    gain("blue", 2, "ward_control", 8),
    gain("blue", 2, "poverty", -3),
  ],
};

describe("where points came from", () => {
  it("tells what is gained in play and what in the count", () => {
    const domains = { gain: ["in_play", "poverty", "levels"], category: ["in_play", "poverty"] };
    expect(gainKinds({ categories: ["in_play", "poverty"] }, domains)).toEqual({
      inPlay: ["levels"],
      categories: ["poverty"],
    });
  });

  it("splits a player's reputation, what was taken off apart", () => {
    const { gains, losses, gained, total } = pointBar(SERIES, "blue", KINDS);
    expect(gains.map(({ gain: what, amount, isFinal }) => [what, amount, isFinal])).toEqual([
      ["start", 2, false],
      ["levels", 3, false],
      ["ward_control", 8, true],
    ]);
    expect(losses.map((one) => one.amount)).toEqual([-3]);
    expect([gained, total]).toEqual([13, 10]);
  });

  it("gives neighbours different shades", () => {
    expect(shadeOf("levels", KINDS)).not.toBe(shadeOf("plots", KINDS));
    expect(shadeOf("ward_control", KINDS)).not.toBe(shadeOf("poverty", KINDS));
  });
});

describe("the distance to the leader", () => {
  it("is told after each round, then after each category", () => {
    const gaps = gapsToLeader(SERIES, KINDS);
    expect(gaps.map(({ round, category }) => round ?? category)).toEqual([
      1,
      2,
      "ward_control",
      "poverty",
    ]);
    expect(gaps.map((one) => one.behind)).toEqual([
      { blue: 0, green: 1 },
      { blue: 1, green: 0 },
      { blue: 0, green: 7 },
      { blue: 0, green: 4 },
    ]);
  });
});

describe("what if", () => {
  const at = (number: number, round: number, phase = "bidding") =>
    ({ number, round, phase }) as RaisingSeries["points"][number];

  it("begins before the lead changed last in play", () => {
    const points = [at(3, 1), at(5, 1), at(8, 2), at(9, 2, "finished")];
    const reputation = { blue: [4, 4, 4, 30], green: [1, 4, 6, 9] };
    expect(turningPoint({ points, reputation })).toBe(5);
  });

  it("begins with the last round if the lead never changed", () => {
    const points = [at(3, 1), at(5, 2), at(8, 2), at(9, 2, "scoring")];
    const reputation = { blue: [4, 5, 6, 7], green: [1, 1, 1, 9] };
    expect(turningPoint({ points, reputation })).toBe(5);
  });
});
