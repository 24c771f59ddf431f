// The rule that would be read now: about the answer that is looked at, or about the question.

import type { TableState } from "../../state/table/table.svelte";
import type { Decide } from "../decide.svelte";

export function currentRule(decide: Decide, table: TableState): string | null {
  const notation = decide.looked ?? decide.chosen;
  const choice = notation === null ? null : decide.read(notation);
  const own = choice ? decide.components.ruleOf(choice) : null;
  return own ?? table.latest?.question?.rule ?? null;
}
