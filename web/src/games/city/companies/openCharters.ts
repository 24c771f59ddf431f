// Which charters are open.

interface Wishes {
  /** Those that somebody opened, the latest first. */
  opened: string[];
  /** The company that the question is about. */
  asked: string | null;
  own: string[];
  room: number;
}

/** Return the charters to show: opened ones, the one in question, one's own, then others. */
export function openCharters(all: string[], { opened, asked, own, room }: Wishes): string[] {
  const wanted = [...opened, ...(asked && all.includes(asked) ? [asked] : []), ...own, ...all];
  const chosen = [...new Set(wanted)].filter((one) => all.includes(one)).slice(0, room);
  // They keep the order of the rail, so that none jumps when another is opened.
  return all.filter((one) => chosen.includes(one));
}
