// Labels at the ends of curves and below them.

/**
 * Push labels apart that would lie on each other, and keep them between two edges.
 * Returns the height that each has: less than wished where there are too many.
 */
export function spread(
  labels: { at: number }[],
  top: number,
  bottom: number,
  height: number,
): number {
  const step = Math.min(height, (bottom - top) / Math.max(1, labels.length - 1));
  let least = top;
  for (const label of labels) {
    label.at = Math.max(label.at, least);
    least = label.at + step;
  }
  let most = bottom;
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - step;
  }
  return step;
}

/** Return where lines lie across a chart: its ends, and a round value about their middle. */
export function gridLines(low: number, high: number): number[] {
  const middle = (low + high) / 2;
  const unit = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, Math.abs(middle)))) / 2);
  return [...new Set([low, Math.round(middle / unit) * unit, high].map(Math.round))];
}

/** Leave out what stands too close to the one before it. */
export function sparse<One>(ticks: One[], at: (tick: One) => number, least: number): One[] {
  const kept: One[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || at(tick) - at(last) >= least) kept.push(tick);
  }
  return kept;
}
