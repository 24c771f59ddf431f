// Playing the game on from where one looks, one decision after the other.

export const STEP_TIME = 1100; // milliseconds for each decision

export interface ReplayState {
  isPlaying: boolean;
  /** The decision that shall be shown, null for the present. */
  wished: number | null;
  /** The one that is shown: the wished one may still be on its way. */
  shown: number | null;
}

/** Return what playing does next: it rests, goes a step after a beat, or ends at the present. */
export function nextReplayStep({ isPlaying, wished, shown }: ReplayState): "rest" | "step" | "end" {
  if (!isPlaying) return "rest";
  if (wished === null) return "end";
  return wished === shown ? "step" : "rest";
}
