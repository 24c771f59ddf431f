import { expect, test } from "vitest";

import type { Entry } from "../api/types";
import { sitterAt } from "./sitters";

const seated = (number: number, who: string, name: string, of: string | null): Entry =>
  ({ number, kind: "seat", seat: "red", at: 0, data: { seat: "red", who, name, of } }) as Entry;
const ENTRIES = [
  seated(2, "person", "Konrad", null),
  seated(40, "bot", "sharp", "Konrad"),
  seated(60, "person", "Mara", null),
];

test("a line is about whoever sat there then", () => {
  expect(sitterAt(ENTRIES, "red", 20)).toEqual({ name: "Konrad", bot: null });
  expect(sitterAt(ENTRIES, "red", 50)).toEqual({ name: "sharp", bot: "sharp" });
});

test("since the last change it is whoever sits there now", () => {
  expect(sitterAt(ENTRIES, "red", 60)).toBeNull();
  expect(sitterAt(ENTRIES, "blue", 20)).toBeNull();
});

test("before the first change it is whoever was replaced, as far as that is told", () => {
  expect(sitterAt(ENTRIES.slice(1), "red", 20)).toEqual({ name: "Konrad", bot: null });
  expect(sitterAt(ENTRIES.slice(2), "red", 20)).toEqual({ name: null, bot: "" });
});
