// Finding what somebody types in the palette.

/** Return a text as it is compared: lower case, without accents. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Return how well a text fits what was typed: 0 best, null not at all. Every typed word must begin a word. */
export function matchRank(typed: string, text: string): number | null {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const words = folded(text).split(/[^\p{Letter}\p{Number}_$-]+/u);
  let sum = 0;
  for (const want of wanted) {
    const at = words.findIndex((word) => word.startsWith(want));
    if (at < 0) return null;
    sum += at;
  }
  return sum;
}

/** Something to be found. */
export interface Searchable {
  /** What it is called or written. */
  names: string[];
  /** What it does. */
  about: string;
  /** It is only read about, not done. */
  isThing?: boolean;
}

/** What is called like that comes before what does such a thing, what can be done before what is read. */
const [BY_DEED, THING] = [100, 200];

/** Return what fits best, at most so many. */
export function searchPalette<Kind extends Searchable>(
  typed: string,
  all: Kind[],
  most: number,
): Kind[] {
  return all
    .flatMap((one) => {
      const rank = rankOf(typed, one);
      return rank === null ? [] : [{ one, rank: rank + (one.isThing ? THING : 0) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ one }) => one);
}

function rankOf(typed: string, { names, about }: Searchable): number | null {
  const fits = names.map((name) => matchRank(typed, name)).filter((rank) => rank !== null);
  if (fits.length) return Math.min(...fits);
  const deed = matchRank(typed, `${names.join(" ")} ${about}`);
  return deed === null ? null : BY_DEED + deed;
}
