// What a line of the log draws at its end: tokens that come and go, steps, markers.

import type { Resource } from "../../../api/raising";
import type { GameEvent } from "../../../api/types";
import { say } from "../../../words/say.svelte";
import { rewardText, type RewardKey } from "../drawings/rewards";

export interface LineToken {
  key: string;
  /** A symbol of the sheet, or the marker or the disc of a color. */
  icon?: string;
  marker?: string;
  disc?: string;
  /** Drawn on a pennant: a step on the expertise track of this resource. */
  track?: Resource;
  /** How many come or go; of a step, to which column. */
  count: number;
  /** A word in place of the number. */
  word?: string;
  /** What it says to those who do not see it. */
  label: string;
}

type Data = GameEvent["data"];
type Made = Omit<LineToken, "label"> & { text: (count: number) => string };

/** A token that comes or goes: its sign is that of the count. */
function token(reward: RewardKey, count: number): Made {
  return {
    key: `${reward}${Math.sign(count)}`,
    icon: `r-${reward}`,
    count,
    text: (all) =>
      say(all < 0 ? "raising.log.pay" : "raising.log.gain", {
        what: rewardText({ [reward]: Math.abs(all) }),
      }),
  };
}

const resource = ({ resource: key }: Data): Resource => String(key) as Resource;

function markers(color: unknown, count: unknown): Made {
  const key = String(color);
  return {
    key: `marker-${key}`,
    marker: key,
    count: Number(count),
    text: (all) => say("raising.log.markers", { count: all }),
  };
}

function step(data: Data): Made {
  const track = resource(data);
  return {
    key: `step-${track}`,
    icon: `r-${track}`,
    track,
    count: Number(data.step),
    text: (column) =>
      say("raising.log.step", { resource: say(`things.raising.resource.${track}`), column }),
  };
}

function plain(icon: string, id: string, key = icon): Made {
  return { key, icon, count: 1, text: (count) => say(id, { count }) };
}

/** What each kind of event draws. */
const MADE: Record<string, (data: Data) => Made[]> = {
  tokens_gained: (data) => [token(resource(data), Number(data.count))],
  wild_gained: ({ count }) => [token("wild", Number(count))],
  favor_gained: ({ count }) => [token("favor", Number(count))],
  expansion_gained: ({ count }) => [token("expansions", Number(count))],
  paid: (data) =>
    [token(resource(data), -Number(data.count)), token("wild", -Number(data.wild))].filter(
      (one) => one.count !== 0,
    ),
  favor_paid: () => [token("favor", -1)],
  given: ({ token_kind }) => [token(String(token_kind) as RewardKey, -1)],
  traded: (data) => [token(resource(data), 1)],
  short: (data) => [
    {
      ...plain(`r-${resource(data)}`, "", `short-${resource(data)}`),
      word: say("raising.log.short"),
      text: () =>
        say("raising.log.short_of", { resource: say(`things.raising.resource.${resource(data)}`) }),
    },
  ],
  poverty_step: () => [plain("r-poverty", "raising.log.poverty")],
  symbol_gained: ({ sign }) => [
    {
      ...plain(`r-${String(sign)}`, ""),
      text: (count) =>
        say("raising.symbols", { count, symbol: say(`things.raising.sign.${String(sign)}`) }),
    },
  ],
  advanced: (data) => [step(data)],
  perm_gained: (data) => [
    {
      ...plain("r-permanent", "", `perm-${resource(data)}`),
      word: "",
      text: () =>
        say("raising.log.permanent", {
          resource: say(`things.raising.resource.${resource(data)}`),
        }),
    },
  ],
  markers_returned: ({ seat, count }) => [markers(seat, count)],
  markers_added: ({ seat, count }) => [markers(seat, count)],
};

/** Kinds of events that are drawn, and of them those with which somebody only gains. */
export const DRAWN: ReadonlySet<string> = new Set(Object.keys(MADE));
export const GAINING: ReadonlySet<string> = new Set([
  "tokens_gained",
  "wild_gained",
  "favor_gained",
  "expansion_gained",
  "symbol_gained",
  "advanced",
  "perm_gained",
  "markers_returned",
]);
const PAYING: ReadonlySet<string> = new Set(["paid", "favor_paid", "short", "given", "traded"]);

export const isPaying = ({ kind }: GameEvent): boolean => PAYING.has(kind);

/** What others gain around a neighborhood is drawn with it. */
function drawn({ kind, data }: GameEvent, seat: string | null): Made[] {
  const isOthers = data.gain === "neighborhoods" && data.seat !== seat;
  if (kind !== "reputation_changed") return MADE[kind]?.(data) ?? [];
  return isOthers ? [reputation(data)] : [];
}

function reputation({ seat, amount }: Data): Made {
  const disc = String(seat);
  const count = Number(amount);
  const text = (all: number): string => rewardText({ reputation: all });
  return { key: `disc-${disc}`, disc, count, text };
}

/** Return what these events bring and take, the same things counted together. */
export function lineTokens(events: GameEvent[], seat: string | null): LineToken[] {
  const found = new Map<string, Made>();
  for (const made of events.flatMap((event) => drawn(event, seat))) {
    const before = found.get(made.key);
    const count = before && !made.track ? before.count + made.count : made.count;
    found.set(made.key, { ...made, count });
  }
  return [...found.values()].map(({ text, ...rest }) => ({ ...rest, label: text(rest.count) }));
}
