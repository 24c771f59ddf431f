// Names for guests who have not said theirs: others read them, so "you" would not do.

const NAMES = [
  "Cora",
  "Silas",
  "Flora",
  "Amos",
  "Nell",
  "Hugo",
  "Ida",
  "Felix",
  "Rosa",
  "Emil",
  "Lydia",
  "Jonas",
];

/** Return a name of the time. */
export function guestName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Cora";
}
