// Ways to sell certificates of a company: rows of answers that end with the confirmation.

import type { Choice } from "../../decide/choices";

export interface Sale {
  certificate: string;
  count: number;
  /** The answers that add them to the batch. */
  answers: string[];
  /** The same, with the answer that sells the batch. */
  line: string[];
}

const CONFIRM = "confirm";

/** Return the sales that might be possible: so many of a kind at once, the server tells how many it is. */
export function salesOf(choices: Choice[], company: string, held: Record<string, number>): Sale[] {
  const sells = choices.filter((one) => one.verb.id === "sell" && one.args.company === company);
  return sells.flatMap((choice) => {
    const certificate = choice.args.certificate ?? "";
    return Array.from({ length: Math.max(1, held[certificate] ?? 1) }, (_, at) => {
      const answers = Array.from({ length: at + 1 }, () => choice.notation);
      return { certificate, count: at + 1, answers, line: [...answers, CONFIRM] };
    });
  });
}
