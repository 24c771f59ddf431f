import { expect, test } from "vitest";

import { read, type Choice } from "../../../decide/answers/choices";
import { verbsOf } from "../../../state/verbs.fake";
import type { Raising } from "../raising.svelte";
import { hand, markerOf } from "./hand.svelte";

const VERBS = verbsOf(["bid <space> <square>", "nonplayer <space> <square>", "use <tile>"]);
const choices = (...answers: string[]): Choice[] =>
  answers.flatMap((one) => read(one, VERBS, {}) ?? []);
const deciding = (verb?: string, ...answers: string[]) => ({
  choices: choices(...answers),
  narrowed: verb === undefined ? null : { verb },
});
const BOTH = ["bid i ul", "nonplayer i ul", "use 2"];

test("the own marker is in hand first, and whichever was taken", () => {
  expect(hand.verb(deciding(undefined, ...BOTH))).toBe("bid");
  hand.take("nonplayer");
  expect(hand.choice(deciding(undefined, ...BOTH), "i", "ul")?.notation).toBe("nonplayer i ul");
  hand.take("bid");
});

test("the card that was opened in the bar says which marker goes to its squares", () => {
  expect(hand.choice(deciding("nonplayer", ...BOTH), "i", "ul")?.notation).toBe("nonplayer i ul");
});

test("a marker that is placed is in hand no more", () => {
  expect(hand.verbs(deciding(undefined, "nonplayer i ul"))).toEqual(["nonplayer"]);
  expect(hand.verb(deciding(undefined, "nonplayer i ul"))).toBe("nonplayer");
  expect(hand.verb(deciding(undefined, "use 2"))).toBeUndefined();
});

test("a marker has the color of whoever places it, or that of nobody", () => {
  const raising = { me: "blue", box: { board: { nonplayer: "green" } } } as unknown as Raising;
  const colors = choices(...BOTH).map((one) => markerOf(one, raising));
  expect(colors).toEqual(["blue", "green", null]);
});
