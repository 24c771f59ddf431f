import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../../words/say.svelte");
const { rewardParts, rewardText } = await import("./rewards");

beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

test("a reward is drawn in the order in which it is told, without what it does not give", () => {
  const parts = rewardParts({ reputation: 2, masonry: 0, lumber: 1, jackscrew_steps: 1 });
  expect(parts.map((one) => one.key)).toEqual(["lumber", "jackscrew_steps", "reputation"]);
  expect(parts[1]).toMatchObject({ icon: "r-jackscrew", track: "jackscrew" });
});

test("a reward is said as one sentence", () => {
  const reward = { wild: 2, favor: 1, lumber_steps: 3 };
  expect(rewardText(reward)).toBe("3 steps on the lumber track, 2 wild resources, and 1 favor");
});

test("a reward that gives nothing says so", () => {
  expect(rewardText({})).toBe("no reward");
});
