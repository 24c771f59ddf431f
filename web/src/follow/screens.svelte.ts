// Screens that lie over the table; anybody may open one: screens.show("sheet").

export type ScreenName = "sheet" | "charts" | "final";

class Screens {
  open = $state<ScreenName | null>(null);

  show(name: ScreenName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export const screens = new Screens();
