// The cards in the slots of a company, with what each still pays and whether it stays.

import type { RaisingSeat, ResourceCard } from "../../../api/raising";
import { say } from "../../../words/say.svelte";
import { cardText } from "../effects";

export interface SlotCard extends ResourceCard {
  /** Whether it has paid once and pays no more. */
  isPaid: boolean;
  /** Whether the cards that come in push it to the pile. */
  isLeaving: boolean;
}

/** Return the cards in the slots of a company, from the left. */
export const slotCards = (
  seat: RaisingSeat,
  card: (key: string) => ResourceCard | undefined,
): SlotCard[] =>
  seat.slots.flatMap((key) => {
    const found = card(key);
    if (!found) return [];
    return [
      { ...found, isPaid: !seat.paying.includes(key), isLeaving: seat.leaving.includes(key) },
    ];
  });

/** Say what a card in a slot pays, or why it pays no more. */
export function slotText(card: SlotCard): string {
  if (card.isLeaving) return say("raising.table.card.leaving", { what: cardText(card) });
  return card.isPaid ? say("raising.table.card.paid", { what: cardText(card) }) : cardText(card);
}
