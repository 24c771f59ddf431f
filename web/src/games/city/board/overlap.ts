// Tokens on one space of a track are smaller and overlap if there are too many to lie side by side.

const [TOKEN, SMALL] = [22, 18]; // pixels
const MANY = 4;

export const isMany = (tokens: number): boolean => tokens >= MANY;

/** Return by how many pixels tokens overlap so that all of them fit. */
export function overlap(tokens: number, width: number): number {
  const size = isMany(tokens) ? SMALL : TOKEN;
  return tokens < 2 ? 0 : Math.max(0, (tokens * size - width) / (tokens - 1));
}
