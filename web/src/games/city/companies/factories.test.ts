import { expect, test } from "vitest";

import type { Charter, CityCompany, Factory } from "../types";
import { lacksOf, factoriesOf } from "./factories";

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
const steel = (count: number) => ({ livestock: 0, steel: count, wood: 0, coal: 0 });
const told = (changes: Partial<CityCompany["works"][number]>): CityCompany["works"][number] => ({
  goods: 2,
  gaps: 0,
  short: steel(0),
  fully_automated: false,
  managed: false,
  ran: false,
  ready: true,
  ...changes,
});
const charter = (...factories: Factory[]): Charter =>
  ({ company: "swift", factories, special: null }) as unknown as Charter;
const company = (changes: Partial<CityCompany>): CityCompany =>
  ({
    workers: [1, 1],
    managers: [0, 0],
    automated: [0, 0],
    works: [told({}), told({})],
    ...changes,
  }) as CityCompany;

test("what a factory makes, lacks and can do is told by the server", () => {
  const one = told({ goods: 4, gaps: 1, short: steel(1), ready: false });
  const two = told({ ran: true, ready: false, fully_automated: true, managed: true });
  const factories = factoriesOf(
    charter(factory({}), factory({})),
    company({ works: [one, two] }),
    KINDS,
  );
  expect(factories[0]).toMatchObject({ goods: 4, gaps: 1, short: { steel: 1 }, ready: false });
  expect(factories[1]).toMatchObject({ goods: 2, gaps: 0, short: {}, ran: true, ready: false });
  expect(factories.map((one) => [one.isFull, one.isManaged])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("of the printed cubes of a type, the last ones are drawn as missing", () => {
  const printed = factory({ inputs: { ...steel(3), livestock: 1 } });
  const factories = factoriesOf(
    charter(printed),
    company({ works: [told({ short: steel(2) })] }),
    KINDS,
  );
  expect(factories[0]?.inputs).toEqual([
    { kind: "livestock", here: true },
    { kind: "steel", here: true },
    { kind: "steel", here: false },
    { kind: "steel", here: false },
  ]);
});

test("cubes that are missing but not printed are told, though none is drawn", () => {
  const factories = factoriesOf(
    charter(factory({})),
    company({ works: [told({ short: steel(1) })] }),
    KINDS,
  );
  expect(factories[0]).toMatchObject({ inputs: [], short: { steel: 1 } });
});

test("a company that is not founded lacks nothing, but cannot run", () => {
  const [one] = factoriesOf(charter(factory({ inputs: steel(1) })), undefined, KINDS);
  expect(one).toMatchObject({ ready: false, gaps: 0, short: {}, goods: 2 });
  expect(one?.inputs).toEqual([{ kind: "steel", here: true }]);
});

test("workers are told to be missing before cubes", () => {
  expect(lacksOf({ gaps: 1, short: { steel: 2 } })).toEqual([
    { kind: "worker", count: 1 },
    { kind: "steel", count: 2 },
  ]);
  expect(lacksOf({ gaps: 0, short: {} })).toEqual([]);
});
