// Draws a picture with the chart library; only loaded when somebody looks at a chart.

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
  type Plugin,
} from "chart.js";

import { spread } from "./labels";
import { inkOn, type Curve, type Picture } from "./picture";

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

export interface Inks {
  ink: string;
  faint: string;
  line: string;
  card: string;
  font: string;
}

interface Options {
  inks: Inks;
  isSmall: boolean;
  isStill: boolean;
  write(value: number): string;
  /** The entry to mark, if one looks back. */
  mark: number | null;
  chosen(x: number): void;
}

const SIGN = 16; // pixels of a player's sign
const LABEL = 13; // pixels that a label at the end of a curve takes

/** Draw a picture on a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: Picture, options: Options): Chart {
  return new Chart(canvas, configuration(picture, options));
}

function configuration(picture: Picture, options: Options): ChartConfiguration {
  const { inks, isSmall, write } = options;
  const font = { family: inks.font, size: isSmall ? 10 : 11.5 };
  const isLine = picture.kind === "line";
  return {
    type: picture.kind,
    data: {
      ...(isLine ? {} : { labels: picture.ticks.map((one) => one.label) }),
      datasets: picture.curves.map((curve) => dataset(picture, curve, isSmall)),
    },
    plugins: isLine ? [endLabels(picture, options), marker(options)] : [letters(picture, options)],
    options: {
      animation: options.isStill ? false : { duration: 250 },
      responsive: true,
      maintainAspectRatio: false,
      layout: { padding: { right: isLine ? 34 : 4, top: 6 } },
      interaction: { mode: isLine ? "nearest" : "index", axis: "x", intersect: false },
      onClick: (_event, _found, chart) => {
        const [hit] = chart.getActiveElements();
        const x = hit && isLine ? picture.x[hit.index] : undefined;
        if (x !== undefined) options.chosen(x);
      },
      scales: {
        x: isLine
          ? {
              type: "linear",
              min: picture.x[0] ?? 0,
              max: picture.x.at(-1) ?? 1,
              grid: { color: inks.line, lineWidth: 0.6 },
              border: { color: inks.line },
              afterBuildTicks: (axis) =>
                (axis.ticks = picture.ticks.map((one) => ({ value: one.x }))),
              ticks: {
                color: inks.faint,
                font,
                autoSkip: false,
                maxRotation: 0,
                align: "start",
                callback: (_value, at) => picture.ticks[at]?.label ?? "",
              },
            }
          : { stacked: true, grid: { display: false }, ticks: { color: inks.faint, font } },
        y: {
          stacked: !isLine,
          beginAtZero: true,
          grid: { color: inks.line, lineWidth: 0.6 },
          border: { display: false },
          ticks: {
            color: inks.faint,
            font,
            maxTicksLimit: isSmall ? 5 : 8,
            callback: (value) => write(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          itemSort: (one, other) => Number(other.parsed.y) - Number(one.parsed.y),
          filter: (item) => item.parsed.y !== null,
          callbacks: {
            title: ([item]) => (item ? titleAt(picture, item.dataIndex) : ""),
            label: (item) => `${item.dataset.label ?? ""}: ${write(Number(item.parsed.y))}`,
          },
        },
      },
    },
  };
}

function titleAt(picture: Picture, index: number): string {
  const x = picture.x[index] ?? 0;
  return picture.ticks.findLast((one) => one.x <= x)?.label ?? "";
}

function dataset(picture: Picture, curve: Curve, isSmall: boolean): ChartDataset {
  if (picture.kind === "bar") {
    return {
      type: "bar",
      label: curve.name,
      data: curve.values,
      backgroundColor: curve.color,
      borderWidth: 0,
      maxBarThickness: 60,
    };
  }
  return {
    type: "line",
    label: curve.name,
    data: curve.values.map((y, at) => ({ x: picture.x[at] ?? 0, y })) as { x: number; y: number }[],
    borderColor: curve.color,
    backgroundColor: curve.color,
    borderDash: curve.dash,
    borderWidth: isSmall ? 1.7 : 2.2,
    pointRadius: 0,
    pointHoverRadius: 4,
    pointHitRadius: 8,
    stepped: picture.isStepped,
    tension: 0,
  };
}

/** Letters at the end of each curve, pushed apart so that all can be read. */
function endLabels(picture: Picture, { inks }: Options): Plugin {
  return {
    id: "ends",
    afterDatasetsDraw: ({ ctx, chartArea, scales }) => {
      const y = scales.y;
      if (!y) return;
      const ends = picture.curves
        .map((curve) => ({
          curve,
          at: y.getPixelForValue(curve.values.findLast((one) => one !== null) ?? 0),
        }))
        .filter(({ curve }) => (curve.values.at(-1) ?? null) !== null)
        .sort((one, other) => one.at - other.at);
      spread(ends, chartArea.top, chartArea.bottom, picture.curves[0]?.shape ? SIGN + 1 : LABEL);
      ctx.save();
      ctx.font = `700 10.5px ${inks.font}`;
      ctx.textBaseline = "middle";
      for (const { curve, at } of ends) endLabel(ctx, curve, chartArea.right + 4, at, inks);
      ctx.restore();
    },
  };
}

function endLabel(
  ctx: CanvasRenderingContext2D,
  curve: Curve,
  x: number,
  y: number,
  inks: Inks,
): void {
  ctx.fillStyle = curve.color;
  if (curve.shape === undefined) {
    ctx.fillRect(x, y - 4, 3, 8);
    ctx.fillStyle = inks.ink;
    ctx.fillText(curve.label, x + 6, y);
    return;
  }
  ctx.save();
  ctx.translate(x, y - SIGN / 2);
  ctx.scale(SIGN / 20, SIGN / 20);
  ctx.fill(new Path2D(curve.shape));
  ctx.restore();
  ctx.fillStyle = inks.card;
  ctx.textAlign = "center";
  ctx.fillText(curve.label, x + SIGN / 2, y + 1);
  ctx.textAlign = "start";
}

/** A line through the moment that one looks back at. */
function marker({ mark, inks }: Options): Plugin {
  return {
    id: "marker",
    beforeDatasetsDraw: ({ ctx, chartArea, scales }) => {
      if (mark === null || !scales.x) return;
      const x = scales.x.getPixelForValue(mark);
      ctx.save();
      ctx.strokeStyle = inks.ink;
      ctx.setLineDash([2, 2]);
      ctx.beginPath();
      ctx.moveTo(x, chartArea.top);
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
      ctx.restore();
    },
  };
}

/** Letters inside the bars: colour is never the only sign. */
function letters({ curves }: Picture, { inks }: Options): Plugin {
  return {
    id: "letters",
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      ctx.save();
      ctx.font = `700 10px ${inks.font}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      for (const [at, curve] of curves.entries()) {
        ctx.fillStyle = inkOn(curve.color);
        for (const bar of chart.getDatasetMeta(at).data) {
          const { x, y, base } = bar.getProps(["x", "y", "base"], true) as Record<
            "x" | "y" | "base",
            number
          >;
          if (Math.abs(base - y) > LABEL) ctx.fillText(curve.label, x, (y + base) / 2);
        }
      }
      ctx.restore();
    },
  };
}
