// What the table is at, in the little room of a phone's header.

import type { Names } from "../../../state/names.svelte";
import { say } from "../../../words/say.svelte";
import type { Raising } from "../raising.svelte";

/** Say which project is resolved and how far it is; where none is, whose turn it is. */
export function momentText(raising: Raising, names: Names): string {
  const { resolving } = raising.view;
  if (!resolving) return turnText(raising, names);
  return say("raising.phone.resolving", {
    space: names.of("space", resolving.space),
    last: names.of("space", raising.box.board.spaces.at(-1) ?? ""),
    step: say(`raising.term.step.${resolving.step}`),
  });
}

function turnText(raising: Raising, names: Names): string {
  if (raising.isMyTurn) return say("board.yourturn");
  const [first] = raising.asked;
  return first === undefined ? "" : say("board.turnof", { seat: names.person(first) });
}
