// What letters and rows in the drawings of Raising stand for.

const COLORS: Record<string, string> = { a: "purple", b: "blue", c: "green", d: "white" };

/** Return the colour of a player that a drawing calls by a letter. */
export const colorOf = (letter: string): string => COLORS[letter] ?? "white";

export const RESOURCES = ["lumber", "jackscrew", "masonry"] as const;
