import { describe, expect, it } from "vitest";

import { stepped } from "./logKeys";

describe("walking through the log", () => {
  it("goes from line to line and stays at the ends", () => {
    expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3)]).toEqual([1, 2, 0]);
  });

  it("goes to the first and the last line at once", () => {
    expect([stepped(1, -Infinity, 3), stepped(1, Infinity, 3)]).toEqual([0, 2]);
  });
});
