// What somebody chooses a thing by: a line about it, besides its name and its drawing.

import type { Resource, Reward } from "../../../api/raising";
import type { Choice } from "../../../decide/answers/choices";
import { say } from "../../../words/say.svelte";
import { rewardText } from "../drawings/rewards";
import { memberText, prestigeText, tileText } from "../effects";
import type { Raising } from "../raising.svelte";

type Telling = (raising: Raising, key: string, choice: Choice) => string | undefined;

/** What is told of a thing, by the domain of its key. */
const REPORTED: Record<string, Telling> = {
  tile(raising, key) {
    const tile = raising.tile(key);
    return tile && tileText(tile);
  },
  prestige(raising, key) {
    const prestige = raising.prestige(key);
    return prestige && prestigeText(prestige);
  },
  enclosure(raising, key) {
    const reward = rewardAt(raising, key);
    return reward && rewardText(reward);
  },
  column(raising, key) {
    const resource = raising.view.banners[key];
    return resource && say(`raising.kind.${resource}`);
  },
  space(raising, key) {
    const auction = raising.auction(key);
    return auction && rewardText(auction.uncovered);
  },
  resource: (raising, key, choice) =>
    choice.verb.id === "study"
      ? say("raising.phone.step", { step: raising.mine?.tracks[key as Resource] ?? 0 })
      : held(raising, key),
  token_kind: held,
  letter(raising, key) {
    const found = raising.view.council.find((one) => one.letter === key);
    const member = found && raising.member(found.member);
    return member && memberText(member);
  },
};

/** Return the reward of the tile on a neighborhood space, which answers write in small letters. */
export function rewardAt(raising: Raising, key: string): Reward | undefined {
  const tile = raising.neighborhoodSpace(key.toUpperCase())?.tile;
  return tile ? raising.neighborhood(tile)?.reward : undefined;
}

/** Say how many tokens of a kind one has. */
function held({ mine }: Raising, key: string): string | undefined {
  const count = key === "wild" ? mine?.wild : mine?.tokens[key as Resource];
  return count === undefined ? undefined : say("raising.phone.held", { count });
}

/** Return the thing that a choice names: its domain and key. */
export function thingOf(choice: Choice): { domain: string; key: string } | null {
  const [named] = Object.entries(choice.args);
  return named ? { domain: named[0], key: named[1] } : null;
}

/** Return the line about the thing that a choice names; nothing if its name says it all. */
export function aboutThing(raising: Raising, choice: Choice): string {
  const thing = thingOf(choice);
  return (thing && REPORTED[thing.domain]?.(raising, thing.key, choice)) ?? "";
}
