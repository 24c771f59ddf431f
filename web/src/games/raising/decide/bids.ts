// Bids in the bar: keys for cards and squares.

import type { State } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import type { Level } from "../../../decide/game";

export const BIDS = ["bid", "nonplayer"] as const;
export type BidVerb = (typeof BIDS)[number];

export const isBid = ({ verb }: Choice): boolean => BIDS.some((one) => one === verb.id);

type Domains = Record<string, string[]>;

/** Return the key of a card by its place in the row, and then that of a square by its place on the card. The
 *  cards come twice where one has two markers to place. */
export function bidKey(
  choice: Choice,
  level: Level,
  { space = [], square = [] }: Domains,
  question: State["question"] | undefined,
): string | null {
  if (level === "bar") return null;
  if (level === "behind") return digit(square.indexOf(choice.args.square ?? ""));
  const isSecond = choice.verb.id === "nonplayer" && Boolean(question?.data.own);
  return digit(space.indexOf(choice.args.space ?? "") + (isSecond ? space.length : 0));
}

/** Write the number key of a place from 0: the tenth is 0. */
const digit = (at: number): string | null => (at < 0 || at > 9 ? null : String((at + 1) % 10));

const BESIDES = "TYIO"; // keys that no card and no square has

/** Return the key of an answer that is no bid, so that it never takes that of a card that is full. */
export function besidesKey({ notation }: Choice, answers: string[]): string | null {
  const others = answers.filter((one) => !BIDS.some((verb) => one.startsWith(`${verb} `)));
  return BESIDES[others.indexOf(notation)] ?? null;
}
