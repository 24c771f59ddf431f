// The large parts of City's screen: each comes when it is needed, or before when there is time.

import { drawer } from "../../../follow/screen/lazyDrawer";
import { lazy, preload } from "../../../ui/lazy";
import { windowSize } from "../../../ui/size.svelte";

export const operate = lazy(() => import("../operate/Operate.svelte"));
export const market = lazy(() => import("../stock/StockMarket.svelte"));
export const phone = lazy(() => import("./CityPhone.svelte"));
export const operatingStep = lazy(() => import("../operate/PhoneStep.svelte"));
export const certificates = lazy(() => import("./PhoneCertificates.svelte"));

/** Load what City's screen is drawn with at first in this window. */
export const loadFirst = (): void => preload(windowSize.isPhone ? [phone] : []);

/** Load everything else that somebody who comes to a table will need. */
export function loadRest(): void {
  preload(windowSize.isPhone ? [phone, operatingStep, certificates] : [operate, market]);
  preload([drawer]);
}
