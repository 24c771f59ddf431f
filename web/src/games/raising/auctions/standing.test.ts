import { expect, test } from "vitest";

import { canStillWin, leadWords, markerCounts, nameAndStreet, scoreText } from "./standing";

test("the leader comes first, also in a tie, and nobody without a marker", () => {
  const counts = markerCounts({
    markers: { green: 2, white: 0, purple: 1, blue: 2 },
    leader: "blue",
  });
  expect(counts.map((one) => one.color)).toEqual(["blue", "green", "purple"]);
  expect(scoreText(counts)).toBe("2–2–1");
});

test("whoever is alone leads to nothing", () => {
  const alone = { markers: { blue: 2 }, leader: "blue", lead_by: "most_markers" as const };
  expect(scoreText(markerCounts(alone))).toBe("2–0");
  expect(leadWords(alone)).toBe("raising.term.tie.project.alone");
  expect(leadWords({ ...alone, markers: { blue: 2, green: 1 } })).toBe(
    "raising.term.tie.project.most_markers",
  );
  expect(leadWords({ markers: {}, leader: null, lead_by: null })).toBeNull();
});

test("those who need fewest markers are told first; those who cannot win are not", () => {
  const to_lead = { green: 2, blue: 0, white: null as unknown as number, purple: 1 };
  expect(canStillWin({ to_lead }).map((one) => one.color)).toEqual(["blue", "purple", "green"]);
});

test("the street stands after the last comma of a name", () => {
  expect(nameAndStreet("Hall, old, Lake Street")).toEqual(["Hall, old", "Lake Street"]);
  expect(nameAndStreet("Union depot")).toEqual(["Union depot", ""]);
});
