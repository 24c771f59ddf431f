// The large parts of Raising's screen: each comes when it is needed, or before when there is time.

import type { RaisingView } from "../../../api/raising";
import { lazy, withWords } from "../../../ui/lazy";
import { partLoaders } from "../../screen/loading";
import { BID, MOVE, PAY, screenOf } from "../decide/screen";

export const desktop = lazy(() => import("./RaisingDesktop.svelte"));
export const board = lazy(() => import("./RaisingBoard.svelte"));
export const companies = lazy(() => import("../company/Companies.svelte"));
export const outlook = lazy(withWords(() => import("./Outlook.svelte")));
export const bid = lazy(() => import("../bid/BidScreen.svelte"));
export const bidCard = lazy(() => import("../decide/BidCard.svelte"));
export const squareCard = lazy(() => import("../decide/SquareCard.svelte"));
export const move = lazy(() => import("../move/MoveScreen.svelte"));
export const pay = lazy(() => import("../pay/PayScreen.svelte"));
export const watchedPayment = lazy(() => import("../pay/WatchedPayment.svelte"));

export const phone = lazy(() => import("./RaisingPhone.svelte"));
export const phonePay = lazy(() => import("../pay/PhonePay.svelte"));
export const phoneTrade = lazy(() => import("../pay/trade/PhoneTrade.svelte"));
export const bidWhatIf = lazy(() => import("../bid/BidWhatIf.svelte"));
export const auctionsTab = lazy(() => import("../phone/AuctionsTab.svelte"));
export const mapTab = lazy(() => import("../phone/MapTab.svelte"));
export const companiesTab = lazy(() => import("../phone/CompaniesTab.svelte"));
export const moreTab = lazy(() => import("../phone/MoreTab.svelte"));

export const whatIf = lazy(() => import("../map/WhatIf.svelte"));
export const story = lazy(() => import("../follow/ProjectStory.svelte"));
export const endOfGame = lazy(() => import("../projects/EndOfGame.svelte"));

export const { loadFirst, loadRest } = partLoaders({
  desktop,
  board: [board, companies],
  screens: { [BID]: [bid, bidCard, squareCard], [MOVE]: [move], [PAY]: [pay] },
  opensWith: ({ latest, seat }) =>
    latest?.view && screenOf(latest.view as RaisingView, seat, latest.deciding)?.name,
  phone: [phone, phonePay, phoneTrade, bidWhatIf, auctionsTab, mapTab, companiesTab, moreTab],
  later: [whatIf, outlook, story, endOfGame, watchedPayment],
});
