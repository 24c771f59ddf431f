// The button of an answer: a look shows what it would change, a press chooses it.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { keyed } from "../keyboard/keys";

interface Answering {
  looked: string | null;
  choose(notation: string): Promise<void>;
}

/** Return what makes a button that of an answer. A finger only presses: what a look shows would
 *  move things under it before it is lifted. */
export function answerButton(decide: Answering, notation: string): Attachment<HTMLElement> {
  const look = (isMeant: boolean): void => {
    if (isMeant) decide.looked = notation;
  };
  const leave = (): void => {
    if (decide.looked === notation) decide.looked = null;
  };
  return (button) => {
    const ends = [
      on(button, "click", () => void decide.choose(notation)),
      on(button, "pointerenter", (event) => look(event.pointerType === "mouse")),
      on(button, "pointerleave", leave),
      on(button, "focus", (event) => look(keyed(event))),
      on(button, "blur", leave),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
