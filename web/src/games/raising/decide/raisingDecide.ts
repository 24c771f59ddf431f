// What Raising brings to deciding.

import type { Component } from "svelte";

import type { RaisingView } from "../../../api/raising";
import type { Choice } from "../../../decide/answers/choices";
import type { Card } from "../../../decide/answers/groups";
import type {
  CardContext,
  CardDrawing,
  Chip,
  ChipContext,
  DecideParts,
  Level,
  PhaseScreen,
  View,
} from "../../../decide/game";
import { countChanges } from "../../../decide/preview/effects";
import { language, type Data } from "../../../words/say.svelte";
import type { TableContext } from "../../../state/context";
import { windowSize } from "../../../ui/size.svelte";
import { CLOSING } from "../bar/drawn";
import { isFree } from "../map/standing";
import BidChoice from "./BidChoice.svelte";
import { besidesKey, bidKey, isBid } from "./bids";
import { payIcons } from "../pay/icons";
import { payTitle } from "../pay/titles";
import ChoiceOwner from "./ChoiceOwner.svelte";
import { screenOf } from "./screen";

/** Fields of a seat that are shown as a change with a drawing. */
const SEEN = new Set([
  "reputation",
  "favor",
  "lumber",
  "masonry",
  "jackscrew",
  "wild",
  "expansions",
]);

/** Answers of which a card tells all that they would bring. */
const SHOWN = new Set(["bid", "nonplayer", "raise", "move", "plot", "turn", "resolve", "level"]);

export class RaisingDecide implements DecideParts {
  readonly ChoiceOwner = ChoiceOwner;
  readonly screen = (view: View): PhaseScreen | null =>
    screenOf(view as RaisingView, this.table.state.seat, this.table.state.shown?.deciding);
  readonly question = (data: Data): string => this.table.names.say("raising.pay.question", data);
  readonly lineTitle = (line: string[]): string | null => payTitle(line);

  readonly headings = [CLOSING];

  constructor(private readonly table: TableContext) {}

  /** Plots on which a building closes a neighborhood stand first. */
  heading({ args, whole }: Choice): string | null {
    if (whole) return "raising.pay.ways";
    const view = this.table.state.latest?.view as RaisingView | null | undefined;
    const plot = view?.plots.find((one) => one.plot === args.plot);
    return plot && isFree(plot) && plot.closes.length ? CLOSING : null;
  }

  confirmTitle({ verb, args }: Choice, isLine: boolean): string | null {
    const id = `raising.confirm.${isLine ? "pay" : verb.id}`;
    return language.has(id) ? this.table.names.say(id, args) : null;
  }

  /** Squares stand behind the card that they are on. */
  folds({ choices }: Card): boolean {
    return choices.every(isBid);
  }

  keyOf(choice: Choice, level: Level): string | null {
    const { question, answers = [] } = this.table.state.latest ?? {};
    if (question?.kind !== "bid") return null;
    return isBid(choice)
      ? bidKey(choice, level, this.table.words.domains, question)
      : besidesKey(choice, answers);
  }

  drawnBy(card: Card): Component<{ card: Card; dense: boolean }> | null {
    return card.choices.every(isBid) ? BidChoice : null;
  }

  /** On a phone nobody hovers: a tap shows what an answer brings, another one gives it. */
  showsFirst({ verb }: Choice): boolean {
    return windowSize.isPhone && SHOWN.has(verb.id);
  }

  card({ whole }: Choice, { changes, events }: CardContext): CardDrawing {
    const { seat } = this.table.state;
    if (whole && events && seat !== null) return { icons: payIcons(events, seat), amount: null };
    const { reported } = this.table.words;
    const changed = changes && seat !== null ? countChanges(changes, [seat], reported) : [];
    const icons = changed.flatMap(({ field, amount }) => {
      return SEEN.has(field) ? [{ icon: `r-${field}`, amount }] : [];
    });
    return { icons, amount: null };
  }

  /** A resource is drawn. */
  chip({ args }: Choice, { args: differing }: ChipContext): Chip {
    const key = args[differing[0] ?? ""] ?? "";
    const isResource = this.table.words.domains.resource?.includes(key);
    return differing.length === 1 && isResource ? { icon: key } : {};
  }
}
