import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { facade } from "./facade";
import { PRESTIGE_FRONTS, prestigeFront, PROJECT_FRONTS, projectFront } from "./fronts";
import { levelsHeight } from "../levels";

const DATA = new URL("../../../../../../src/bigshoulders/games/raising/data/", import.meta.url);

function keys(file: string): string[] {
  const printed = JSON.parse(readFileSync(new URL(`${file}.json`, DATA), "utf8")) as Record<
    string,
    { id: string }[]
  >;
  return (printed[file] ?? []).map((one) => one.id);
}

test("every printed building has a front of its own, and no other has", () => {
  const projects = [...keys("projects"), ...keys("finals")];
  expect(projects).toHaveLength(46);
  expect(Object.keys(PROJECT_FRONTS).sort()).toEqual(projects.sort());
  expect(Object.keys(PRESTIGE_FRONTS).sort()).toEqual(keys("prestige").sort());
});

test("no two buildings look alike", () => {
  const fronts = [...Object.values(PROJECT_FRONTS), ...Object.values(PRESTIGE_FRONTS)];
  const drawn = new Set(fronts.map((one) => JSON.stringify(facade(one))));
  expect(drawn.size).toBe(fronts.length);
});

test("a front stands on the ground and leaves the view nowhere", () => {
  const fronts = [...Object.values(PROJECT_FRONTS), ...Object.values(PRESTIGE_FRONTS)];
  for (const front of fronts) {
    const starts = facade(front).flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]);
    const [left, top] = [1, 2].map((axis) => Math.min(...starts.map((one) => Number(one[axis]))));
    expect(left).toBeGreaterThanOrEqual(-2);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

test("a building that a pack has added is drawn as a plain house", () => {
  expect(projectFront("packed")).toEqual(prestigeFront("packed"));
  expect(projectFront("packed").length).toBeGreaterThan(4);
});

test("a building rises with every level, each a little less than the one before", () => {
  const heights = [0, 1, 2, 3, 4, 5, 6].map(levelsHeight);
  const rises = heights.slice(1).map((height, i) => height - (heights[i] ?? 0));
  expect(rises).toEqual([...rises].sort((a, b) => b - a));
  expect(Math.min(...rises)).toBeGreaterThan(5);
});
