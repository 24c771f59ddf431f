// The large parts of a table's screen: each comes when it is needed, or before when there is time.

import { windowSize } from "../../../ui/size.svelte";

/** A part that is loaded once; as soon as it is here nobody waits for it, so that a screen which
 *  changes is drawn in one go. */
function lazy<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let here: Module | undefined;
  return () => here ?? load().then((found) => (here = found));
}

export const plainBoard = lazy(() => import("../../plain/PlainBoard.svelte"));
export const drawer = lazy(() => import("../../../follow/screen/Drawer.svelte"));
export const operate = lazy(() => import("../operate/Operate.svelte"));
export const market = lazy(() => import("../stock/StockMarket.svelte"));
export const phone = lazy(() => import("./CityPhone.svelte"));
export const operatingStep = lazy(() => import("../operate/PhoneStep.svelte"));
export const certificates = lazy(() => import("./PhoneCertificates.svelte"));

/** Load what City's screen is drawn with at first in this window. */
export const loadFirst = (): void => load(windowSize.isPhone ? [phone] : []);

/** Load everything else that somebody who comes to a table will need. */
export function loadRest(): void {
  load(windowSize.isPhone ? [phone, operatingStep, certificates] : [operate, market]);
  load([drawer]);
}

/** Whoever needs a part that did not come is told so then. */
function load(parts: (() => unknown)[]): void {
  for (const one of parts) void Promise.resolve(one()).catch(() => undefined);
}
