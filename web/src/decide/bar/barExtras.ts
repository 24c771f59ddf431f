// What a screen may add to the bar: on a phone everything that one decides by stands in it.

import type { Snippet } from "svelte";

import type { Group } from "../answers/groups";

export interface BarExtras {
  /** What to look at between the question and the choices. */
  above?: Snippet;
  /** What stands above the question, in place of the words that it is one's turn. */
  steps?: Snippet;
  /** What stands below the question. */
  below?: Snippet;
  /** What to look at while others decide. */
  meanwhile?: Snippet;
  /** Groups of choices that the screen draws itself, and how. */
  draws?: (group: Group) => boolean;
  drawn?: Snippet<[Group]>;
  /** What stands after the choices. */
  after?: Snippet;
  /** What the screen tells of the answer that is looked at, and whether it tells it now; else the
   * table of changes does. */
  outlook?: Snippet;
  tells?: () => boolean;
  /** What the screen tells while nothing is asked, and whether it does now; else the last events are
   * told. */
  waiting?: Snippet;
  tellsWaiting?: () => boolean;
  /** What others' decision means for the one who waits. */
  forYou?: Snippet;
  /** A low bar: the screen tells elsewhere what an answer would change, and the bar only takes it. */
  isLow?: boolean;
}
