// A factory as it is drawn: what is printed, who is in it, and what the server says it lacks.

import type { Charter, CityCompany, Cubes, Factory } from "../types";

export interface Input {
  kind: string;
  here: boolean;
}

export interface FactoryState {
  number: number;
  printed: Factory;
  automated: number;
  workers: number;
  managers: number;
  /** Jobs that must still be filled. */
  gaps: number;
  inputs: Input[];
  /** Missing cubes by type, without types of which none is missing. */
  short: Cubes;
  /** Every job is automated, which uncovered a good. */
  isFull: boolean;
  /** It has the managers that bring its bonus. */
  isManaged: boolean;
  /** Goods that it makes when it runs, with what automation and its manager add. */
  goods: number;
  /** It ran in the operating turn under way. */
  ran: boolean;
  ready: boolean;
}

/** Return the factories of a company; of a charter that nobody has, they lack nothing. */
export function factoriesOf(
  charter: Charter,
  company: CityCompany | undefined,
  kinds: readonly string[],
): FactoryState[] {
  return charter.factories.map((printed, at) => {
    const told = company?.works[at];
    const short = Object.fromEntries(
      Object.entries(told?.short ?? {}).filter(([, count]) => count > 0),
    );
    return {
      number: at + 1,
      printed,
      automated: company?.automated[at] ?? 0,
      workers: company?.workers[at] ?? 0,
      managers: company?.managers[at] ?? 0,
      gaps: told?.gaps ?? 0,
      inputs: inputsOf(printed.inputs, short, kinds),
      short,
      isFull: told?.fully_automated ?? false,
      isManaged: told?.managed ?? false,
      goods: told?.goods ?? printed.goods,
      ran: told?.ran ?? false,
      ready: told?.ready ?? false,
    };
  });
}

/** What a factory lacks of a kind: workers or cubes. */
export interface Lack {
  kind: string;
  count: number;
}

/** Return what a factory lacks before it can run, workers first. */
export function lacksOf({ gaps, short }: Pick<FactoryState, "gaps" | "short">): Lack[] {
  const cubes = Object.entries(short).map(([kind, count]) => ({ kind, count: count ?? 0 }));
  return gaps ? [{ kind: "worker", count: gaps }, ...cubes] : cubes;
}

/** Return the printed cubes one by one; the last ones of a type are those that are missing. */
function inputsOf(printed: Cubes, short: Cubes, kinds: readonly string[]): Input[] {
  return kinds.flatMap((kind) => {
    const count = printed[kind] ?? 0;
    const there = count - (short[kind] ?? 0);
    return Array.from({ length: count }, (_, at) => ({ kind, here: at < there }));
  });
}
