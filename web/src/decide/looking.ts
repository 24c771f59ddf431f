// A look at something that could be answered: by a mouse over it, or by the focus that a key brings.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { keyed } from "./keyboard/keys";

/** Return what tells when an element is looked at and left. A finger only presses: what a look shows
 *  would move things under it before it is lifted. */
export function looking(look: () => void, leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    const ends = [
      on(element, "pointerenter", ({ pointerType }) => {
        if (pointerType === "mouse") look();
      }),
      on(element, "pointerleave", leave),
      on(element, "focus", (event) => {
        if (keyed(event)) look();
      }),
      on(element, "blur", leave),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
