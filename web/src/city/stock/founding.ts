// What the charter of a company that can be founded promises.

import type { Charter, Cubes } from "../../api/city";

/** What workers make of what. */
export interface Recipe {
  workers: number;
  /** A cube after the other, in the order of the board. */
  inputs: string[];
  goods: number;
}

/** Return what each factory makes; a factory that can be run in several ways counts once for each. */
export function recipesOf(charter: Charter, resources: readonly string[]): Recipe[] {
  const ways = charter.special?.ways ?? [];
  return (ways.length ? ways : charter.factories).map(({ workers, inputs, goods }) => ({
    workers,
    inputs: cubes({ ...inputs }, resources),
    goods,
  }));
}

function cubes(inputs: Cubes, resources: readonly string[]): string[] {
  return resources.flatMap((kind) => Array.from({ length: inputs[kind] ?? 0 }, () => kind));
}
