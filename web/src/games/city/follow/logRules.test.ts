import { expect, test } from "vitest";

import type { Entry, GameEvent } from "../../../api/types";
import { event, move } from "../../../state/entries.fake";
import { emptyLog, extendLog } from "../../../follow/log/gameLog";
import { summarize, type LineSummary } from "../../../follow/log/logLines";
import { CITY_LOG } from "./logRules";

const groupsOf = (...entries: Entry[]) => extendLog(emptyLog(CITY_LOG), entries).groups;
const linesOf = (...entries: Entry[]): string[] =>
  groupsOf(...entries).flatMap(({ lines }) =>
    lines.map(
      ({ seat, steps }) =>
        `${seat}: ${steps.flatMap(({ events }) => events.map((one) => one.kind)).join("+")}`,
    ),
  );

function told(...events: GameEvent[]): LineSummary | undefined {
  const { groups, rules } = extendLog(emptyLog(CITY_LOG), [move(1, "red", ...events)]);
  const line = groups[0]?.lines[0];
  return line && summarize(line, rules);
}

test("a decade, a phase and a company that operates open a part of the log", () => {
  const groups = groupsOf(
    move(
      1,
      "red",
      event("decade_began", { year: 1880 }),
      event("phase_began", { phase: "operating" }),
      event("operated", { company: "swift" }),
      event("shipped", { company: "swift" }),
      event("phase_began", { phase: "cleanup" }),
      event("workers_came"),
    ),
  );
  expect(groups.map(({ period }) => [period.year, period.phase, period.company])).toEqual([
    [1880, "operating", "swift"],
    [1880, "cleanup", null],
  ]);
});

test("a partner that everybody gains is nobody's doing", () => {
  const gained = event("partner_gained", { seat: "blue" });
  expect(linesOf(move(1, "red", gained))).toEqual(["null: partner_gained"]);
});

test("goods that are sold one by one are told once, and so are cubes of a type", () => {
  const sold = (amount: number) => event("shipped", { company: "swift", place: "inner", amount });
  const bought = (resource: string, amount: number) =>
    event("cube_bought", { company: "swift", resource, amount });
  const { groups, rules } = extendLog(emptyLog(CITY_LOG), [
    move(1, "red", bought("coal", 10)),
    move(2, "red", bought("steel", 20)),
    move(3, "red", bought("steel", 30)),
    move(4, "red", sold(50)),
    move(5, "red", sold(50), event("tile_filled", { company: "swift", amount: 20 })),
  ]);
  const said = groups[0]?.lines.map((line) => {
    const { main, minor, amount } = summarize(line, rules);
    return [main, ...minor]
      .map((one) => [one?.event.kind, one?.event.data.amount])
      .concat([[amount]]);
  });
  expect(said).toEqual([
    [["cube_bought", 10], ["cube_bought.several", 50], [-60]],
    [["shipped.several", 100], ["tile_filled", 20], [120]],
  ]);
});

test("what is forced says why, and so does a purchase after which nothing can be bought", () => {
  const forced = (answer: string) => event("forced", { seat: "red", answer });
  const bought = event("cube_bought", { company: "swift", resource: "coal", amount: 10 });
  const { groups } = extendLog(emptyLog(CITY_LOG), [
    move(
      1,
      "red",
      bought,
      forced("done"),
      forced("withhold"),
      event("withheld", { company: "swift" }),
    ),
    move(
      2,
      "blue",
      event("passed", { seat: "blue" }),
      forced("pass"),
      event("passed", { seat: "red" }),
    ),
  ]);
  expect(groups.flatMap(({ lines }) => lines.map((one) => one.why))).toEqual([
    "follow.city.no_more_cubes",
    "follow.forced",
    null,
    "follow.city.nothing_to_deal",
  ]);
});

test("what follows from placing a partner stands with it, another partner does not", () => {
  const placed = event("placed", { seat: "red", company: "swift" });
  const bought = event("asset_bought", { company: "swift", amount: 40 });
  expect(linesOf(move(1, "red", placed), move(2, "red", bought), move(3, "red", placed))).toEqual([
    "red: placed+asset_bought",
    "red: placed",
  ]);
});

test("a line shows what a company paid in all, not what others got", () => {
  const found = told(
    event("placed", { seat: "red", company: "swift" }),
    event("spent", { company: "swift", amount: 20 }),
    event("paid_owner", { seat: "blue", amount: 20 }),
    event("hired", { company: "swift", amount: 30 }),
  );
  expect(found?.amount).toBe(-50);
  expect(found?.minor.map((one) => one.event.kind)).toEqual(["paid_owner", "hired"]);
});

test("a line shows the cash of a player who trades shares, and nothing where no money moved", () => {
  const traded = { seat: "red", company: "swift", amount: 70 };
  const amounts = ["sold", "bought"].map((kind) => told(event(kind, traded))?.amount);
  expect(amounts).toEqual([70, -70]);
  expect(told(event("built", { seat: "red" }))?.amount).toBeNull();
});
