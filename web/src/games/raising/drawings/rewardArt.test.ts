import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });

const { rewardArt } = await import("./rewardArt");

const icons = (reward: Parameters<typeof rewardArt>[0]): string[] =>
  rewardArt(reward).icons.map((one) => one.icon);

test("a few tokens are drawn one by one, many as one drawing with their number", () => {
  expect(icons({ favor: 1, wild: 1 })).toEqual(["r-wild", "r-favor"]);
  expect(icons({ lumber: 3 })).toEqual(["r-lumber", "r-lumber", "r-lumber"]);
  expect(rewardArt({ wild: 4 })).toMatchObject({ note: "4", icons: [{ icon: "r-wild" }] });
});

test("reputation is one drawing with its number, and a step stands on a pennant", () => {
  expect(rewardArt({ reputation: 2 })).toMatchObject({ note: "+2", icons: [{}] });
  expect(rewardArt({ masonry_steps: 1 }).icons).toMatchObject([{ track: "masonry" }]);
});

test("drawings of one reward leave the square nowhere and lie beside each other", () => {
  const { icons: three } = rewardArt({ lumber: 1, jackscrew: 1, masonry: 1 });
  for (const { x, y, size } of three) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y) + size).toBeLessThanOrEqual(48);
  }
  expect(new Set(three.map((one) => `${one.x} ${one.y}`)).size).toBe(3);
});
