// A page cut at its headings: texts on one side, drawings on the other, examples below both.

import type { GuideBlock } from "../../../api/types";
import type { Page } from "./guide";

export interface Placed {
  block: GuideBlock;
  at: number;
}
export interface Section {
  /** Its heading names the modules it belongs to. */
  named: boolean;
  /** Paragraphs one by one; the items of a list together. */
  texts: Placed[][];
  figures: Placed[];
  examples: Placed[];
}

export function sectionsOf(page: Page): Section[] {
  const sections: Section[] = [];
  const fresh = (named: boolean): Section => ({ named, texts: [], figures: [], examples: [] });
  const named = page.modules.length > 0;
  page.blocks.forEach((block, at) => {
    if (!block.holds && page.holds) return;
    if (block.kind === "heading") sections.push(fresh(named || block.modules.length > 0));
    if (!sections.length) sections.push(fresh(named));
    const section = sections.at(-1) ?? fresh(named);
    const one = { block, at };
    if (block.kind === "figure") section.figures.push(one);
    else if (block.kind === "example") section.examples.push(one);
    else {
      const last = section.texts.at(-1);
      const goesOn = block.kind === "item" && last?.[0]?.block.kind === "item";
      if (goesOn) last.push(one);
      else section.texts.push([one]);
    }
  });
  return sections.filter((one) => one.texts.length + one.figures.length + one.examples.length > 0);
}
