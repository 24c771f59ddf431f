// Raising Chicago: what it brings to the page.

import { lazy } from "../../ui/lazy";
import type { RaisingBox } from "../../api/raising";
import type { GamePage } from "../game";
import { RaisingDecide } from "./decide/raisingDecide";
import { PrintedThings } from "./effects";
import LineAmount from "./follow/LineAmount.svelte";
import LineTokens from "./follow/LineTokens.svelte";
import { raisingLog } from "./follow/logRules";
import { loadFirst, loadRest } from "./screen/lazyParts";
import RaisingScreen from "./screen/RaisingScreen.svelte";
import { RAISING_SIGNS, SeatBadge } from "./signs";

export default {
  screen: RaisingScreen,
  loadFirst,
  loadRest,
  decide: (table) => new RaisingDecide(table),
  printed: (box) => new PrintedThings(box as RaisingBox),
  signs: RAISING_SIGNS,
  seatSign: SeatBadge,
  log: ({ domains }) => raisingLog(domains),
  LogTokens: LineTokens,
  LogAmount: LineAmount,
  charts: lazy(() => import("./charts/charts")),
  sheets: lazy(() => import("./sheet/sheets")),
  final: lazy(() => import("./final/RaisingFinal.svelte")),
  since: lazy(() => import("./since/SinceRow.svelte")),
} satisfies GamePage;
