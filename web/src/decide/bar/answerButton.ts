// The button of an answer: a look shows what it would change, a press chooses it.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { looking } from "../looking";

interface Answering {
  looked: string | null;
  choose(notation: string): Promise<void>;
}

/** Return what makes a button that of an answer. */
export function answerButton(decide: Answering, notation: string): Attachment<HTMLElement> {
  const look = (): void => {
    decide.looked = notation;
  };
  const leave = (): void => {
    if (decide.looked === notation) decide.looked = null;
  };
  return (button) => {
    const ends = [
      on(button, "click", () => void decide.choose(notation)),
      looking(look, leave)(button),
    ];
    return () => {
      for (const end of ends) end?.();
    };
  };
}
