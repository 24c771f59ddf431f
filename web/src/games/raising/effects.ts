// What printed components do, as sentences, and what those without a printed name are called.

import type {
  CouncilMember,
  EmptyPlotTile,
  Enclosure,
  PrestigeBuilding,
  Project,
  RaisingBox,
  ResourceCard,
  Reward,
  WardToken,
} from "../../api/raising";
import { language, listed, say } from "../../words/say.svelte";
import { rewardText } from "./drawings/rewards";

/** Say what an empty plot tile does. */
export function tileText({ deed, count, reward }: EmptyPlotTile): string {
  const id = `raising.effect.deed.${deed}`;
  const done = language.has(id) ? say(id, { count }) : "";
  return [done, gain(reward)].filter(Boolean).join(" ");
}

const gain = (reward: Reward): string =>
  Object.keys(reward).length ? say("raising.effect.gain", { what: rewardText(reward) }) : "";

/** Say what a council member counts. */
export const memberText = ({ counts, each, ward }: CouncilMember): string =>
  say(`raising.effect.member.${counts}`, { each, ward });

/** Say what a resource card pays in a company. */
export const cardText = ({ every_round, spot }: ResourceCard): string =>
  say(`raising.effect.card.${every_round ? "every_round" : "once"}`, { what: rewardText(spot) });

/** Return what a resource card is called, which has no name: by what it pays. */
export const cardName = ({ every_round, spot }: ResourceCard): string =>
  say(`raising.effect.name.${every_round ? "every_round" : "once"}`, { what: rewardText(spot) });

/** Say which letter of the council a resource card shows. */
export const letterText = ({ letters }: ResourceCard): string =>
  letters.length === 1
    ? say("raising.effect.card.letter", { letter: letters[0]?.toUpperCase() })
    : say("raising.effect.card.any_letter");

/** Say what a prestige building pays at the end. */
export const prestigeText = ({ arrows, reputation }: PrestigeBuilding): string =>
  say("raising.effect.prestige", { arrows: arrows.length, reputation });

/** Say what control of a ward is worth. */
export const tokenText = ({ first, second }: WardToken): string =>
  say("raising.effect.token", { first, second });

/** Return what a ward control token is called: its two values. */
export const tokenName = ({ first, second }: WardToken): string =>
  say("raising.effect.name.token", { first, second });

/** Return what a neighborhood space is called, on which nothing is printed: by the plots at its corners. */
const enclosureName = ({ plots }: Enclosure): string => `${plots[0]}/${plots.at(-1)}`;

/** Say what a project costs and gives. */
export function projectText({ is_move, is_final, cost, symbols, reward }: Project): string {
  const kind = is_final ? "final" : is_move ? "move" : "raise";
  return say(`raising.effect.project.${kind}`, {
    cost: rewardText(cost),
    symbol: listed(symbols.map((one) => say(`things.raising.sign.${one}`))),
    reward: rewardText(reward),
  });
}

/** The names and effects of everything printed, by domain and key. */
export class PrintedThings {
  constructor(private readonly box: RaisingBox) {}

  /** Return the name of a thing that is called by what it does; other things have words. */
  name(domain: string, key: string): string | undefined {
    const { board, cards, neighborhoods, tokens } = this.box;
    if (domain === "card") return written(cards, domain, key, cardName);
    if (domain === "token") return written(tokens, domain, key, tokenName);
    if (domain === "enclosure")
      return written(board.neighborhoods, "space", key.toUpperCase(), enclosureName);
    if (domain === "neighborhood")
      return written(neighborhoods, domain, key, (one) => rewardText(one.reward));
    return undefined;
  }

  /** Return the one-line effect of a thing, or nothing. */
  about(domain: string, key: string): string | undefined {
    const { box } = this;
    if (domain === "tile") return written(box.tiles, domain, key, tileText);
    if (domain === "member") return written(box.members, domain, key, memberText);
    if (domain === "card") return written(box.cards, domain, key, cardText);
    if (domain === "prestige") return written(box.prestige, domain, key, prestigeText);
    if (domain === "token") return written(box.tokens, domain, key, tokenText);
    if (domain === "project") return written(box.projects, domain, key, projectText);
    return undefined;
  }
}

/** Write about the one thing of a list whose field has this key. */
function written<Thing>(
  things: Thing[],
  field: string,
  key: string,
  write: (thing: Thing) => string,
): string | undefined {
  const found = things.find((one) => one[field as keyof Thing] === key);
  return found && write(found);
}
