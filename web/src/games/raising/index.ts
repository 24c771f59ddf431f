// Raising Chicago: what it brings to the page.

import { lazy } from "../../ui/lazy";
import type { GamePage } from "../game";
import { RaisingDecide } from "./decide/raisingDecide";
import ResourceSign from "./signs/ResourceSign.svelte";

export default {
  decide: (table) => new RaisingDecide(table),
  signs: { resource: ResourceSign },
  charts: lazy(() => import("./charts/charts")),
  sheets: lazy(() => import("./sheet/sheets")),
  since: lazy(() => import("./since/SinceRow.svelte")),
} satisfies GamePage;
