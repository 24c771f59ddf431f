// What the table is at, in the little room of a phone's header.

import type { Names } from "../../../state/names.svelte";
import { say } from "../../../words/say.svelte";
import { nameAndStreet } from "../auctions/standing";
import type { Raising } from "../raising.svelte";

/** Say which project is resolved and how far it is; where none is, whose turn it is. */
export function momentText(raising: Raising, names: Names): string {
  const { resolving } = raising.view;
  if (!resolving) return turnText(raising, names);
  return say("raising.phone.resolving", {
    space: names.of("space", resolving.space),
    last: names.of("space", raising.box.board.spaces.at(-1) ?? ""),
    what:
      projectText(raising, names, resolving.space) || say(`raising.term.step.${resolving.step}`),
  });
}

/** Return what a project is called; nothing once its building stands. */
function projectText(raising: Raising, names: Names, space: string): string {
  const project = raising.auction(space)?.project;
  return project ? (nameAndStreet(names.of("project", project))[0] ?? "") : "";
}

function turnText(raising: Raising, names: Names): string {
  if (raising.isMyTurn) return say("board.yourturn");
  const [first] = raising.asked;
  return first === undefined ? "" : say("board.turnof", { seat: names.person(first) });
}
