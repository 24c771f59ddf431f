import { expect, test } from "vitest";

import type { Auction, RaisingView } from "../../../api/raising";
import { rivalBid } from "./rival";

const turns = ["blue", "green", "purple", "blue"].map((seat) => ({
  seat,
  nonplayer: false,
})) as RaisingView["turns"];
const after = (leader: string): Auction["after_bid"][string] => ({
  markers: { blue: 2, [leader]: 2 },
  leader,
  lead_by: "further_left",
});

test("a rival who would lead matters most, though another one acts before", () => {
  const told = { blue: after("blue"), green: after("blue"), purple: after("purple") };
  expect(rivalBid({ turns }, { after_bid: told }, "blue")?.color).toBe("purple");
});

test("if nobody would, it is the one who acts next; and nobody if no other has a marker left", () => {
  const told = { blue: after("blue"), green: after("blue"), purple: after("blue") };
  expect(rivalBid({ turns }, { after_bid: told }, "blue")?.color).toBe("green");
  expect(rivalBid({ turns }, { after_bid: { blue: after("blue") } }, "blue")).toBeNull();
});
