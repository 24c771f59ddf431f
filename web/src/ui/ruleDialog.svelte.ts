// The rule that is being read, or the page of the book; the rule dialog of the page shows it.

class RuleDialogState {
  /** The id of a rule, "" for the book, or null while nothing is read. */
  rule = $state<string | null>(null);
  /** The page of the book, "" for its first one; and the piece of it. */
  page = $state("");
  place = $state("");
}

export const ruleDialog = new RuleDialogState();

/** Open the rule dialog at a rule, or at the book. */
export function openRule(rule = ""): void {
  ruleDialog.rule = rule;
}

/** Open the book at a page and a piece of it, in whose place the rules that it tells may be named. */
export function openBook(page = "", place = ""): void {
  Object.assign(ruleDialog, { rule: "", page, place });
}
