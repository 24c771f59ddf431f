import { describe, expect, it } from "vitest";

import type { Choice } from "../../../../decide/answers/choices";
import type { Group } from "../../../../decide/answers/groups";
import { drawsLarge, largeOf } from "./large";

const choice = (id: string, args: Record<string, string>): Choice =>
  ({ notation: [id, ...Object.values(args)].join(" "), verb: { id }, args }) as unknown as Choice;
const groupOf = (...choices: Choice[]): Group => ({
  words: "",
  cards: choices.map((one) => ({ key: one.notation, domain: null, name: "", choices: [one] })),
});

describe("largeOf", () => {
  it("draws plots in a row and squares on their cards", () => {
    expect(largeOf(groupOf(choice("raise", { plot: "7" }), choice("raise", { plot: "9" })))).toBe(
      "plots",
    );
    expect(largeOf(groupOf(choice("bid", { space: "i", square: "ul" })))).toBe("squares");
  });

  it("draws whole ways as ways, whatever they begin with", () => {
    const ways = ["pay", "favor"].map((id) => ({ ...choice(id, {}), whole: [id, "pay masonry"] }));
    expect(largeOf(groupOf(...ways))).toBe("ways");
  });

  it("leaves what it knows no drawing for to the bar", () => {
    expect(largeOf(groupOf(choice("other", {})))).toBeNull();
    expect(drawsLarge(groupOf(choice("use", { tile: "7" })))).toBe(true);
  });

  it("leaves verbs that share a group to the bar", () => {
    expect(
      largeOf(groupOf(choice("use", { tile: "7" }), choice("study", { resource: "lumber" }))),
    ).toBeNull();
  });
});
