// A game in numbers, as the server tells it: what charts and the final screen are made of.

/** What a series of any game has; each game knows the rest of its own. */
export interface Series {
  number: number;
  /** After which entries the numbers were taken. */
  points: Point[];
}

export interface Point {
  number: number;
}

/** The parts of a game, decades or rounds, by number. */
export interface Chapters<One extends Point> {
  of(point: One): number;
  name(chapter: number): string;
}

/** Return the index of the first point of each chapter, with its number. */
export function chapters<One extends Point>(
  points: One[],
  { of }: Pick<Chapters<One>, "of">,
): { at: number; chapter: number }[] {
  const found: { at: number; chapter: number }[] = [];
  for (const [at, point] of points.entries()) {
    const chapter = of(point);
    if (found.at(-1)?.chapter !== chapter) found.push({ at, chapter });
  }
  return found;
}

/** Return the index of the last point of each chapter. */
export function chapterEnds<One extends Point>(
  points: One[],
  counted: Pick<Chapters<One>, "of">,
): { at: number; chapter: number }[] {
  const starts = chapters(points, counted);
  return starts.map(({ chapter }, index) => ({
    at: (starts[index + 1]?.at ?? points.length) - 1,
    chapter,
  }));
}
