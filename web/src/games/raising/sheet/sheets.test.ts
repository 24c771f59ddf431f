import { expect, test } from "vitest";

import { overheads } from "../../../follow/sheet/spreadsheet";
import { boardSheet } from "./sheets";

test("groups what a player of Raising has", () => {
  const seat = {
    seat: "red",
    reputation: 4,
    tokens: { lumber: 2 },
    tracks: { lumber: 5 },
    pile: ["7"],
  };
  const sheet = boardSheet([seat]);
  expect(sheet.rows[0]?.cells).toEqual({ reputation: 4, "tokens.lumber": 2, "tracks.lumber": 5 });
  expect(overheads(sheet.columns)).toEqual([
    { group: "", width: 4 },
    { group: "tokens", width: 3 },
    { group: "markers", width: 2 },
    { group: "tracks", width: 1 },
  ]);
});
