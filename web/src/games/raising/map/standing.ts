// What can stand on a plot or lie in the outskirts. A view after an answer keeps fields of what stood
// there before, empty: so a kind is told by what its own field holds.

import type {
  BuiltOutskirts,
  BuiltPlot,
  FreeOutskirts,
  FreePlot,
  OutskirtsPlot,
  PlotOfView,
  PrestigePlot,
} from "../../../api/raising";

const holds = (thing: object, field: string): boolean =>
  (thing as Record<string, unknown>)[field] != null;

export const isBuilt = (plot: PlotOfView): plot is BuiltPlot => holds(plot, "color");
export const isPrestige = (plot: PlotOfView): plot is PrestigePlot => holds(plot, "prestige");
export const isFree = (plot: PlotOfView): plot is FreePlot => !isBuilt(plot) && !isPrestige(plot);

export const hasTile = (plot: OutskirtsPlot): plot is FreeOutskirts => holds(plot, "tile");
export const hasMoved = (plot: OutskirtsPlot): plot is BuiltOutskirts => holds(plot, "color");
