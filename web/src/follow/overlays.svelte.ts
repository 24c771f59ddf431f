// What lies over the table; anybody may open it: overlays.show("sheet").

export type OverlayName = "sheet" | "charts" | "final";

class Overlays {
  open = $state<OverlayName | null>(null);

  show(name: OverlayName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export const overlays = new Overlays();
