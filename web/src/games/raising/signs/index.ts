// How Raising draws its players and things inside sentences and lists.

import type { Signs } from "../../../ui/signs";
import CardSign from "./CardSign.svelte";
import DrawnSign from "./DrawnSign.svelte";
import NeighborhoodSign from "./NeighborhoodSign.svelte";
import PlainSign from "./PlainSign.svelte";
import ProjectSign from "./ProjectSign.svelte";
import SeatBadge from "./SeatBadge.svelte";

export const RAISING_SIGNS: Signs["things"] = {
  resource: DrawnSign,
  token_kind: DrawnSign,
  sign: DrawnSign,
  symbol: DrawnSign,
  lead: PlainSign,
  majority: PlainSign,
  gain: PlainSign,
  project: ProjectSign,
  card: CardSign,
  neighborhood: NeighborhoodSign,
};
export { SeatBadge };
