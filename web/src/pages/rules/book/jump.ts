// Going to a piece of a page: it is scrolled to, lit, and what is read aloud goes on there.

import { tick } from "svelte";

const LIT = "lit";

/** Go to the piece with an id, if there is one. */
export async function jumpTo(anchor: string): Promise<void> {
  await tick();
  for (const one of document.querySelectorAll(`.${LIT}`)) one.classList.remove(LIT);
  const found = anchor ? document.getElementById(anchor) : null;
  if (!found) return;
  const piece = found.closest<HTMLElement>("p, li, figure, section, .rows, .one") ?? found;
  piece.classList.add(LIT);
  piece.tabIndex = -1;
  piece.focus({ preventScroll: true });
  piece.scrollIntoView({ block: "center" });
}
