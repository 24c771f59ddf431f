import { describe, expect, it, vi } from "vitest";

import type { RaisingBox, RaisingSeat, RaisingView } from "../../../api/raising";
import type { TableContext } from "../../../state/context";
import { overheads } from "../../../follow/sheet/spreadsheet";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { auctionSheet, meansSheet, sheets, worksSheet } = await import("./sheets");

const resources = (lumber: number, jackscrew: number, masonry: number) => ({
  lumber,
  jackscrew,
  masonry,
});
const seat = (key: string, more: object): RaisingSeat =>
  ({
    seat: key,
    reputation: 4,
    poverty: { steps: 2, costs: 3 },
    tokens: resources(2, 1, 0),
    wild: 1,
    favor: 0,
    perms: resources(1, 0, 0),
    tracks: resources(5, 3, 2),
    markers: { board: 3, supply: 20 },
    symbols: { train: 1, asterisk: 0 },
    letters: { a: 2, b: 0 },
    open_letters: 1,
    levels: 7,
    expansions: 1,
    tiles: ["4"],
    neighborhoods: ["2", "9"],
    finals: [],
    sections: [
      { resource: "lumber", is_complete: true, by: null },
      { resource: "jackscrew", is_complete: false, by: "favor" },
      { resource: "masonry", is_complete: false, by: null },
    ],
    ...more,
  }) as unknown as RaisingSeat;

const VIEW = {
  ranking: ["purple", "blue"],
  seats: [seat("blue", {}), seat("purple", { reputation: 9 })],
  wards: [
    { ward: 1, levels: { blue: 4, green: 1 } },
    { ward: 2, levels: { blue: 1 } },
  ],
  auctions: [
    {
      space: "i",
      project: "12",
      markers: { blue: 2, green: 1 },
      leader: "blue",
      lead_by: "most_markers",
      won_by: null,
      uncovered: resources(0, 1, 0),
      costs: {
        blue: { net: resources(1, 0, 2), lacking: resources(0, 0, 2), payable: null },
        purple: { net: resources(2, 1, 2), lacking: resources(0, 0, 0), payable: "tokens" },
      },
    },
    { space: "ii", project: null, markers: {}, costs: {} },
  ],
} as unknown as RaisingView;
const BOX = {
  board: {
    resources: ["lumber", "jackscrew", "masonry"],
    symbols: ["train", "asterisk"],
    letters: ["a", "b"],
    nonplayer: "green",
  },
  projects: [{ project: "12", cost: { lumber: 2, jackscrew: 1, masonry: 2 } }],
} as unknown as RaisingBox;

describe("the spreadsheet of Raising", () => {
  it("lists players as they rank, with what they can use", () => {
    const { rows, columns } = meansSheet(VIEW, BOX);
    expect(rows.map((row) => row.key)).toEqual(["purple", "blue"]);
    expect(rows[1]?.cells).toMatchObject({
      reputation: 4,
      poverty: 2,
      poverty_costs: 3,
      "tokens.lumber": 2,
      "permanent.lumber": 1,
      "tracks.masonry": 2,
      bidding: 3,
      bid: 2,
      supply: 20,
    });
    expect(overheads(columns).map(({ group, width }) => [group, width])).toEqual([
      ["", 1],
      ["poverty", 2],
      ["tokens", 5],
      ["permanent", 3],
      ["tracks", 3],
      ["markers", 3],
    ]);
  });

  it("tells levels by ward, and those outside of all wards", () => {
    const { rows } = worksSheet(VIEW, BOX);
    expect(rows[1]?.cells).toMatchObject({ "wards.1": 4, "wards.2": 1, moved: 2, levels: 7 });
  });

  it("counts cards by letter, tiles, and sections that are or would be complete", () => {
    const { rows } = worksSheet(VIEW, BOX);
    expect(rows[1]?.cells).toMatchObject({
      "letters.a": 2,
      open_letters: 1,
      tiles: 1,
      neighborhoods: 2,
      sections: 2,
    });
  });

  it("has a row for each project, with markers of every color and what each player pays", () => {
    const { rows, columns } = auctionSheet(VIEW, BOX);
    expect(rows.map((row) => row.key)).toEqual(["12"]);
    expect(rows[0]?.cells).toMatchObject({
      leader: "blue",
      on_blue: 2,
      on_purple: 0,
      on_green: 1,
      "uncovered.jackscrew": 1,
      "cost.masonry": 2,
      "net_blue.masonry": 2,
      lacking_blue: 2,
      lacking_purple: 0,
    });
    expect(overheads(columns).filter((one) => one.group === "net")).toEqual([
      { group: "net", seat: "blue", width: 4 },
      { group: "net", seat: "purple", width: 4 },
    ]);
  });

  it("has no sheet of projects once all are resolved", () => {
    const table = { box: BOX, names: {} } as unknown as TableContext;
    const titles = (view: RaisingView) => sheets(view, table).map((one) => one.title);
    expect(titles(VIEW)).toEqual(["sheet.means", "sheet.works", "sheet.auctions"]);
    expect(titles({ ...VIEW, auctions: [] })).toEqual(["sheet.means", "sheet.works"]);
  });

  it("has a cell for every column", () => {
    for (const { rows, columns } of [meansSheet, worksSheet, auctionSheet].map((one) =>
      one(VIEW, BOX),
    ))
      for (const row of rows)
        expect(columns.map((one) => one.key).filter((key) => !(key in row.cells))).toEqual([]);
  });
});
