import { beforeAll, expect, test, vi } from "vitest";

import type { Raising } from "../../raising.svelte";
import type { Closing } from "../whatIf";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
const { language } = await import("../../../../words/say.svelte");
const { spokenText } = await import("./texts");
beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

const raising = {
  me: "blue",
  person: (seat: string) => (seat === "blue" ? "You" : "Edwin"),
  context: { names: { of: () => "13/22" } },
} as unknown as Raising;
const closing = (winner: string | null, rule: Closing["rule"]): Closing => ({
  space: "N8",
  tile: "nt15",
  levels: [
    ["blue", 2],
    ["purple", 1],
  ],
  winner,
  rule,
  consoled: [],
});

test("what one gains is spoken, and who wins what is enclosed", () => {
  expect(spokenText(raising, 4, [closing("blue", "most_levels")])).toBe(
    "You +4 reputation. Neighborhood 13/22: You win 2–1.",
  );
  expect(spokenText(raising, 0, [closing("purple", "higher_rank")])).toContain("Edwin");
});

test("a neighborhood that nobody wins is spoken with the reason", () => {
  expect(spokenText(raising, 0, [closing(null, "nonplayer")])).toMatch(
    /^Neighborhood 13\/22: .+ nobody wins\.$/,
  );
});

test("nothing is spoken of an answer that brings nothing at once", () => {
  expect(spokenText(raising, 0, [])).toBe("");
});
