// Raising's table as the page draws it: the view, the printed components, and what a look would change.

import { getContext, setContext } from "svelte";

import type {
  Auction,
  CouncilMember,
  EmptyPlotTile,
  Enclosure,
  NeighborhoodSpace,
  NeighborhoodTile,
  OwnerColor,
  Plot,
  PlotOfView,
  PrestigeBuilding,
  Project,
  RaisingBox,
  RaisingSeat,
  RaisingView,
  ResourceCard,
  Ward,
  WardToken,
} from "../../api/raising";
import type { Change } from "../../api/types";
import type { DecideContext } from "../../decide/context";
import { say } from "../../words/say.svelte";
import { companyLetter, companyName } from "./companies";

/** The place of the upper-left square among those of its card. */
export const UPPER_LEFT = 0;

/** Find things by one of their fields. */
const by = <Thing>(things: Thing[], key: (thing: Thing) => string): Map<string, Thing> =>
  new Map(things.map((thing) => [key(thing), thing]));

export class Raising {
  readonly box: RaisingBox;
  private readonly plots: Map<string, Plot>;
  private readonly projects: Map<string, Project>;
  private readonly prestigeBuildings: Map<string, PrestigeBuilding>;
  private readonly tiles: Map<string, EmptyPlotTile>;
  private readonly neighborhoodTiles: Map<string, NeighborhoodTile>;
  private readonly enclosures: Map<string, Enclosure>;
  private readonly cards: Map<string, ResourceCard>;
  private readonly tokens: Map<string, WardToken>;
  private readonly members: Map<string, CouncilMember>;

  constructor(readonly context: DecideContext) {
    this.box = context.box as RaisingBox;
    this.plots = by(this.box.plots, (one) => one.plot);
    this.projects = by(this.box.projects, (one) => one.project);
    this.prestigeBuildings = by(this.box.prestige, (one) => one.prestige);
    this.tiles = by(this.box.tiles, (one) => one.tile);
    this.neighborhoodTiles = by(this.box.neighborhoods, (one) => one.neighborhood);
    this.enclosures = by(this.box.board.neighborhoods, (one) => one.space);
    this.cards = by(this.box.cards, (one) => one.card);
    this.tokens = by(this.box.tokens, (one) => one.token);
    this.members = by(this.box.members, (one) => one.member);
  }

  view: RaisingView = $derived.by(() => this.context.state.shown?.view as RaisingView);

  /** What the answer that is looked at would change. */
  changes: Map<string, Change> = $derived.by(() => {
    const { decide, state } = this.context;
    const changes = (state.mayAnswer ? decide.currentPreview?.changes : undefined) ?? [];
    return by(changes, (one) => one.path);
  });

  me: string | null = $derived.by(() => this.context.state.seat);
  mine: RaisingSeat | undefined = $derived.by(() => this.seat(this.me ?? ""));
  /** The other players, in the order of the table. */
  others: RaisingSeat[] = $derived.by(() => this.view.seats.filter((one) => one.seat !== this.me));
  /** The seats that are asked something. */
  asked: string[] = $derived.by(() => this.context.state.shown?.asked ?? []);
  isMyTurn: boolean = $derived.by(() => this.me !== null && this.asked.includes(this.me));

  // What stands on the table

  private seats: Map<string, RaisingSeat> = $derived.by(() =>
    by(this.view.seats, (one) => one.seat),
  );
  private auctions: Map<string, Auction> = $derived.by(() =>
    by(this.view.auctions, (one) => one.space),
  );
  private stands: Map<string, PlotOfView> = $derived.by(() =>
    by(this.view.plots, (one) => one.plot),
  );
  private spaces: Map<string, NeighborhoodSpace> = $derived.by(() =>
    by(this.view.neighborhoods, (one) => one.space),
  );

  seat(key: string): RaisingSeat | undefined {
    return this.seats.get(key);
  }

  auction(space: string): Auction | undefined {
    return this.auctions.get(space);
  }

  /** Return what is told of the upper-left square of a card, if it is the square at this place. */
  upperLeft(space: string, at: number): Auction["upper_left"] | undefined {
    return at === UPPER_LEFT ? this.auction(space)?.upper_left : undefined;
  }

  /** Return what stands on a plot. */
  standing(plot: string): PlotOfView | undefined {
    return this.stands.get(plot);
  }

  neighborhoodSpace(space: string): NeighborhoodSpace | undefined {
    return this.spaces.get(space);
  }

  ward(number: number): Ward | undefined {
    return this.view.wards.find((one) => one.ward === number);
  }

  /** The number that would stand there after the answer that is looked at, if it differs. */
  after(path: string): number | undefined {
    const after = this.changes.get(path)?.after;
    return typeof after === "number" ? after : undefined;
  }

  // What is printed

  plot(key: string): Plot | undefined {
    return this.plots.get(key);
  }

  project(key: string): Project | undefined {
    return this.projects.get(key);
  }

  prestige(key: string): PrestigeBuilding | undefined {
    return this.prestigeBuildings.get(key);
  }

  /** Return an empty plot tile. */
  tile(key: string): EmptyPlotTile | undefined {
    return this.tiles.get(key);
  }

  /** Return a neighborhood tile. */
  neighborhood(key: string): NeighborhoodTile | undefined {
    return this.neighborhoodTiles.get(key);
  }

  /** Return which plots lie around a neighborhood space. */
  enclosure(space: string): Enclosure | undefined {
    return this.enclosures.get(space);
  }

  card(key: string): ResourceCard | undefined {
    return this.cards.get(key);
  }

  wardToken(key: string): WardToken | undefined {
    return this.tokens.get(key);
  }

  member(key: string): CouncilMember | undefined {
    return this.members.get(key);
  }

  // What somebody is called

  /** Return the whole name of the company of a color. */
  company(color: OwnerColor): string {
    return companyName(this.box.board, color);
  }

  /** Return what a company is called where there is little room: its first founder. */
  companyShort(color: OwnerColor): string {
    return this.company(color).split(/ [&+] /)[0] ?? color;
  }

  /** Return the letter on the tokens of a company. */
  letter(color: OwnerColor): string {
    return companyLetter(this.box.board, color);
  }

  isPlayed(color: OwnerColor): boolean {
    return this.box.seats.includes(color);
  }

  /** What a player is called beside their badge, which tells players of one name apart. */
  person(color: OwnerColor): string {
    if (color === this.me) return say("raising.you");
    return this.isPlayed(color) ? this.context.names.called(color) : say("raising.nonplayer");
  }

  /** Return the whole words for whoever has a color: the player with the company. */
  owner(color: OwnerColor): string {
    return say("raising.owner", { person: this.person(color), company: this.company(color) });
  }
}

const KEY = Symbol("raising");

export const setRaising = (context: DecideContext): Raising =>
  setContext(KEY, new Raising(context));
export const getRaising = (): Raising => getContext<Raising>(KEY);
