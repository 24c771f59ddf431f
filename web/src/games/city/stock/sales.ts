// Ways to sell certificates of a company: so many answers that add one, then the confirmation.

import type { Previewed } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import { lineKey } from "../../../decide/preview/previews.svelte";
import { confirmedSale, type SalePreviews } from "./salePreview";

export interface Sale {
  certificate: string;
  count: number;
  /** The answers that add them to the batch. */
  answers: string[];
}

export interface Offer extends Sale {
  /** The answers that are given. */
  chosen: string;
  /** Those that tell what it brings: with the confirmation where one is asked for. */
  looked: string;
  preview: Previewed;
}

/** Return the sales that might be possible: so many of a kind at once, the server tells how many it is. */
export function salesOf(choices: Choice[], company: string, held: Record<string, number>): Sale[] {
  const sells = choices.filter((one) => one.verb.id === "sell" && one.args.company === company);
  return sells.flatMap((choice) => {
    const certificate = choice.args.certificate ?? "";
    return Array.from({ length: Math.max(1, held[certificate] ?? 1) }, (_, at) => {
      const answers = Array.from({ length: at + 1 }, () => choice.notation);
      return { certificate, count: at + 1, answers };
    });
  });
}

/** Return those of them that the server allows, as far as it has told, with what they do. */
export function offersOf(sales: Sale[], server: SalePreviews): Offer[] {
  return sales.flatMap((sale) => {
    const chosen = lineKey(sale.answers);
    const { looked, preview } = confirmedSale(sale.answers, server);
    return preview && !preview.refusal ? [{ ...sale, chosen, looked, preview }] : [];
  });
}
