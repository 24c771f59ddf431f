// What is printed, by the names of things, as far as the box tells it: effects and rules.

import type { Choice } from "./choices";
import type { Effect } from "../preview/effects";

interface ComponentsBox {
  spaces?: { space: string; effect: Effect }[];
  assets?: { assets: { asset: string; immediate: Effect; ability: Effect }[] };
  charters?: { company: string }[];
  rules?: Record<string, Record<string, string>>;
}

/** Areas of the board, for things that have no rule of their own. */
const AREAS: Record<string, string> = {
  place: "demand",
  cube: "supply",
  resource: "haymarket",
  factory: "factory",
  certificate: "certificates",
};

/** Kinds of things that have names. */
const NAMED = ["company", "space", "asset", "goal"];

/** What an answer can go to, the most telling first. */
const TARGETS = ["space", "asset", "place", "factory", "resource"];
/** These name a cube of the supply chain by its resource; other answers name one of Haymarket Square. */
const ORDERS = new Set(["order", "order_row"]);

export class PrintedComponents {
  private readonly box: ComponentsBox;

  constructor(box: unknown) {
    this.box = (box ?? {}) as ComponentsBox;
  }

  spaceEffect(space: string): Effect | undefined {
    return this.box.spaces?.find((one) => one.space === space)?.effect;
  }

  /** What an asset brings: at once if it is bought, by its ability if it is used. */
  assetEffect(asset: string, verb: string): Effect | undefined {
    const found = this.box.assets?.assets.find((one) => one.asset === asset);
    return verb === "acquire" ? found?.immediate : found?.ability;
  }

  /** Everything with a name and a rule of its own, of what this table plays with. */
  things(): { kind: string; key: string; rule: string }[] {
    const companies = this.box.charters?.map((one) => one.company);
    return NAMED.flatMap((kind) =>
      Object.entries(this.box.rules?.[kind] ?? {})
        .filter(([key]) => kind !== "company" || companies?.includes(key) !== false)
        .map(([key, rule]) => ({ kind, key, rule })),
    );
  }

  /** The id of the rule about a thing. */
  rule(kind: string, key: string): string | null {
    const { rules } = this.box;
    return rules?.[kind]?.[key] ?? rules?.area?.[AREAS[kind] ?? ""] ?? null;
  }

  /** The rule about what an answer goes to: the space or the asset, not the company that acts. */
  ruleOf({ verb, args }: Choice): string | null {
    if (ORDERS.has(verb.id)) return this.rule("cube", "");
    const kind = TARGETS.find((one) => one in args);
    return kind ? this.rule(kind, args[kind] ?? "") : null;
  }
}
