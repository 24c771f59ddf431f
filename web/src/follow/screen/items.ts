// The lines of a table's menu that open something over the table, with their symbols.

export const ITEMS = [
  ["seats", "partner"],
  ["terms", "asset"],
  ["undo", "undo"],
  ["records", "log"],
  ["settings", "gear"],
] as const;
export type Item = (typeof ITEMS)[number][0];
