// What the card of an answer draws: what is printed, the certificate that is dealt in, or what would change.

import type { Change, State } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import type { EffectIcon } from "../../../decide/preview/effects";
import type { ReportedFields } from "../../../state/reportedFields";
import { roomFor } from "../demand/demand";
import type { CityBox, CityView } from "../types";
import { treasuryIcons } from "./amount";
import type { CityComponents } from "./components";
import { previewedIcons, printedIcons } from "./effectIcons";
import { DEALS } from "./verbs";

export interface CardIconsContext {
  changes: Change[] | null | undefined;
  /** The company that acts, and who looks. */
  company: string | null;
  seat: string | null;
  view: State["view"];
  box: CityBox;
  components: CityComponents;
  reported: ReportedFields;
  /** Little room: what moves the price is not drawn. */
  dense: boolean;
}

const GOODS = "goods";

/** Return the drawings on the card of an answer. */
export function cardIcons(choice: Choice, context: CardIconsContext): EffectIcon[] {
  const { space, asset } = choice.args;
  const onSpace = printedIcons(context.components.spaceEffect(space ?? ""));
  if (onSpace.length) return onSpace;
  if (asset) return printedIcons(context.components.assetEffect(asset, choice.verb.id));
  const deal = dealIcons(choice);
  const { changes, reported } = context;
  const changed = changes ? previewedIcons(changes, subjects(choice, context), reported) : [];
  if (deal.length) return context.dense ? deal : [...deal, ...changed];
  const room = demandIcons(choice, context);
  if (room.length) return room; // what follows from ending the sale is shown where that is decided
  return [...changed, ...treasuryIcons(choice, context.changes ?? [], context.company)];
}

/** A deal: the certificate, and who sells it. */
function dealIcons({ verb, args }: Choice): EffectIcon[] {
  if (!DEALS.has(verb.id)) return [];
  const words = `decide.deal.${args.source ?? "sell"}.${args.certificate}`;
  return [{ icon: `cert-${args.certificate}`, words }];
}

/** Whose changes are drawn; where a sale ends, those of every company whose certificates are sold. */
function subjects({ args }: Choice, { company, seat, view }: CardIconsContext): string[] {
  const isEnding = !args.company && view && "batch" in view;
  const sold = isEnding ? view.batch.map((one) => one.company) : [args.company];
  return [company, seat, ...sold].filter((one): one is string => Boolean(one));
}

/** Where a good can be sold: how many more have room there, and what filling it brings. */
function demandIcons(
  { verb, args }: Choice,
  { company, view, box }: CardIconsContext,
): EffectIcon[] {
  if (verb.id !== "ship" || !company || !args.place || !view) return [];
  const room = roomFor(box, view as CityView, company, args.place);
  if (!room) return [];
  const free = { icon: GOODS, amount: room.free, words: "decide.fx.free" };
  return room.bonus
    ? [free, { icon: "money", amount: room.bonus, words: "decide.fx.full" }]
    : [free];
}
