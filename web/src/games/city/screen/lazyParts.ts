// The large parts of City's screen: each comes when it is needed, or before when there is time.

import { lazy } from "../../../ui/lazy";
import { partLoaders } from "../../screen/loading";
import { MARKET, OPERATE, screenOf } from "../decide/screen";
import type { CityView } from "../types";

export const desktop = lazy(() => import("./CityDesktop.svelte"));
export const board = lazy(() => import("./CityBoard.svelte"));
export const operate = lazy(() => import("../operate/Operate.svelte"));
export const market = lazy(() => import("../stock/StockMarket.svelte"));
export const phone = lazy(() => import("./CityPhone.svelte"));
export const operatingStep = lazy(() => import("../operate/PhoneStep.svelte"));
export const turnStory = lazy(() => import("../operate/TurnStory.svelte"));
export const certificates = lazy(() => import("./PhoneCertificates.svelte"));

export const { loadFirst, loadRest } = partLoaders({
  desktop,
  board: [board, turnStory],
  screens: { [OPERATE]: [operate], [MARKET]: [market] },
  opensWith: ({ latest }) => latest?.view && screenOf(latest.view as CityView)?.name,
  phone: [phone, operatingStep, turnStory, certificates],
});
