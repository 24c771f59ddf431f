// Draws a chart with the chart library; only loaded when somebody looks at a chart.

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
} from "chart.js";

import { endLabels, letters, marker } from "./chartMarks";
import { sparse } from "./labels";
import type { Curve, ChartData } from "./chartData";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export interface ChartColors {
  ink: string;
  faint: string;
  line: string;
  card: string;
  font: string;
}

interface Options {
  colors: ChartColors;
  isSmall: boolean;
  isStill: boolean;
  write(value: number): string;
  /** The entry to mark, if one looks back. */
  mark: number | null;
  chosen(x: number): void;
}

type ChartOptions = NonNullable<ChartConfiguration<"line" | "bar">["options"]>;
type Scale = NonNullable<NonNullable<ChartOptions["scales"]>[string]>;
type Tips = NonNullable<NonNullable<ChartOptions["plugins"]>["tooltip"]>;

const [BAR, WIDE_BAR] = [60, 170]; // pixels that a bar takes at most, and one that tells its name
const EDGE = { top: 1, bottom: 1, left: 4, right: 4 };
const YEAR = 38; // pixels that a label below the curves takes

/** Draw a chart on a canvas. */
export function draw(canvas: HTMLCanvasElement, data: ChartData, options: Options): Chart {
  return new Chart(canvas, configuration(data, options));
}

function configuration(data: ChartData, options: Options): ChartConfiguration {
  const { colors, isSmall } = options;
  const isLine = data.kind === "line";
  return {
    type: data.kind,
    data: {
      ...(isLine ? {} : { labels: data.ticks.map((one) => one.label) }),
      datasets: data.curves.map((curve) => dataset(data, curve, isSmall)),
    },
    plugins: isLine
      ? [endLabels(data, colors), marker(options.mark, colors)]
      : [letters(data, colors, options.write)],
    options: {
      animation: options.isStill ? false : { duration: 250 },
      responsive: true,
      maintainAspectRatio: false,
      layout: { padding: { right: isLine ? 34 : 4, top: 6 } },
      interaction: { mode: isLine ? "nearest" : "index", axis: "x", intersect: false },
      onClick: (_event, _found, chart) => {
        const [hit] = chart.getActiveElements();
        const x = hit && isLine ? data.x[hit.index] : undefined;
        if (x !== undefined) options.chosen(x);
      },
      scales: {
        x: isLine ? times(data, options) : places(data, options),
        y: values(data, options),
      },
      plugins: { tooltip: tooltip(data, options) },
    },
  };
}

const font = ({ colors, isSmall }: Options): { family: string; size: number } => ({
  family: colors.font,
  size: isSmall ? 10 : 11.5,
});

/** The axis below curves: every entry of the game, a label where a decade begins. */
function times(data: ChartData, options: Options): Scale {
  const { colors } = options;
  return {
    type: "linear",
    min: data.x[0] ?? 0,
    max: data.x.at(-1) ?? 1,
    grid: { color: colors.line, lineWidth: 0.6 },
    border: { color: colors.line },
    afterBuildTicks: (axis) => (axis.ticks = ticksOf(data, axis.chart.width)),
    ticks: {
      color: colors.faint,
      font: font(options),
      autoSkip: false,
      maxRotation: 0,
      align: "start",
      callback: (value) => data.ticks.find((one) => one.x === value)?.label ?? "",
    },
  };
}

/** The axis below bars: one for each place, as a decade. */
function places({ isGrouped = false }: ChartData, options: Options): Scale {
  return {
    stacked: !isGrouped,
    grid: { display: false },
    ticks: { color: options.colors.faint, font: font(options) },
  };
}

/** The axis at the side. */
function values({ kind, isGrouped, isTall }: ChartData, options: Options): Scale {
  const { colors, isSmall, write } = options;
  return {
    stacked: kind === "bar" && !isGrouped,
    beginAtZero: true,
    grid: { color: colors.line, lineWidth: 0.6 },
    border: { display: false },
    ticks: {
      color: colors.faint,
      font: font(options),
      maxTicksLimit: isTall ? 16 : isSmall ? 5 : 8,
      precision: 0,
      callback: (value) => write(Number(value)),
    },
  };
}

function tooltip(data: ChartData, { write }: Options): Tips {
  return {
    itemSort: (one, other) => Number(other.parsed.y) - Number(one.parsed.y),
    filter: (item) => item.parsed.y !== null,
    callbacks: {
      title: ([item]) => (item ? titleAt(data, item.dataIndex) : ""),
      label: (item) => `${item.dataset.label ?? ""}: ${write(Number(item.parsed.y))}`,
    },
  };
}

/** The ticks whose labels have room beside each other on a chart that is so wide. */
function ticksOf({ x, ticks }: ChartData, wide: number): { value: number }[] {
  const [first, last] = [x[0] ?? 0, x.at(-1) ?? 1];
  const at = (tick: { x: number }): number => (wide * (tick.x - first)) / Math.max(1, last - first);
  return sparse(ticks, at, YEAR).map((one) => ({ value: one.x }));
}

function titleAt(data: ChartData, index: number): string {
  const x = data.x[index] ?? 0;
  return data.ticks.findLast((one) => one.x <= x)?.label ?? "";
}

function dataset(data: ChartData, curve: Curve, isSmall: boolean): ChartDataset {
  if (data.kind === "bar") {
    return {
      type: "bar",
      label: curve.name,
      data: curve.values,
      backgroundColor: curve.colors ?? curve.color,
      borderColor: curve.edge ?? curve.color,
      borderWidth: curve.edge ? EDGE : 0,
      borderSkipped: false,
      maxBarThickness: data.tellsValues ? WIDE_BAR : BAR,
    };
  }
  return {
    type: "line",
    label: curve.name,
    data: curve.values.map((y, at) => ({ x: data.x[at] ?? 0, y })) as { x: number; y: number }[],
    borderColor: curve.color,
    backgroundColor: curve.color,
    borderDash: curve.dash,
    borderWidth: isSmall ? 1.7 : 2.2,
    pointRadius: 0,
    pointHoverRadius: 4,
    pointHitRadius: 8,
    stepped: data.isStepped,
    tension: 0,
  };
}
