// The rules about what is printed, as far as the box tells them.

import type { Choice } from "./choices";

/** A thing with a name and a rule of its own. */
export interface Thing {
  kind: string;
  key: string;
  rule: string;
}

export interface Components {
  /** Everything that this table plays with and that can be read up. */
  things(): Thing[];
  /** The id of the rule about a thing. */
  rule(kind: string, key: string): string | null;
  /** The rule about what an answer goes to. */
  ruleOf(choice: Choice): string | null;
}

export type BoxRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

const AREA = "area"; // parts of the board, which are no things

/** The rules that a box names, if it does. */
export const rulesOf = (box: unknown): BoxRules =>
  (box as { rules?: BoxRules } | null)?.rules ?? {};

/** Components of any game: whatever the box names a rule for. */
export class PrintedComponents implements Components {
  private readonly rules: BoxRules;

  constructor(box: unknown) {
    this.rules = rulesOf(box);
  }

  things(): Thing[] {
    return Object.entries(this.rules)
      .filter(([kind]) => kind !== AREA)
      .flatMap(([kind, rules]) =>
        Object.entries(rules).map(([key, rule]) => ({ kind, key, rule })),
      );
  }

  rule(kind: string, key: string): string | null {
    return this.rules[kind]?.[key] ?? null;
  }

  ruleOf({ args }: Choice): string | null {
    const [found] = Object.entries(args).flatMap(([kind, key]) => this.rule(kind, key) ?? []);
    return found ?? null;
  }
}
