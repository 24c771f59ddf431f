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
  /** The drawings in the book of its rules, by name, with the numbers that its text gives; and the sheet of
   *  symbols that they are made of, if it has one of its own. */
  figures?: Lazy<{ default: Component<{ name: string; facts: Record<string, string> }> }>;
  symbols?: string;
}

const tinted = (color: string, share: number): string =>
  `color-mix(in srgb, ${color} ${share}%, var(--paper))`;

const GAMES: Record<string, RegisteredGame> = {
  city: {
    icon: "company",
    editionIcon: "rules",
    tint: tinted("#daa248", 16),
    page: lazy(() => import("./city")),
    figures: lazy(() => import("./city/figures/Figure.svelte")),
  },
  raising: {
    icon: "jackscrew",
    editionIcon: "jackscrew",
    tint: tinted("#6f9bb0", 18),
    page: lazy(() => import("./raising")),
    figures: lazy(() => import("./raising/figures/Figure.svelte")),
    symbols: "/raising.svg",
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
