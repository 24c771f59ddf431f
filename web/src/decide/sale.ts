// A sale is put together answer by answer, and brings something only once it is confirmed.

import type { Previewed, PreviewedLine } from "../api/types";
import type { Choice } from "./choices";
import { CONFIRM } from "./groups";
import { lineKey, lineOf } from "./previews.svelte";

const ADDS = "sell"; // the verb that adds to a sale

export interface Telling {
  preview(notation: string): Previewed | undefined;
  previewLine(line: string[]): PreviewedLine | undefined;
}

/** Return what answers that add to a sale come to once it is confirmed, and the row that tells it. */
export function confirmed(
  answers: string[],
  server: Telling,
): { looked: string; told: Previewed | undefined } {
  const line = [...answers, CONFIRM];
  const sold = server.previewLine(line);
  // Only the confirmation is refused: either all is sold without it, or more must be added first.
  if (sold?.refusal && sold.at === answers.length) {
    const looked = lineKey(answers);
    return { looked, told: server.preview(looked) };
  }
  return { looked: lineKey(line), told: sold };
}

/** Return what an answer comes to: of one that adds to a sale, what the sale would bring. */
export function foretold(
  notation: string,
  server: Telling & { read(notation: string): Choice | null },
): Previewed | undefined {
  const line = lineOf(notation);
  const adds = server.read(notation)?.verb.id === ADDS && line.at(-1) !== CONFIRM;
  return adds ? confirmed(line, server).told : server.preview(notation);
}
