// Finding what somebody types in the palette.

/** Return a text as it is compared: lower case, without accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Return how well a text fits what was typed: 0 best, null not at all. Every typed word must begin a word. */
export function fit(typed: string, text: string): number | null {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const words = plain(text).split(/[^\p{Letter}\p{Number}_$-]+/u);
  let sum = 0;
  for (const want of wanted) {
    const at = words.findIndex((word) => word.startsWith(want));
    if (at < 0) return null;
    sum += at;
  }
  return sum;
}
