// What lies over the table; anybody may open it: overlays.show("sheet").

export type OverlayName = "sheet" | "charts" | "final";
/** What the menu of a table opens. */
export type MenuItem = "seats" | "terms" | "undo" | "records" | "settings";

class Overlays {
  open = $state<OverlayName | null>(null);
  /** The decision from which somebody wants to play on at another table. */
  forkAt = $state<number | null>(null);
  /** What somebody opened from the menu. */
  menu = $state<MenuItem | null>(null);

  show(name: OverlayName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }

  /** Close everything: the table is left, or its screen is drawn anew. */
  clear(): void {
    this.open = null;
    this.forkAt = null;
    this.menu = null;
  }
}

export const overlays = new Overlays();
