// Labels at the ends of curves.

/** Push labels apart that would lie on each other, and keep them between two edges. */
export function spread(
  labels: { at: number }[],
  top: number,
  bottom: number,
  height: number,
): void {
  let least = top;
  for (const label of labels) {
    label.at = Math.max(label.at, least);
    least = label.at + height;
  }
  let most = bottom;
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - height;
  }
}
