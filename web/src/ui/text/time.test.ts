import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../words/say.svelte");
const { countdown, span } = await import("./time");

const HOUR = 3600;
const DAY = 24 * HOUR;

beforeAll(() => language.load("en"));

describe("time that is left", () => {
  it("is counted to the second below a day", () => {
    expect([0, 102, HOUR + 5 * 60 + 9].map(countdown)).toEqual(["0:00", "1:42", "1:05:09"]);
    expect(countdown(3 * DAY + 4 * HOUR + 1)).toBe("3 d 4 h");
  });

  it("is told roughly where nobody watches it", () => {
    expect([102.9, HOUR + 59, 6 * HOUR + 1, 3 * DAY + 1].map(span)).toEqual([
      "1:42",
      "1:00:59",
      "6 h",
      "3 days",
    ]);
  });

  it("never runs below nothing", () => {
    expect([countdown(-5), span(-5)]).toEqual(["0:00", "0:00"]);
  });
});
