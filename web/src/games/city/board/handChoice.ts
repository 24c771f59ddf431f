// What becomes of the buildings in one's hand, as far as one has chosen in secret.

/** Drafted, to be built, or to be removed from the game. */
export type HandChoice = "kept" | "placed" | "removed";

interface Own {
  kept?: string[];
  /** What a draft keeps; or what is placed, then what is removed. */
  pick?: string[];
}

/** Return what one has chosen to do with a building; `drafts` while buildings are passed around. */
export function handChoice(
  space: string,
  own: Own | undefined,
  drafts: boolean,
): HandChoice | null {
  const at = own?.pick?.indexOf(space) ?? -1;
  if (own?.kept?.includes(space) || (drafts && at === 0)) return "kept";
  return at < 0 ? null : at === 0 ? "placed" : "removed";
}
