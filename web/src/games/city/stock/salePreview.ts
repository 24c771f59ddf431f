// A sale is put together answer by answer, and brings something only once it is confirmed.

import type { Previewed } from "../../../api/types";
import type { PreviewSource } from "../../../decide/game";
import { ADDS, CONFIRM } from "../decide/verbs";
import { lineKey, lineOf } from "../../../decide/preview/previews.svelte";

/** Where a sale is looked up: the server's word on an answer and on several in a row. */
export type SalePreviews = Pick<PreviewSource, "preview" | "previewLine">;

/** Return what answers that add to a sale come to once it is confirmed, and the row that tells it. */
export function confirmedSale(
  answers: string[],
  server: SalePreviews,
): { looked: string; preview: Previewed | undefined } {
  const line = [...answers, CONFIRM];
  const sold = server.previewLine(line);
  // Only the confirmation is refused: either all is sold without it, or more must be added first.
  if (sold?.refusal && sold.at === answers.length) {
    const looked = lineKey(answers);
    return { looked, preview: server.preview(looked) };
  }
  return { looked: lineKey(line), preview: sold };
}

/** Return what an answer comes to: of one that adds to a sale, what the sale would bring. */
export function previewWithSale(notation: string, server: PreviewSource): Previewed | undefined {
  const line = lineOf(notation);
  const adds = server.read(notation)?.verb.id === ADDS && line.at(-1) !== CONFIRM;
  return adds ? confirmedSale(line, server).preview : server.preview(notation);
}
