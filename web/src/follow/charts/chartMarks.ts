// What is drawn onto a chart besides its curves and bars: letters, signs, the moment one looks back at.

import type { Plugin } from "chart.js";

import type { ChartColors } from "./chart";
import { spread } from "./labels";
import { barText, inkOn, type Curve, type ChartData } from "./chartData";

const SIGN = 16; // pixels of a player's sign
const BESIDE = 6; // pixels that stay free beside the letters in a bar
const LABEL = 13; // pixels that a label at the end of a curve takes

/** Letters at the end of each curve, pushed apart so that all can be read. */
export function endLabels(data: ChartData, colors: ChartColors): Plugin {
  return {
    id: "ends",
    afterDatasetsDraw: ({ ctx, chartArea, scales }) => {
      const y = scales.y;
      if (!y) return;
      const ends = data.curves
        .map((curve) => ({
          curve,
          at: y.getPixelForValue(curve.values.findLast((one) => one !== null) ?? 0),
        }))
        .filter(({ curve }) => (curve.values.at(-1) ?? null) !== null)
        .sort((one, other) => one.at - other.at);
      spread(ends, chartArea.top, chartArea.bottom, data.curves[0]?.shape ? SIGN + 1 : LABEL);
      ctx.save();
      ctx.font = `700 10.5px ${colors.font}`;
      ctx.textBaseline = "middle";
      for (const { curve, at } of ends) endLabel(ctx, curve, chartArea.right + 4, at, colors);
      ctx.restore();
    },
  };
}

function endLabel(
  ctx: CanvasRenderingContext2D,
  curve: Curve,
  x: number,
  y: number,
  colors: ChartColors,
): void {
  ctx.fillStyle = curve.color;
  if (curve.shape === undefined) {
    ctx.fillRect(x, y - 4, 3, 8);
    ctx.fillStyle = colors.ink;
    ctx.fillText(curve.label, x + 6, y);
    return;
  }
  ctx.save();
  ctx.translate(x, y - SIGN / 2);
  ctx.scale(SIGN / 20, SIGN / 20);
  ctx.fill(new Path2D(curve.shape));
  ctx.restore();
  ctx.fillStyle = colors.card;
  ctx.textAlign = "center";
  ctx.fillText(curve.label, x + SIGN / 2, y + 1);
  ctx.textAlign = "start";
}

/** A line through the moment that one looks back at. */
export function marker(mark: number | null, colors: ChartColors): Plugin {
  return {
    id: "marker",
    beforeDatasetsDraw: ({ ctx, chartArea, scales }) => {
      if (mark === null || !scales.x) return;
      const x = scales.x.getPixelForValue(mark);
      ctx.save();
      ctx.strokeStyle = colors.ink;
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
export function letters(
  data: ChartData,
  colors: ChartColors,
  write: (value: number) => string,
): Plugin {
  return {
    id: "letters",
    afterDatasetsDraw: (chart) => {
      const { ctx } = chart;
      ctx.save();
      ctx.font = `700 ${data.tellsValues ? 11.5 : 10}px ${colors.font}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "middle";
      for (const [at, curve] of data.curves.entries()) {
        for (const [place, bar] of chart.getDatasetMeta(at).data.entries()) {
          const { x, y, base, width } = bar.getProps(["x", "y", "base", "width"], true) as Box;
          if (!(Math.abs(base - y) > LABEL)) continue;
          const fits = (text: string): boolean => ctx.measureText(text).width < width - BESIDE;
          ctx.fillStyle = inkOn(curve.colors?.[place] ?? curve.color);
          const text = barText(data, curve.label, write(curve.values[place] ?? 0), fits);
          ctx.fillText(text, x, (y + base) / 2);
        }
      }
      ctx.restore();
    },
  };
}

type Box = Record<"x" | "y" | "base" | "width", number>;
