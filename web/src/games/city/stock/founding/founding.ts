// What the charter of a company that can be founded promises.

import type { Charter, CityBox, CityView, Cubes, Effect, Factory } from "../../types";
import { freeAt } from "../../demand/demand";

/** What workers make of what. */
export interface Recipe {
  workers: number;
  /** A cube after the other, in the order of the board. */
  inputs: string[];
  goods: number;
  /** What else its factory is good for; a factory that can be run in several ways says it once. */
  extras: Extras | null;
}

export interface Extras {
  /** More goods once every job is automated. */
  automated: number;
  managers: number;
  /** What managers add each time it runs. */
  bonus: Effect;
}

/** Return what each factory makes; a factory that can be run in several ways counts once for each. */
export function recipesOf(charter: Charter, resources: readonly string[]): Recipe[] {
  const ways = charter.special?.ways ?? [];
  const runs = ways.length ? ways : charter.factories;
  return runs.map(({ workers, inputs, goods }, at) => ({
    workers,
    inputs: cubes({ ...inputs }, resources),
    goods,
    extras: extrasOf(charter.factories[at]),
  }));
}

function cubes(inputs: Cubes, resources: readonly string[]): string[] {
  return resources.flatMap((kind) => Array.from({ length: inputs[kind] ?? 0 }, () => kind));
}

function extrasOf(factory: Factory | undefined): Extras | null {
  if (!factory || (!factory.hidden_goods && !factory.manager_slots)) return null;
  const { appeal, cubes: any_cubes, goods, automate } = factory.manager_bonus;
  return {
    automated: factory.hidden_goods,
    managers: factory.manager_slots,
    bonus: { appeal, any_cubes, goods, automate },
  };
}

/** Return how many more goods an industry can be sold now. */
export function demandLeft(box: CityBox, view: CityView, industry: string): number {
  const cells = view.demand[box.layout.rows.findIndex((one) => one === industry)] ?? [];
  return box.demand.columns.reduce((sum, column, at) => {
    const cell = cells[at];
    return sum + (cell ? freeAt(cell, column) : 0);
  }, 0);
}
