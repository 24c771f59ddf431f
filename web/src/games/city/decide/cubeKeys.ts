// Keys for cubes that are bought: those of one type stand below each other on the keyboard.

import type { Choice } from "../../../decide/answers/choices";
import type { CityBox, CityView } from "../types";

/** For each type, the keys of its cheapest cubes, of the next ones, and of the dearest. */
const ROWS = ["1234", "QWRT", "AFHJ"] as const;

/** Return the key of a cube that is bought; null if it is another choice. */
export function cubeKey(
  { verb, args }: Choice,
  view: CityView | undefined,
  box: Pick<CityBox, "layout" | "supply">,
): string | null {
  const kind = args.resource ?? "";
  const place = box.layout.resources.findIndex((one) => one === kind);
  if (place < 0 || !view) return null;
  if (verb.id === "order_row") return ROWS[0][place] ?? null;
  if (verb.id !== "order") return null;
  const cheaper = box.supply.spaces.filter(({ price }, at) => {
    const cubes: Partial<Record<string, number>> = view.supply[at] ?? {};
    return price !== null && price < Number(args.price) && (cubes[kind] ?? 0) > 0;
  });
  return ROWS[cheaper.length]?.[place] ?? null;
}
