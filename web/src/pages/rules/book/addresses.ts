// The addresses of the book: a page of it, for what is played, at a piece or a rule.

import type { Played } from "./guide";

/** The page with all pages on it. */
export const WHOLE = "all";

export function addressIn({ game, options, players }: Played, page: string, piece = ""): string {
  const query = new URLSearchParams(options);
  if (players) query.set("players", String(players));
  const asked = query.size ? `?${query}` : "";
  return `/rules/${game}${page ? `/${page}` : ""}${asked}${piece ? `#${piece}` : ""}`;
}

/** Return what an address says is played: the edition, options that there are, and the number of players. */
export function playedIn(
  query: URLSearchParams,
  offered: { presets: Record<string, Record<string, string>>; preset_key: string; default: string },
): { options: Record<string, string>; players?: number } {
  const key = offered.preset_key;
  const wished = query.get(key) ?? "";
  const edition = wished in offered.presets ? wished : offered.default;
  const known = Object.keys(offered.presets[edition] ?? {});
  const options = Object.fromEntries(
    [...query].filter(([name, value]) => known.includes(name) && /^\w+$/.test(value)),
  );
  const players = Number(query.get("players")) || undefined;
  return { options: { [key]: edition, ...options }, players };
}
