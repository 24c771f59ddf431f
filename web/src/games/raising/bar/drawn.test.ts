import { expect, test } from "vitest";

import type { Group } from "../../../decide/answers/groups";
import { CLOSING, drawnAs } from "./drawn";

const group = (words: string, ...verbs: string[]): Group =>
  ({
    words,
    cards: verbs.map((id) => ({ key: id, domain: null, name: "", choices: [{ verb: { id } }] })),
  }) as unknown as Group;

test("plots that close a neighborhood have cards of their own", () => {
  expect(drawnAs(group(CLOSING, "raise"))).toBe("closing");
  expect(drawnAs(group("answers.raising.raise.group", "raise", "raise"))).toBe("plots");
});

test("things are drawn, and what is paid is not", () => {
  expect(drawnAs(group("answers.raising.use.group", "use"))).toBe("things");
  expect(drawnAs(group("answers.raising.pay.group", "pay"))).toBeNull();
  expect(drawnAs(group("mixed", "use", "pay"))).toBeNull();
});
