// What is printed in City, by the names of things: effects of spaces and assets, and rules.

import type { Choice } from "../../../decide/answers/choices";
import {
  rulesOf,
  type BoxRules,
  type Components,
  type Thing,
} from "../../../decide/answers/components";
import type { CityBox, Effect } from "../types";

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

export class CityComponents implements Components {
  private readonly rules: BoxRules;

  constructor(private readonly box: Partial<CityBox>) {
    this.rules = rulesOf(box);
  }

  spaceEffect(space: string): Effect | undefined {
    return this.box.spaces?.find((one) => one.space === space)?.effect;
  }

  /** What an asset brings: at once if it is bought, by its ability if it is used. */
  assetEffect(asset: string, verb: string): Effect | undefined {
    const found = this.box.assets?.assets.find((one) => one.asset === asset);
    return verb === "acquire" ? found?.immediate : found?.ability;
  }

  /** Everything with a name and a rule of its own; companies only if they are in play. */
  things(): Thing[] {
    const companies = this.box.charters?.map((one) => one.company);
    return NAMED.flatMap((kind) =>
      Object.entries(this.rules[kind] ?? {})
        .filter(([key]) => kind !== "company" || companies?.includes(key) !== false)
        .map(([key, rule]) => ({ kind, key, rule })),
    );
  }

  /** The rule about a thing, or about the area that it belongs to. */
  rule(kind: string, key: string): string | null {
    return this.rules[kind]?.[key] ?? this.rules.area?.[AREAS[kind] ?? ""] ?? null;
  }

  /** The rule about the space or the asset that an answer goes to, not the company that acts. */
  ruleOf({ verb, args }: Choice): string | null {
    if (ORDERS.has(verb.id)) return this.rule("cube", "");
    const kind = TARGETS.find((one) => one in args);
    return kind ? this.rule(kind, args[kind] ?? "") : null;
  }
}
