// What purchases and trades in a row are called: alike ones together.

import { short } from "../../../decide/wording";
import { read } from "../../../decide/answers/choices";
import type { TableContext } from "../../../state/context";
import { say } from "../../../words/say.svelte";

/** Return the title of a plan: "steel ×2, livestock → coal". */
export function planTitle({ names, words }: TableContext, line: string[]): string | null {
  const found = line.flatMap((one) => read(one, words.verbs, words.domains) ?? []);
  if (found.length < line.length) return null;
  const counts = new Map<string, number>();
  for (const choice of found) {
    const { resource = "", resource2 } = choice.args;
    const name = resource2
      ? say("plans.trade.for", {
          given: names.of("resource", resource),
          taken: names.of("resource", resource2),
        })
      : names.of("resource", resource) || short("city", names, choice);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const moves = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  return say("plans.take", { moves: moves.join(", ") });
}
