import { expect, test } from "vitest";

import type { Charter, CityCompany, Factory } from "../api/city";
import { worksOf } from "./works";

const KINDS = ["livestock", "steel", "wood", "coal"];
const factory = (changes: Partial<Factory>): Factory => ({
  workers: 1,
  inputs: { livestock: 0, steel: 0, wood: 0, coal: 0 },
  goods: 2,
  automation: 1,
  hidden_goods: 1,
  manager_slots: 1,
  manager_bonus: { appeal: 0, cubes: 0, goods: 0, automate: 0 },
  ...changes,
});
const charter = (...factories: Factory[]): Charter =>
  ({ company: "swift", factories, special: null }) as unknown as Charter;
const company = (changes: Partial<CityCompany>): CityCompany =>
  ({
    workers: [1, 1],
    managers: [0, 0],
    automated: [0, 0],
    makes: [2, 2],
    cubes: { livestock: 0, steel: 0, wood: 0, coal: 0 },
    ...changes,
  }) as CityCompany;
const steel = (count: number) => ({ livestock: 0, steel: count, wood: 0, coal: 0 });

test("cubes of a factory that can run are not counted again for the next one", () => {
  const two = charter(factory({ inputs: steel(1) }), factory({ inputs: steel(1) }));
  const works = worksOf(two, company({ cubes: steel(1) }), KINDS);
  expect(works.map((one) => one.ready)).toEqual([true, false]);
  expect(works[1]?.short).toEqual({ steel: 1 });
});

test("a factory that cannot run leaves its cubes to the next one", () => {
  const two = charter(factory({ inputs: steel(2) }), factory({ inputs: steel(1) }));
  const works = worksOf(two, company({ cubes: steel(1) }), KINDS);
  expect(works.map((one) => one.ready)).toEqual([false, true]);
});

test("a job that nobody does is a gap, machines do jobs as well as workers", () => {
  const [works] = worksOf(
    charter(factory({ workers: 3 })),
    company({ workers: [1], automated: [1] }),
    KINDS,
  );
  expect(works?.gaps).toBe(1);
  expect(works?.ready).toBe(false);
});

test("what a factory makes is told by the server", () => {
  const [works] = worksOf(charter(factory({})), company({ workers: [0], makes: [4] }), KINDS);
  expect(works?.goods).toBe(4);
});

test("a company that is not founded lacks nothing, but cannot run", () => {
  const [works] = worksOf(charter(factory({ inputs: steel(1) })), undefined, KINDS);
  expect(works).toMatchObject({ ready: false, gaps: 0, short: {}, goods: 2 });
});
