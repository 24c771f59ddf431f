// City's charts: share prices, what players are worth, dividends.

import {
  barChart,
  dashOf,
  lineChart,
  readable,
  seatCurve,
  type ChartData,
  type ChartStyle,
  type Curve,
} from "../../../follow/charts/chartData";
import { chapters, type Series } from "../../../follow/charts/series";
import type { TableContext } from "../../../state/context";
import { say } from "../../../words/say.svelte";
import { companyStyle } from "../signs/companyStyle";
import type { CityBox, CitySeries } from "../types";
import { decadesOf, dividendsByDecade } from "./decades";

/** Share prices over time. */
export function prices(series: CitySeries, style: ChartStyle, table: TableContext): ChartData {
  const curves = Object.entries(series.prices).map(([key, values]) =>
    companyCurve(key, values, style, table),
  );
  const chart = lineChart(say("charts.prices"), series.points, decadesOf(boxOf(table)), curves);
  return { ...chart, isMoney: true, isStepped: true };
}

/** What the players are worth over time. */
export function worth(series: CitySeries, style: ChartStyle, table: TableContext): ChartData {
  const curves = Object.entries(series.worth).map(([seat, values]) =>
    seatCurve(seat, values, style),
  );
  const chart = lineChart(say("charts.worth"), series.points, decadesOf(boxOf(table)), curves);
  return { ...chart, isMoney: true };
}

/** Dividends of each company in each decade, one on the other. */
export function dividends(series: CitySeries, style: ChartStyle, table: TableContext): ChartData {
  const counted = decadesOf(boxOf(table));
  const decades = chapters(series.points, counted).map((one) => one.chapter);
  const paid = dividendsByDecade(series.dividends);
  const curves = [...paid].map(([key, by]) =>
    companyCurve(
      key,
      decades.map((one) => by.get(one) ?? null),
      style,
      table,
    ),
  );
  const years = decades.map((decade) => counted.name(decade));
  return { ...barChart(say("charts.dividends"), years, curves), isMoney: true };
}

export const charts = (series: Series, style: ChartStyle, table: TableContext): ChartData[] =>
  [prices, worth, dividends].map((chart) => chart(series as CitySeries, style, table));

export const small = (series: Series, style: ChartStyle, table: TableContext): ChartData =>
  prices(series as CitySeries, style, table);

const boxOf = (table: TableContext): CityBox => table.box as CityBox;

function companyCurve(
  key: string,
  values: (number | null)[],
  { isDark }: ChartStyle,
  table: TableContext,
): Curve {
  const box = boxOf(table);
  const company = companyStyle(box, key);
  const place = box.charters.findIndex((one) => one.company === key);
  return {
    key,
    name: table.names.of("company", key),
    label: company.letters,
    color: readable(company.color, isDark),
    dash: dashOf(Math.max(0, place)),
    values,
  };
}
