// The rule that is being read; the rule dialog of the page shows it.

class RuleDialogState {
  /** The id of a rule, "" for the table of contents, or null while nothing is read. */
  rule = $state<string | null>(null);
}

export const ruleDialog = new RuleDialogState();

/** Open the rule dialog at a rule, or at its beginning. */
export function openRule(rule = ""): void {
  ruleDialog.rule = rule;
}
