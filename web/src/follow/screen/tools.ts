// What can be opened over the table: its words are board.tool.<word>.

import { overlays } from "../../state/overlays.svelte";
import { openRule } from "../../ui/ruleDialog.svelte";

interface Tool {
  word: string;
  icon: string;
  open: () => void;
}

export const TOOLS: readonly Tool[] = [
  { word: "sheet", icon: "table", open: () => overlays.show("sheet") },
  { word: "charts", icon: "chart", open: () => overlays.show("charts") },
  { word: "rules", icon: "rules", open: () => openRule() },
];
