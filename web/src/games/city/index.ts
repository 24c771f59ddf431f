// City of the Big Shoulders: what it brings to the page.

import { lazy } from "../../ui/lazy";
import type { GamePage } from "../game";
import { CityDecide } from "./decide/cityDecide";
import { CITY_LOG } from "./follow/logRules";
import CityScreen from "./screen/CityScreen.svelte";
import { loadFirst, loadRest } from "./screen/lazyParts";
import CompanySign from "./signs/CompanySign.svelte";
import ResourceSign from "./signs/ResourceSign.svelte";

export default {
  screen: CityScreen,
  loadFirst,
  loadRest,
  decide: (table) => new CityDecide(table),
  signs: { company: CompanySign, resource: ResourceSign },
  scoreUnit: "money",
  log: () => CITY_LOG,
  charts: lazy(() => import("./charts/charts")),
  sheets: lazy(() => import("./sheet/sheets")),
  final: lazy(() => import("./final/CityFinal.svelte")),
  since: lazy(() => import("./since/SinceRow.svelte")),
} satisfies GamePage;
