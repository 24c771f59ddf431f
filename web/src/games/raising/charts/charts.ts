// Raising's charts: reputation over time.

import type { components } from "../../../api/schema";
import {
  lineChart,
  seatCurve,
  type ChartData,
  type ChartStyle,
} from "../../../follow/charts/chartData";
import type { Chapters, Series } from "../../../follow/charts/series";
import { say } from "../../../words/say.svelte";

type RaisingSeries = components["schemas"]["RaisingSeries"];
type RaisingPoint = components["schemas"]["RaisingPoint"];

const ROUNDS: Chapters<RaisingPoint> = {
  of: (point) => point.round,
  name: (round) => String(round),
};

export function small(series: Series, style: ChartStyle): ChartData {
  const { points, reputation } = series as RaisingSeries;
  const curves = Object.entries(reputation).map(([seat, values]) => seatCurve(seat, values, style));
  return lineChart(say("charts.reputation"), points, ROUNDS, curves);
}

export const charts = (series: Series, style: ChartStyle): ChartData[] => [small(series, style)];
