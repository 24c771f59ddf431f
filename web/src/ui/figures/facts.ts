// Reading the numbers that come with a drawing.

export type Facts = Record<string, string>;

/** Return the words of a fact, which commas divide. */
export const listed = (facts: Facts, name: string): string[] =>
  (facts[name] ?? "").split(",").filter((one) => one !== "");

export const numbersOf = (facts: Facts, name: string): number[] => listed(facts, name).map(Number);

/** Return so many places, from 0. */
export const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
