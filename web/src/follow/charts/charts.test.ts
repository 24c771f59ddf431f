import { describe, expect, it } from "vitest";

import { travelled } from "../motion";
import { gridLines, sparse, spread } from "./labels";
import { barChart, barText, inkOn, mixed, readable, until } from "./chartData";

const rect = (left: number, top: number): DOMRect =>
  ({ left, top, width: 10, height: 10 }) as DOMRect;

describe("drawing", () => {
  it("moves a thing back to where its middle was", () => {
    expect(travelled(rect(0, 0), rect(30, 40))).toEqual({ x: -30, y: -40 });
  });

  it("does not move what stands where it stood", () => {
    expect(travelled(rect(0, 0), rect(1, 0))).toBeNull();
  });

  it("shows nothing that came after the moment that is looked at", () => {
    const curve = { key: "a", name: "a", label: "a", color: "", dash: [], values: [1, 2, 9] };
    const ticks = [3, 20].map((x) => ({ x, label: String(x) }));
    const chart = { ...barChart("", ["", "", ""], [curve]), x: [3, 7, 20], ticks };
    expect(until(chart, 7)).toMatchObject({
      x: [3, 7],
      ticks: [{ x: 3 }],
      curves: [{ values: [1, 2] }],
    });
  });

  it("pushes labels apart and keeps them inside", () => {
    const labels = [{ at: 50 }, { at: 52 }, { at: 99 }, { at: 100 }];
    spread(labels, 0, 100, 10);
    expect(labels.map((one) => one.at)).toEqual([50, 60, 90, 100]);
  });

  it("pushes labels of curves that are all alike apart", () => {
    const labels = [{ at: 8 }, { at: 8 }, { at: 8 }];
    expect(spread(labels, 8, 100, 11)).toBe(11);
    expect(labels.map((one) => one.at)).toEqual([8, 19, 30]);
  });

  it("sets labels closer where there are too many, but not out of the chart", () => {
    const labels = Array.from({ length: 11 }, () => ({ at: 40 }));
    expect(spread(labels, 0, 100, 13)).toBe(10);
    expect([labels[0]?.at, labels.at(-1)?.at]).toEqual([0, 100]);
  });

  it("draws lines at both ends and at a round value between", () => {
    expect(gridLines(0, 35)).toEqual([0, 20, 35]);
    expect(gridLines(0, 120)).toEqual([0, 60, 120]);
    expect(gridLines(0, 1)).toEqual([0, 1]);
  });

  it("leaves out marks that stand too close to the one before", () => {
    expect(sparse([0, 5, 30, 50, 61], (one) => one, 30)).toEqual([0, 30, 61]);
  });

  it("darkens light lines in the light theme and lightens dark ones in the dark theme", () => {
    expect(readable("#f0f0f0", false)).not.toBe("#f0f0f0");
    expect(readable("#203040", false)).toBe("#203040");
    expect(parseInt(readable("#203040", true).slice(1, 3), 16)).toBeGreaterThan(0x20);
  });

  it("writes dark letters on light colours", () => {
    expect([inkOn("#ffffff"), inkOn("#102030")]).toEqual(["#1c1207", "#ffffff"]);
  });

  it("mixes a colour with the ground that it stands on", () => {
    expect(mixed("#ff0000", "#0000ff", 0)).toBe("#0000ff");
    expect(mixed("#ff0000", "#0000ff", 1)).toBe("#ff0000");
    expect(mixed("#204060", "#000000", 0.5)).toBe("#102030");
  });

  it("tells in a bar as much as there is room for", () => {
    const least = (room: number) => (text: string) => text.length <= room;
    const chart = { tellsValues: true };
    expect(barText(chart, "levels", "12", least(9))).toBe("levels 12");
    expect(barText(chart, "levels", "12", least(5))).toBe("12");
    expect(barText(chart, "levels", "12", least(1))).toBe("");
    expect(barText({}, "SW", "12", least(1))).toBe("SW");
  });

  it("has the same numbers in bars and in rows", () => {
    const curve = {
      key: "a",
      name: "A",
      label: "A",
      color: "#000000",
      dash: [],
      values: [3, null],
    };
    const { x, ticks, rows } = barChart("Bars", ["here", "there"], [curve]);
    expect(x).toEqual([0, 1]);
    expect(ticks.map((one) => one.label)).toEqual(["here", "there"]);
    expect(rows).toEqual([
      { label: "here", values: [3] },
      { label: "there", values: [null] },
    ]);
  });
});
