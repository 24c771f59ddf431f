// The large parts of a table's screen: each comes when it is needed, or before when there is time.

import { windowSize } from "./size.svelte";

export const facts = () => import("./Facts.svelte");
export const drawer = () => import("../../follow/Drawer.svelte");
export const operate = () => import("../../city/operate/Operate.svelte");
export const market = () => import("../../city/stock/StockMarket.svelte");
export const phone = () => import("./CityPhone.svelte");
export const station = () => import("../../city/operate/PhoneStation.svelte");
export const large = () => import("./LargeChoices.svelte");
export const papers = () => import("./Papers.svelte");

/** Load what City's screen is drawn with at first in this window. */
export const loadFirst = (): void => load(windowSize.isPhone ? [phone] : []);

/** Load everything else that somebody who comes to a table will need. */
export function loadRest(): void {
  load(windowSize.isPhone ? [phone, station, large, papers] : [operate, market]);
  load([drawer]);
}

/** What does not come is asked for again when it is needed. */
function load(parts: (() => Promise<unknown>)[]): void {
  for (const part of parts) void part().catch(() => undefined);
}
