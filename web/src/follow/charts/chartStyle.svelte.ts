// How charts of this table look: names, colours of the theme, years.

import type { TableContext } from "../../state/context";
import { settings } from "../../state/settings.svelte";
import type { ChartStyle } from "./chartData";

interface Dated {
  decades?: { decade: number; year: number }[];
}

/** Return what charts need to know of a table; to be read anew when the theme changes. */
export function chartStyle({ state, names, box }: TableContext): ChartStyle {
  const { decades = [] } = (box ?? {}) as Dated;
  const isDark = settings.theme === "dark";
  const styles = getComputedStyle(document.documentElement);
  return {
    box,
    isDark,
    seats: state.seats.map((one) => one.seat),
    company: (key) => names.of("company", key),
    person: (seat) => names.person(seat),
    initial: (seat) => names.called(seat).charAt(0).toUpperCase(),
    chapter: (chapter) => String(decades.find((one) => one.decade === chapter)?.year ?? chapter),
    css: (name) =>
      styles.getPropertyValue(name).trim() || styles.getPropertyValue("--ink-3").trim(),
  };
}
