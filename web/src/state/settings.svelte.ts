// What this browser's user prefers; kept in the browser, told to nobody.

import { keep, kept } from "../words/say.svelte";

export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];
export const CONFIRMS = ["final", "always"] as const;
export type Confirm = (typeof CONFIRMS)[number];
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  /** How fast others' moves are shown one after the other. */
  pace = $state<Pace>(one(PACES, kept("pace"), "normal"));
  /** Whether every answer asks once more, or only one that cannot be taken back. */
  confirm = $state<Confirm>(one(CONFIRMS, kept("confirm"), "final"));
  sound = $state(kept("sound") === "on");
  /** theme.js has set it before anything was drawn. */
  theme = $state<Theme>(one(THEMES, document.documentElement.dataset.theme, "light"));

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep("confirm", confirm);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "on" : "off");
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    keep("theme", theme);
  }
}

function one<T extends string>(known: readonly T[], given: string | null | undefined, usual: T): T {
  return known.find((each) => each === given) ?? usual;
}

export const settings = new Settings();
