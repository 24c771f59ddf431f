// What the card of an answer draws: what is printed, the certificate that is dealt in, or what would change.

import type { CityBox, CityView } from "../api/city";
import type { Change, State } from "../api/types";
import { roomFor } from "../city/demand";
import { treasuryFx } from "./amount";
import type { Choice } from "./choices";
import { previewed, printed, type Fx } from "./effects";
import { DEALS } from "./groups";
import type { Printed } from "./printed";

export interface Sight {
  changes: Change[] | null | undefined;
  /** The company that acts, and who looks. */
  company: string | null;
  seat: string | null;
  view: State["view"];
  box: unknown;
  printed: Printed;
  /** Little room: what moves the price is not drawn. */
  dense: boolean;
}

const GOODS = "goods";

/** Return the drawings on the card of an answer. */
export function drawnOf(choice: Choice, sight: Sight): Fx[] {
  const { space, asset } = choice.args;
  const onSpace = printed(sight.printed.ofSpace(space ?? ""));
  if (onSpace.length) return onSpace;
  if (asset) return printed(sight.printed.ofAsset(asset, choice.verb.id));
  const deal = dealFx(choice);
  const changed = sight.changes ? previewed(sight.changes, subjects(choice, sight)) : [];
  if (deal.length) return sight.dense ? deal : [...deal, ...changed];
  const room = roomFx(choice, sight);
  if (room.length) return room; // what follows from ending the sale is shown where that is decided
  return [...changed, ...treasuryFx(choice, sight.changes ?? [], sight.company)];
}

/** A deal: the certificate, and who sells it. */
function dealFx({ verb, args }: Choice): Fx[] {
  if (!DEALS.has(verb.id)) return [];
  const words = `decide.deal.${args.source ?? "sell"}.${args.certificate}`;
  return [{ icon: `cert-${args.certificate}`, words }];
}

/** Whose changes are drawn; where a sale ends, those of every company whose certificates are sold. */
function subjects({ args }: Choice, { company, seat, view }: Sight): string[] {
  const isEnding = !args.company && view && "batch" in view;
  const sold = isEnding ? view.batch.map((one) => one.company) : [args.company];
  return [company, seat, ...sold].filter((one): one is string => Boolean(one));
}

/** Where a good can be sold: how many more have room there, and what filling it brings. */
function roomFx({ verb, args }: Choice, { company, view, box }: Sight): Fx[] {
  if (verb.id !== "ship" || !company || !args.place || !view) return [];
  const room = roomFor(box as CityBox, view as CityView, company, args.place);
  if (!room) return [];
  const free = { icon: GOODS, amount: room.free, words: "decide.fx.free" };
  return room.bonus
    ? [free, { icon: "check", amount: room.bonus, words: "decide.fx.full" }]
    : [free];
}
