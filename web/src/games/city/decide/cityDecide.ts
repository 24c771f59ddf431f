// What City brings to deciding.

import type { Previewed, Problem } from "../../../api/types";
import type { Choice } from "../../../decide/answers/choices";
import type { Card } from "../../../decide/answers/groups";
import type {
  CardContext,
  CardDrawing,
  Chip,
  ChipContext,
  DecideParts,
  PhaseScreen,
  PreviewSource,
  View,
} from "../../../decide/game";
import type { EffectIcon } from "../../../decide/preview/effects";
import type { TableContext } from "../../../state/context";
import { say, type Data } from "../../../words/say.svelte";
import { CUBES } from "../drawings";
import { previewWithSale } from "../stock/salePreview";
import type { CityBox, CityView } from "../types";
import ActingCompany from "./ActingCompany.svelte";
import { actor, amountOf, cardAmount } from "./amount";
import { buildingNote, choosesBuilding } from "./buildings";
import { cardIcons } from "./cardIcons";
import ChoiceOwner from "./ChoiceOwner.svelte";
import { CityComponents } from "./components";
import { printedIcons } from "./effectIcons";
import { cubeKey } from "./cubeKeys";
import { effectHeading, HEADINGS } from "./headings";
import { screenOf } from "./screen";
import { planTitle } from "./planTitle";
import { stableKey } from "./stableKeys";
import { cardTitle, certificateName, factoryReason, refusedTitle } from "./titles";
import { ACT, CONFIRM, PLACE } from "./verbs";

const PLACING = "place_partner"; // what is asked once the company is named
const FOLDED = { trade_for: "decide.trade" };
const BRIEF = new Set(["exhaust"]); // one that is discarded must not be taken for it
const [DEALS_IN_COLUMN, CHIPS_IN_COLUMN] = [1.5, 2.5]; // a deal tells its price as well

export class CityDecide implements DecideParts {
  readonly acting = { names: ACT, does: PLACE, asks: PLACING, Mark: ActingCompany };
  readonly components: CityComponents;
  readonly headings = HEADINGS;
  readonly folded = FOLDED;
  readonly brief = BRIEF;
  readonly ChoiceOwner = ChoiceOwner;
  private readonly box: CityBox;

  constructor(private readonly table: TableContext) {
    this.box = table.box as CityBox;
    this.components = new CityComponents(this.box);
  }

  screen(view: View): PhaseScreen | null {
    return screenOf(view as CityView);
  }

  /** A cube of the supply chain is named by type and price. */
  goesTo({ verb, args }: Choice, domain: string, key: string): boolean | null {
    if (domain !== "cube") return null;
    const [resource, price] = key.split("@");
    if (args.resource !== resource) return false;
    return verb.id === "order_row" || (verb.id === "order" && args.price === price);
  }

  heading({ verb, args, notation }: Choice): string | null {
    const effect = verb.id === PLACE && this.components.spaceEffect(args.space ?? "");
    if (effect) return effectHeading(effect);
    return notation === CONFIRM ? "answers.city.confirm.group" : null;
  }

  outcome(notation: string, server: PreviewSource): Previewed | undefined {
    return previewWithSale(notation, server);
  }

  card(choice: Choice, { changes, company: asked, dense }: CardContext): CardDrawing {
    const { seat, latest } = this.table.state;
    const company = actor(choice, asked);
    const view = latest?.view ?? null;
    const { box, components } = this;
    const { reported } = this.table.words;
    return {
      icons: cardIcons(choice, { changes, company, seat, view, box, components, reported, dense }),
      amount: cardAmount(choice, changes, company, seat),
      notes: this.notes(choice),
    };
  }

  /** Which building to choose takes a few words each. */
  isTall({ choices }: Card): boolean {
    return choices.every(({ verb }) => choosesBuilding(verb.id));
  }

  cardTitle(choice: Choice, asked: Data | undefined): string {
    return cardTitle(this.table.names, choice, asked);
  }

  refusedTitle(choice: Choice): string {
    return refusedTitle(this.table.names, choice);
  }

  shortReason(refusal: Problem): string | null {
    return factoryReason(this.table.names, refusal, this.table.state.shown?.view ?? null);
  }

  /** A deal names its certificate and its price; a cube is drawn. */
  chip({ args, notation }: Choice, { args: differing, dense, outcome }: ChipContext): Chip {
    if (args.certificate !== undefined)
      return {
        label: certificateName(args, dense),
        amount: amountOf(outcome(notation)?.changes, null, this.table.state.seat),
        ...(args.source === "bank" && { mark: "bank" }),
      };
    const key = args[differing[0] ?? ""] ?? "";
    return differing.length === 1 && CUBES.has(key) ? { icon: key } : {};
  }

  rowIcons({ domain, name }: Card): EffectIcon[] {
    return domain === "space" ? printedIcons(this.components.spaceEffect(name)) : [];
  }

  chipsInColumn({ choices }: Card): number {
    return choices[0]?.args.certificate ? DEALS_IN_COLUMN : CHIPS_IN_COLUMN;
  }

  /** A cube has the same key all game: a row of keys for the cheapest of each type, one for the next;
   *  and so have spaces, companies and factories. */
  keyOf(choice: Choice): string | null {
    const view = this.table.state.latest?.view as CityView | undefined;
    return cubeKey(choice, view, this.box) ?? stableKey(choice, view, this.table.words.domains);
  }

  /** What a building in hand does, and what it brings besides. */
  private notes({ verb, args }: Choice): string[] {
    const space = args.space ?? "";
    const printed = this.box.spaces.find((one) => one.space === space);
    if (!printed || !choosesBuilding(verb.id)) return [];
    return [this.table.names.about("space", space), buildingNote(printed)].filter(Boolean);
  }

  /** Purchases and trades in a row are a plan. */
  lineTitle(line: string[]): string | null {
    return line.length > 1 ? planTitle(this.table, line) : null;
  }

  facts(): string[] {
    const { shown, seat } = this.table.state;
    const view = shown?.view as CityView | null | undefined;
    const own = view?.seats.find((one) => one.seat === seat);
    if (!view || !own) return [];
    const told = [say("decide.eye.cash", { amount: own.cash })];
    if (view.phase === "action") told.push(say("decide.eye.partners", { count: own.ready }));
    if (view.phase === "stock")
      told.push(say("decide.eye.papers", { count: own.certificates, limit: own.limit }));
    return told;
  }
}
