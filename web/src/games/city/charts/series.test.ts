import { describe, expect, it } from "vitest";

import { chapterEnds, chapters } from "../../../follow/charts/series";
import type { CityBox, CitySeries } from "../types";
import { decadesOf, dividendsByDecade } from "./decades";
import { turningPoints } from "./turningPoints";

const SERIES: CitySeries = {
  game: "city",
  number: 9,
  points: [
    { number: 2, decade: 1, phase: "stock" },
    { number: 4, decade: 1, phase: "operating" },
    { number: 6, decade: 2, phase: "stock" },
    { number: 9, decade: 2, phase: "operating" },
  ],
  prices: { swift: [35, 40, 40, 100], libby: [null, 35, 20, 20] },
  worth: { red: [100, 120, 110, 200], blue: [100, 90, 130, 150] },
  dividends: [
    { number: 4, decade: 1, company: "swift", kind: "operating", amount: 80, per_share: 8 },
    { number: 4, decade: 1, company: "swift", kind: "extra", amount: 20, per_share: 2 },
    { number: 9, decade: 2, company: "swift", kind: "operating", amount: 300, per_share: 30 },
  ],
  ledgers: [],
  companies: [],
};

const DECADES = decadesOf({
  decades: [
    { decade: 1, year: 1875 },
    { decade: 2, year: 1880 },
  ],
} as unknown as CityBox);

describe("a series", () => {
  it("has a chapter for each decade, from its first to its last point", () => {
    expect(chapters(SERIES.points, DECADES)).toEqual([
      { at: 0, chapter: 1 },
      { at: 2, chapter: 2 },
    ]);
    expect(chapterEnds(SERIES.points, DECADES)).toEqual([
      { at: 1, chapter: 1 },
      { at: 3, chapter: 2 },
    ]);
  });

  it("calls a decade by its year", () => {
    expect([1, 2, 3].map(DECADES.name)).toEqual(["1875", "1880", "3"]);
  });

  it("adds up the dividends of a decade", () => {
    expect(dividendsByDecade(SERIES.dividends).get("swift")).toEqual(
      new Map([
        [1, 100],
        [2, 300],
      ]),
    );
  });

  it("turns where prices move most and the lead changes, in order", () => {
    const found = turningPoints(SERIES, 4).map(({ number, what, company, seat }) => [
      number,
      what,
      company ?? seat,
    ]);
    expect(found).toEqual([
      [6, "lead", "blue"],
      [9, "lead", "red"],
      [9, "rise", "swift"],
      [9, "dividend", "swift"],
    ]);
  });

  it("takes a founding for no rise", () => {
    const falls = turningPoints(SERIES, 9).filter((one) => one.company === "libby");
    expect(falls.map((one) => [one.what, one.amount])).toEqual([["fall", -15]]);
  });
});
