import { describe, expect, it, vi } from "vitest";

import type { Part } from "../words/say.svelte";

vi.mock("../words/say.svelte", () => ({}));

const { gathered, hasStop, joined } = await import("./saying");

const elgin = { domain: "company", key: "elgin", name: "Elgin National Watch Co." };

describe("sentences one after the other", () => {
  it("have one stop each, also after a name that ends with one", () => {
    expect(joined(["Ada builds for Elgin Co.", "Theo passes"])).toBe(
      "Ada builds for Elgin Co. Theo passes.",
    );
  });

  it("are nothing where nothing is said", () => {
    expect(joined([])).toBe("");
  });

  it("have the stop of a name that is drawn", () => {
    expect(hasStop(["Founds ", elgin, ""])).toBe(true);
    expect(hasStop([elgin, " operates"])).toBe(false);
    expect(hasStop([])).toBe(false);
  });
});

describe("sentences that tell much the same", () => {
  const yard = { domain: "space", key: "i-03", name: "Feed Yard" };
  const club = { domain: "space", key: "i-02", name: "Merchants’ Club" };
  const dealt = (space: object, times = 1): { parts: Part[]; times: number } => ({
    parts: ["Is dealt ", space as Part, ""],
    times,
  });

  it("are said once, with how often", () => {
    const laid = { parts: ["A tile is laid out"], times: 1 };
    const other = { parts: ["The market fills"], times: 1 };
    expect(gathered([laid, laid, other, laid])).toEqual([{ ...laid, times: 3 }, other]);
  });

  it("become one if only what stands at their end differs", () => {
    expect(gathered([dealt(yard), dealt(club)])).toEqual([
      { parts: ["Is dealt ", yard, ", ", club], times: 1 },
    ]);
  });

  it("stay apart if one of them is said several times, or nothing but a thing", () => {
    expect(gathered([dealt(yard), dealt(club, 2)])).toHaveLength(2);
    expect(gathered([yard, club].map((one) => ({ parts: [one], times: 1 })))).toHaveLength(2);
  });
});
