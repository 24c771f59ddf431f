// The games that bring something to the page. Their code is loaded only when it is needed.

import type { Component } from "svelte";

import { lazy, type Lazy } from "../ui/lazy";
import { language } from "../words/say.svelte";
import type { GamePage } from "./game";

interface RegisteredGame {
  /** What stands for it in lists, and beside its editions. */
  icon: string;
  editionIcon: string;
  /** The colour behind its cover. */
  tint: string;
  page: Lazy<{ default: GamePage }>;
  /** How it goes, on one page. */
  overview?: Lazy<{ default: Component<{ onopen: (rule: string) => void }> }>;
}

const tinted = (color: string, share: number): string =>
  `color-mix(in srgb, ${color} ${share}%, var(--paper))`;

const GAMES: Record<string, RegisteredGame> = {
  city: {
    icon: "company",
    editionIcon: "rules",
    tint: tinted("#daa248", 16),
    page: lazy(() => import("./city")),
    overview: lazy(async () => {
      const [overview] = await Promise.all([
        import("./city/Overview.svelte"),
        language.include("city"),
      ]);
      return overview;
    }),
  },
  raising: {
    icon: "jackscrew",
    editionIcon: "jackscrew",
    tint: tinted("#6f9bb0", 18),
    page: lazy(() => import("./raising")),
  },
};

/** What stands for a game that brings nothing. */
const ANY_GAME: RegisteredGame = {
  icon: "company",
  editionIcon: "rules",
  tint: tinted("#daa248", 16),
  page: () => ({ default: {} }),
};

/** The games that have a cover on the first page, in their order. */
export const covers = Object.keys(GAMES);

/** Return what a game brings before a table of it is opened. */
export const registered = (game: string): RegisteredGame => GAMES[game] ?? ANY_GAME;

/** Return what a game brings to its tables. */
export async function gamePage(game: string): Promise<GamePage> {
  const [{ default: page }] = await Promise.all([registered(game).page(), language.include(game)]);
  return page;
}

/** Load everything that tables are drawn with, as far as it comes. */
export function loadGames(): void {
  for (const game of covers)
    void gamePage(game).then(
      (page) => {
        void page.loadFirst?.().catch(() => undefined);
        page.loadRest?.();
      },
      () => undefined,
    );
}
