// What Raising brings to deciding.

import type { Choice } from "../../../decide/answers/choices";
import type {
  CardContext,
  CardDrawing,
  Chip,
  ChipContext,
  DecideParts,
} from "../../../decide/game";
import { countChanges } from "../../../decide/preview/effects";
import type { TableContext } from "../../../state/context";
import { RESOURCES } from "../resources";
import ChoiceOwner from "./ChoiceOwner.svelte";

/** Fields of a seat that are shown as a change with a drawing. */
const SEEN: Partial<Record<string, string>> = {
  reputation: "reputation",
  favor: "favor",
  lumber: "lumber",
  masonry: "masonry",
  jackscrew: "jackscrew",
  wild: "wild",
};

const FOLLOWS = new Set(["perms"]); // what is counted from other things that changed

export class RaisingDecide implements DecideParts {
  readonly ChoiceOwner = ChoiceOwner;

  constructor(private readonly table: TableContext) {}

  card(_choice: Choice, { changes }: CardContext): CardDrawing {
    const { seat } = this.table.state;
    const changed = changes && seat !== null ? countChanges(changes, [seat], FOLLOWS) : [];
    const icons = changed.flatMap(({ field, amount }) => {
      const icon = SEEN[field];
      return icon ? [{ icon, amount }] : [];
    });
    return { icons, amount: null };
  }

  /** A resource is drawn. */
  chip({ args }: Choice, { args: differing }: ChipContext): Chip {
    const key = args[differing[0] ?? ""] ?? "";
    return differing.length === 1 && RESOURCES.has(key) ? { icon: key } : {};
  }
}
