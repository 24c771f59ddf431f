// A reward part by part, in the order of the engine's words, and as a sentence.

import type { Resource, Reward } from "../../../api/raising";
import { listed, say } from "../../../words/say.svelte";

export type RewardKey = keyof Reward;

export interface RewardPart {
  key: RewardKey;
  count: number;
  /** The symbol of the sheet. */
  icon: string;
  /** Of which resource it is a step on the expertise track, if it is one. */
  track?: Resource;
}

/** Each kind of reward, in the order in which rewards are told. */
const KINDS: readonly Omit<RewardPart, "count">[] = [
  { key: "lumber", icon: "r-lumber" },
  { key: "lumber_steps", icon: "r-lumber", track: "lumber" },
  { key: "jackscrew", icon: "r-jackscrew" },
  { key: "jackscrew_steps", icon: "r-jackscrew", track: "jackscrew" },
  { key: "masonry", icon: "r-masonry" },
  { key: "masonry_steps", icon: "r-masonry", track: "masonry" },
  { key: "wild", icon: "r-wild" },
  { key: "favor", icon: "r-favor" },
  { key: "expansions", icon: "r-expansions" },
  { key: "reputation", icon: "r-reputation" },
];

/** Return what a reward gives, without what it does not give. */
export const rewardParts = (reward: Reward): RewardPart[] =>
  KINDS.map((kind) => ({ ...kind, count: reward[kind.key] ?? 0 })).filter((one) => one.count > 0);

/** Say what a reward gives. */
export function rewardText(reward: Reward): string {
  const parts = rewardParts(reward).map(({ key, count }) =>
    say(`raising.reward.${key}`, { count }),
  );
  if (parts.length === 0) return say("raising.reward.none");
  return listed(parts);
}
