// What the button says that gives the answer which waits.

import type { Names } from "../../state/names.svelte";
import { say } from "../../words/say.svelte";
import type { Decide } from "../decide.svelte";
import { sentence } from "../wording";

type Waiting = Pick<Decide, "waiting" | "title" | "read" | "game">;

/** Return what is confirmed, as short as the game can say it. */
export function confirmText(decide: Waiting, game: string, names: Names): string {
  const { waiting } = decide;
  const choice = waiting === null ? null : decide.read(waiting);
  if (waiting === null || !choice) return say("decide.confirm");
  const line = decide.title(waiting);
  const said = decide.game.confirmTitle?.(choice, line !== null);
  return said ?? line ?? sentence(game, names, choice);
}
