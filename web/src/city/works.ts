// What a factory has and lacks: its printed needs beside what the company holds.

import type { Charter, CityCompany, Cubes, Factory } from "../api/city";

export interface Input {
  kind: string;
  here: boolean;
}

export interface Works {
  number: number;
  printed: Factory;
  machines: number;
  workers: number;
  /** Jobs that nobody does, of a company that is founded; a company that pays by the worker or runs in ways lacks none. */
  gaps: number;
  managers: number;
  inputs: Input[];
  /** Missing cubes by type. */
  short: Cubes;
  /** Goods that it makes when it runs, with what its machines and its manager add. */
  goods: number;
  ready: boolean;
}

/** Return the factories of a company; cubes are counted for them from the first to the last. */
export function worksOf(
  charter: Charter,
  company: CityCompany | undefined,
  kinds: readonly string[],
): Works[] {
  const left: Record<string, number> = { ...company?.cubes };
  return charter.factories.map((printed, at) => {
    const inputs = company ? taken(printed.inputs, left, kinds) : printedOf(printed.inputs, kinds);
    const machines = company?.automated[at] ?? 0;
    const workers = company?.workers[at] ?? 0;
    const managers = company?.managers[at] ?? 0;
    const isLoose = Boolean(charter.special?.goods_per_worker || charter.special?.ways.length);
    const gaps = Math.max(0, printed.workers - machines - workers);
    const ready = (isLoose ? workers > 0 : gaps === 0) && inputs.every((one) => one.here);
    if (!ready) giveBack(inputs, left);
    return {
      number: at + 1,
      printed,
      machines,
      workers,
      gaps: isLoose || !company ? 0 : gaps,
      managers,
      inputs,
      short: missing(inputs),
      goods: company?.makes[at] ?? printed.goods,
      ready,
    };
  });
}

/** A charter that nobody has lacks nothing: it shows what it will need. */
function printedOf(needs: Cubes, kinds: readonly string[]): Input[] {
  return kinds.flatMap((kind) =>
    Array.from({ length: needs[kind] ?? 0 }, () => ({ kind, here: true })),
  );
}

function taken(needs: Cubes, left: Record<string, number>, kinds: readonly string[]): Input[] {
  return kinds.flatMap((kind) =>
    Array.from({ length: needs[kind] ?? 0 }, () => {
      const here = (left[kind] ?? 0) > 0;
      if (here) left[kind] = (left[kind] ?? 0) - 1;
      return { kind, here };
    }),
  );
}

/** A factory that cannot run leaves its cubes to the next one. */
function giveBack(inputs: Input[], left: Record<string, number>): void {
  for (const { kind, here } of inputs) if (here) left[kind] = (left[kind] ?? 0) + 1;
}

function missing(inputs: Input[]): Cubes {
  const found: Record<string, number> = {};
  for (const { kind, here } of inputs) if (!here) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}
