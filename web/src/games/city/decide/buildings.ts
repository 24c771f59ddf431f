// What a building in one's hand brings, in words: to whoever uses it, to the job market, to its owner.

import { say } from "../../../words/say.svelte";
import type { ActionSpace } from "../types";

/** The verbs with which one chooses among the buildings in one's hand. */
const CHOOSES = new Set(["build", "keep", "remove"]);

export const choosesBuilding = (verb: string): boolean => CHOOSES.has(verb);

type Printed = Pick<ActionSpace, "workers_added" | "payment">;

/** Return what a building brings besides its effect: workers that come with it, what its owner is paid. */
export function buildingNote({ workers_added, payment }: Printed): string {
  return [
    workers_added ? say("decide.brings.workers", { count: workers_added }) : "",
    payment ? say(`decide.brings.${payment.payer}`, { amount: payment.amount }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
