// What a screen may add to the bar: on a phone everything that one decides by stands in it.

import type { Snippet } from "svelte";

import type { Group } from "../answers/groups";

export interface BarExtras {
  /** What to look at between the question and the choices. */
  above: Snippet;
  /** Groups of choices that the screen draws itself, and how. */
  draws: (group: Group) => boolean;
  drawn: Snippet<[Group]>;
}
