// When the large parts of a game's screen are loaded: those that it is drawn with in this window at first,
// and all others before anybody needs them.

import { drawer } from "../../follow/screen/lazyDrawer";
import type { TableState } from "../../state/table/table.svelte";
import { preload, type Lazy } from "../../ui/lazy";
import { windowSize } from "../../ui/size.svelte";

export type Parts = Lazy<unknown>[];

interface ScreenParts {
  desktop: Lazy<unknown>;
  /** What stands on a desktop: the board, or a screen in its place, by the name that the game gives it. */
  board: Parts;
  screens: Record<string, Parts>;
  /** Return the name of the screen that a table is opened with, if it is not the board. */
  opensWith: (table: TableState) => string | null | undefined;
  /** What a phone is drawn with first, and its other parts. */
  phone: Parts;
  /** What windows of every size need later. */
  later?: Parts;
}

interface PartLoaders {
  loadFirst(table?: TableState): Promise<void>;
  loadRest(): void;
}

/** Return what loads the parts of a screen. */
export function partLoaders(parts: ScreenParts): PartLoaders {
  const { desktop, board, screens, opensWith, phone, later = [] } = parts;
  const first = (table?: TableState): Parts => {
    if (windowSize.isPhone) return phone.slice(0, 1);
    const screen = table && opensWith(table);
    return [desktop, ...((screen && screens[screen]) || board)];
  };
  return {
    loadFirst: async (table) => {
      await Promise.all(first(table).map((part) => part()));
    },
    loadRest: () => {
      const wide = [desktop, ...board, ...Object.values(screens).flat()];
      preload([...(windowSize.isPhone ? phone : wide), ...later, drawer]);
    },
  };
}
