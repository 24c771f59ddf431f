// Raising's table in figures: what the players have, what they have built and kept, and the auctions.

import type { RaisingBox, RaisingSeat, RaisingView } from "../../../api/raising";
import type { State } from "../../../api/types";
import {
  numberColumn,
  type Cell,
  type Column,
  type Sheet,
  type SheetRow,
  type TitledSheet,
} from "../../../follow/sheet/spreadsheet";
import type { TableContext } from "../../../state/context";
import { say } from "../../../words/say.svelte";
import { nameAndStreet, leadWords } from "../auctions/standing";
import AuctionSign from "./AuctionSign.svelte";

/** Return the spreadsheets of a table. */
export function sheets(view: State["view"], { box, names }: TableContext): TitledSheet[] {
  const [raising, printed] = [view as RaisingView, box as RaisingBox];
  const auctions = auctionSheet(raising, printed);
  const brief = (key: string): string => nameAndStreet(names.of("project", key))[0];
  const players = [
    { title: "sheet.means", sheet: meansSheet(raising, printed) },
    { title: "sheet.works", sheet: worksSheet(raising, printed) },
  ];
  if (!auctions.rows.length) return players; // all are resolved
  const sheet = { ...auctions, Sign: AuctionSign, brief };
  return [...players, { title: "sheet.auctions", sheet }];
}

/** Players as they rank now. */
const ranked = ({ ranking, seats }: RaisingView): RaisingSeat[] =>
  ranking.flatMap((key) => seats.find((one) => one.seat === key) ?? []);

/** Columns of one group, a symbol over each. */
const drawn = (group: string, keys: readonly string[], more: Partial<Column> = {}): Column[] =>
  keys.map((key) =>
    numberColumn(`${group}.${key}`, { group, domain: "resource", icon: `r-${key}`, ...more }),
  );
const cellsOf = (group: string, counts: object): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(counts).map(([key, value]) => [`${group}.${key}`, value as number]),
  );

/** What players can use: reputation and poverty, tokens, permanent resources, expertise, markers. */
export function meansSheet(view: RaisingView, { board }: RaisingBox): Sheet {
  const rows = ranked(view).map((one): SheetRow => {
    const { seat, reputation, poverty, tokens, wild, favor, perms, tracks, markers } = one;
    const bid = view.auctions.reduce((sum, auction) => sum + (auction.markers[seat] ?? 0), 0);
    return {
      key: seat,
      cells: {
        reputation,
        poverty: poverty.steps,
        poverty_costs: poverty.costs,
        ...cellsOf("tokens", tokens),
        wild,
        favor,
        ...cellsOf("permanent", perms),
        ...cellsOf("tracks", tracks),
        bidding: markers.board,
        bid,
        supply: markers.supply,
      },
    };
  });
  const columns: Column[] = [
    numberColumn("reputation"),
    numberColumn("poverty", { group: "poverty", isPlain: true }),
    numberColumn("poverty_costs", { group: "poverty", isPlain: true }),
    ...drawn("tokens", board.resources),
    numberColumn("wild", { group: "tokens", icon: "r-wild" }),
    numberColumn("favor", { group: "tokens", icon: "r-favor" }),
    ...drawn("permanent", board.resources),
    ...drawn("tracks", board.resources),
    ...["bidding", "bid", "supply"].map((key) => numberColumn(key, { group: "markers" })),
  ];
  return { of: "seat", columns, rows };
}

/** What players have built and kept: levels by ward, symbols, cards by letter, tiles, projects. */
export function worksSheet(view: RaisingView, { board }: RaisingBox): Sheet {
  const wards = view.wards.map(({ ward }) => ward);
  const rows = ranked(view).map((one): SheetRow => {
    const inWards = view.wards.map(({ ward, levels }): [number, number] => [
      ward,
      levels[one.seat] ?? 0,
    ]);
    const built = inWards.reduce((sum, [, levels]) => sum + levels, 0);
    return {
      key: one.seat,
      cells: {
        ...cellsOf("wards", Object.fromEntries(inWards)),
        moved: one.levels - built,
        levels: one.levels,
        ...cellsOf("symbols", one.symbols),
        ...cellsOf("letters", one.letters),
        open_letters: one.open_letters,
        expansions: one.expansions,
        tiles: one.tiles.length,
        neighborhoods: one.neighborhoods.length,
        finals: one.finals.length,
        sections: one.sections.filter((section) => section.is_complete || section.by).length,
      },
    };
  });
  const columns: Column[] = [
    ...wards.map((ward) => {
      const name = say("raising.term.ward", { ward });
      return numberColumn(`wards.${ward}`, { group: "wards", heading: `${ward}`, name });
    }),
    numberColumn("moved", { group: "wards", icon: "r-outskirts" }),
    numberColumn("levels", { group: "wards" }),
    ...drawn("symbols", board.symbols, { domain: "sign" }),
    ...board.letters.map((key) =>
      numberColumn(`letters.${key}`, { group: "letters", domain: "letter" }),
    ),
    numberColumn("open_letters", { group: "letters", heading: "✻" }),
    numberColumn("expansions", { group: "kept", icon: "r-expansions" }),
    numberColumn("tiles", { group: "kept", heading: say("sheet.tiles.short") }),
    numberColumn("neighborhoods", { group: "kept", icon: "r-neighborhood" }),
    numberColumn("finals", { group: "kept", icon: "r-final" }),
    numberColumn("sections", { group: "kept", icon: "r-personal-project" }),
  ];
  return { of: "seat", columns, rows };
}

/** The auctions: who leads and why, markers, what the winner takes, and what it costs each player. */
export function auctionSheet(view: RaisingView, { board, projects }: RaisingBox): Sheet {
  const colors = [
    ...view.seats.map((one) => one.seat),
    ...(board.nonplayer ? [board.nonplayer] : []),
  ];
  const rows = view.auctions.flatMap((auction): SheetRow[] => {
    const { project, markers, uncovered, costs } = auction;
    if (project === null) return [];
    const why = leadWords(auction);
    const cost = projects.find((one) => one.project === project)?.cost ?? {};
    const net = Object.entries(costs).flatMap(([seat, one]) => [
      ...Object.entries(cellsOf(`net_${seat}`, one.net)),
      [`lacking_${seat}`, Object.values(one.lacking).reduce((sum, part) => sum + part, 0)],
    ]) as [string, Cell][];
    const cells: Record<string, Cell> = {
      leader: auction.won_by ?? auction.leader,
      why: why && say(why),
      ...Object.fromEntries(colors.map((color) => [`on_${color}`, markers[color] ?? 0])),
      ...cellsOf("uncovered", uncovered),
      ...cellsOf("cost", Object.fromEntries(board.resources.map((one) => [one, cost[one] ?? 0]))),
      ...Object.fromEntries(net),
    };
    return [{ key: project, cells }];
  });
  const columns: Column[] = [
    { key: "leader", kind: "seat" },
    { key: "why", kind: "text" },
    ...colors.map((color) =>
      numberColumn(`on_${color}`, {
        seat: color,
        isSign: true,
        ...(color === board.nonplayer && { name: say("raising.nonplayer") }),
        group: "on_card",
        isPlain: true,
      }),
    ),
    ...drawn("uncovered", board.resources, { isPlain: true }),
    ...drawn("cost", board.resources, { isPlain: true }),
    ...view.seats.flatMap(({ seat }) => [
      ...drawn(`net_${seat}`, board.resources, { group: "net", groupSeat: seat, isPlain: true }),
      numberColumn(`lacking_${seat}`, {
        name: say("sheet.lacking"),
        heading: "−",
        group: "net",
        groupSeat: seat,
        isPlain: true,
      }),
    ]),
  ];
  return { of: "project", columns, rows };
}
