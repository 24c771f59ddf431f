import { describe, expect, it, vi } from "vitest";

import type { Entry } from "../../api/types";
import type { Names } from "../../state/names.svelte";
import type { Data, Part } from "../../words/say.svelte";

const KNOWN = [
  "entries.seat",
  "entries.seat.handed",
  "entries.seat.handed.of",
  "entries.seat.left",
];
vi.mock("../../words/say.svelte", () => ({
  language: { has: (id: string) => KNOWN.includes(id) },
  say: (id: string, { seat, name, by, of }: Data) =>
    [id, seat, name, by, of].map((one) => String(one ?? "")).join(" "),
}));

const { mergeSentences, hasStop, joined, noteText } = await import("./logText");

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
    expect(mergeSentences([laid, laid, other, laid])).toEqual([{ ...laid, times: 3 }, other]);
  });

  it("become one if only what stands at their end differs", () => {
    expect(mergeSentences([dealt(yard), dealt(club)])).toEqual([
      { parts: ["Is dealt ", yard, ", ", club], times: 1 },
    ]);
  });

  it("stay apart if one of them is said several times, or nothing but a thing", () => {
    expect(mergeSentences([dealt(yard), dealt(club, 2)])).toHaveLength(2);
    expect(mergeSentences([yard, club].map((one) => ({ parts: [one], times: 1 })))).toHaveLength(2);
  });
});

describe("a seat that changes hands", () => {
  const names = { person: () => "Now", color: () => "Yellow", bot: () => "Foreman" };
  const told = (how: string, data: Record<string, unknown>): string =>
    noteText(
      names as unknown as Names,
      { kind: "seat", seat: "yellow", data: { seat: "yellow", how, ...data } } as unknown as Entry,
    );

  it("is told by how it happened, with whom it was taken from if there was somebody", () => {
    expect(told("handed", { who: "bot", name: "heuristic", by: "Mara", of: "Otis" })).toBe(
      "entries.seat.handed.of Yellow Foreman Mara Otis",
    );
    expect(told("handed", { who: "bot", name: "heuristic", by: "Mara", of: null })).toBe(
      "entries.seat.handed Yellow Foreman Mara ",
    );
    expect(told("left", { who: "open", name: "", by: "Otis", of: "Otis" })).toBe(
      "entries.seat.left Yellow  Otis Otis",
    );
  });

  it("is told as before where the log does not say how", () => {
    expect(told("undefined", { who: "person", name: "Otis" })).toBe("entries.seat Yellow Otis  ");
  });
});
