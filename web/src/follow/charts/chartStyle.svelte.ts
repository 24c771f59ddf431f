// How charts of this table look: names, and colours of the theme.

import type { TableContext } from "../../state/context";
import { settings } from "../../state/settings.svelte";
import type { ChartStyle } from "./chartData";

/** Return what charts need to know of a table; to be read anew when the theme changes. */
export function chartStyle({ state, names }: TableContext): ChartStyle {
  const isDark = settings.theme === "dark";
  const styles = getComputedStyle(document.documentElement);
  return {
    isDark,
    seats: state.seats.map((one) => one.seat),
    names,
    css: (name) =>
      styles.getPropertyValue(name).trim() || styles.getPropertyValue("--ink-3").trim(),
  };
}
