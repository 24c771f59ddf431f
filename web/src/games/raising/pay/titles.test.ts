import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../../words/say.svelte");
const { payTitle } = await import("./titles");

beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

test.each([
  [["pay lumber", "pay masonry"], "With tokens"],
  [["pay lumber wild 1", "pay masonry wild 2"], "With 3 wild resources"],
  [["favor lumber", "pay jackscrew", "favor masonry"], "Favor for lumber and masonry"],
  [["trade", "give lumber", "take masonry", "pay masonry"], "Trade"],
  [["trade", "take lumber", "trade", "short jackscrew"], "2 trades · Short of jackscrews"],
  [["leave masonry"], "Leave masonry"],
])("%s is called by what is special about it", (line, title) => {
  expect(payTitle(line)).toBe(title);
});

test("answers that pay nothing have no title", () => {
  expect(payTitle(["bid i ul"])).toBeNull();
});
