// What a game brings to deciding. All of it may be left out: what stands for it then works for any game.

import type { Component } from "svelte";

import type { Change, Previewed, PreviewedLine, Problem, State } from "../api/types";
import type { Data } from "../words/say.svelte";
import type { Choice } from "./answers/choices";
import type { Components } from "./answers/components";
import type { Card } from "./answers/groups";
import type { EffectIcon } from "./preview/effects";

export type View = NonNullable<State["view"]>;

/** A folded card, what stands behind the one that was opened, or what the bar shows besides. */
export type Level = "card" | "behind" | "bar";

export interface DecideParts {
  /** How a player names first which company acts. */
  acting?: Acting;
  /** The rules about what is printed. */
  components?: Components;
  /** The screen that is made for what the table is at, to stand in the place of the board. */
  screen?(view: View): PhaseScreen | null;
  /** Whether an answer goes to a place on the board that is no plain argument of it; null: as usual. */
  goesTo?(choice: Choice, domain: string, key: string): boolean | null;

  /** What is asked, where whole ways are offered and the question of the server is about a part of them. */
  question?(data: Data): string;
  /** The words over the group of a choice, where its verb does not say it; and their order. */
  heading?(choice: Choice): string | null;
  headings?: readonly string[];
  /** Whether an answer is shown before it is given, though it could be taken back. */
  showsFirst?(choice: Choice): boolean;
  /** What an answer comes to, where more belongs to it than the answer itself. */
  outcome?(notation: string, server: PreviewSource): Outcome | undefined;
  /** What answers in a row are called, where that is more than what each of them does. */
  lineTitle?(line: string[]): string | null;
  /** What the button says that gives an answer, or several in a row, where the sentence is long. */
  confirmTitle?(choice: Choice, isLine: boolean): string | null;
  /** What the card of a choice draws. */
  card?(choice: Choice, context: CardContext): CardDrawing;
  /** What stands on a card, where the usual short words do not fit. */
  cardTitle?(choice: Choice, asked: Data | undefined): string | null;
  refusedTitle?(choice: Choice): string | null;
  /** A refusal in two words. */
  shortReason?(refusal: Problem): string | null;
  /** What a chip shows; what is left out is as usual. */
  chip?(choice: Choice, context: ChipContext): Chip;
  /** What is drawn beside the name that a row of chips shares. */
  rowIcons?(card: Card): EffectIcon[];
  /** Whether a card says so much that it stands alone in its column, where there is room. */
  isTall?(card: Card): boolean;
  /** How many chips of a row have room beside each other in a column. */
  chipsInColumn?(card: Card): number;
  /** Whether the choices of a card stand behind it: a press shows them, and only them. */
  folds?(card: Card): boolean;
  /** The key of a folded card, by one of its choices, of a choice behind it, or of any other. */
  keyOf?(choice: Choice, level: Level): string | null;
  /** What draws a card of the bar in place of the usual one. */
  drawnBy?(card: Card): Component<{ card: Card; dense: boolean }> | null;
  /** Whose a choice is, at the corner of its card. */
  ChoiceOwner?: Component<{ choice: Choice; isRefused?: boolean }>;

  /** What a player should know beside the question. */
  facts?(): string[];
  /** Free answers of these verbs stand behind one button, which says these words. */
  folded?: Readonly<Record<string, string>>;
  /** Verbs of free answers that need only few words. */
  brief?: ReadonlySet<string>;
}

/** An answer that only names the company that acts, and what can be done then. */
export interface Acting {
  /** The verb that names it, the verb that needs it, and what is asked between them. */
  names: string;
  does: string;
  asks: string;
  /** A company that could act, on its button; alone among few there is room for its name. */
  Mark: Component<{ company: string; isNamed: boolean }>;
}

export interface PhaseScreen {
  name: string;
  /** What the table is at; somebody's wish to see another screen holds as long. */
  phase: string;
  /** Whoever has a seat stays in it while others decide: it would come and go otherwise. */
  stays: boolean;
}

/** What an answer comes to; of several in a row, with what happens. */
export type Outcome = Previewed & Partial<Pick<PreviewedLine, "events">>;

export interface CardContext {
  /** What the answer comes to, once the server has told; of a whole way, what happens as well. */
  changes: Change[] | null | undefined;
  events?: PreviewedLine["events"] | undefined;
  /** The company that acts, if one does. */
  company: string | null;
  /** Little room. */
  dense: boolean;
}

export interface Amount {
  amount: number;
  /** An id of words that tell what it is counted on, if it is not plain money. */
  words?: string;
}

export interface CardDrawing {
  icons: EffectIcon[];
  amount: Amount | null;
  /** What it brings besides, in words, where a card has the room. */
  notes?: string[];
}

export interface ChipContext {
  /** The arguments in which the chips of its row differ. */
  args: string[];
  dense: boolean;
  outcome(notation: string): Previewed | undefined;
}

export interface Chip {
  label?: string;
  /** A drawing in place of the label, and one after it. */
  icon?: string;
  mark?: string;
  amount?: number | null;
}

export interface PreviewSource {
  preview(notation: string): Previewed | undefined;
  previewLine(line: string[]): PreviewedLine | undefined;
  read(notation: string): Choice | null;
}
