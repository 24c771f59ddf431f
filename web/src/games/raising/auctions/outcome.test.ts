import { expect, test } from "vitest";

import type { Auction, RaisingView } from "../../../api/raising";
import type { Previewed } from "../../../api/types";
import { leadsOf, outcomeOf } from "./outcome";

const VIEW = {
  auctions: [
    { space: "i", markers: { green: 1 }, leader: "green", lead_by: "most_markers", certain: false },
  ],
} as unknown as RaisingView;

const told = (...changes: [path: string, after: unknown][]): Previewed =>
  ({ changes: changes.map(([path, after]) => ({ path, before: null, after })) }) as Previewed;

test("an auction after an answer has the leader, score and rule that the server tells", () => {
  const preview = told(
    ["auctions.0.markers.blue", 2],
    ["auctions.0.leader", "blue"],
    ["auctions.0.certain", true],
  );
  expect(outcomeOf(VIEW, preview, "i")).toMatchObject({
    leader: "blue",
    score: "2–1",
    rule: "raising.term.tie.project.most_markers",
    isCertain: true,
  });
});

test("as long as the server has not told, nothing is known", () => {
  expect(outcomeOf(VIEW, undefined, "i")).toBeNull();
  expect(outcomeOf(VIEW, told(), "vi")).toBeNull();
});

test("what one leads and what is certain are counted in all auctions", () => {
  const auctions = [
    { leader: "blue", certain: true },
    { leader: "blue", certain: false },
    { leader: "green", certain: true },
    { leader: null, certain: false },
  ] as unknown as Auction[];
  expect(leadsOf(auctions, "blue")).toEqual({ led: 2, certain: 1 });
});
