// The letters of a resource card, as they are printed on it.

import type { ResourceCard } from "../../../api/raising";

/** Return the letter of a card, or the sign for all of them. */
export const lettersOf = (card: ResourceCard): string =>
  card.letters.length > 1 ? "✻" : card.letters.join("").toUpperCase();
