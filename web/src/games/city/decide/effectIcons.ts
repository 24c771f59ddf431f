// Effects in City as small drawings: printed ones of spaces and assets, and previewed ones.

import type { Change } from "../../../api/types";
import { countChanges, type EffectIcon } from "../../../decide/preview/effects";
import type { ReportedFields } from "../../../state/reportedFields";
import { effectIcon } from "../drawings";
import type { Effect } from "../types";

/** Parts of a printed effect that need words beside their drawing. */
const WORDED: Partial<Record<string, string>> = {
  like_cubes: "decide.fx.alike",
  unlike_cubes: "decide.fx.unlike",
  any_cubes: "decide.fx.any",
  price_steps: "decide.fx.steps",
  hires: "decide.fx.hires",
  buys_asset: "decide.fx.asset",
  first_in_order: "decide.fx.first",
  protects: "decide.fx.protects",
};
const PAID = new Set(["dividend", "fund", "revenue", "price_per_good", "discount"]);

/** Return the drawings of a printed effect. */
export function printedIcons(effect: Effect | undefined): EffectIcon[] {
  const parts = Object.entries(effect ?? {});
  return parts.flatMap(([part, value]) =>
    part === "cubes" ? cubeIcons(value) : fieldIcons(part, value),
  );
}

function fieldIcons(part: string, value: unknown): EffectIcon[] {
  const icon = effectIcon(part);
  if (!icon || !value) return [];
  const words = WORDED[part];
  return [
    {
      icon,
      ...(typeof value === "number" && { amount: value }),
      ...(words !== undefined && { words }),
      ...(PAID.has(part) && { money: true }),
    },
  ];
}

function cubeIcons(value: unknown): EffectIcon[] {
  const counts = Object.entries((value ?? {}) as Record<string, number>);
  return counts.filter(([, count]) => count > 0).map(([icon, amount]) => ({ icon, amount }));
}

/** Fields of a company or a seat that are shown as a change with a drawing. */
const SEEN: Partial<Record<string, string>> = {
  appeal: "appeal",
  workers: "worker",
  managers: "manager",
  automated: "gear",
  salespeople: "salesperson",
  goods: "goods",
  bonus_goods: "goods",
  livestock: "livestock",
  steel: "steel",
  wood: "wood",
  coal: "coal",
  partners: "partner",
};

/** Return the drawings of what an answer would change for a company or a seat, without money. */
export function previewedIcons(
  changes: Change[],
  subjects: string[],
  reported: ReportedFields,
): EffectIcon[] {
  return countChanges(changes, subjects, reported).flatMap(
    ({ field, amount, after }): EffectIcon[] => {
      if (field === "price")
        return [{ icon: amount > 0 ? "price-up" : "price-down", to: after, money: true }];
      const icon = SEEN[field];
      return icon ? [{ icon, amount }] : [];
    },
  );
}
