import { expect, it } from "vitest";

import type { Change } from "../../../../api/types";
import { takenFrom } from "./payments";

const change = (path: string, before: number, after: number): Change =>
  ({ path, before, after }) as Change;

it("tells what is taken from one's own stock, and nothing else", () => {
  const changes = [
    change("seats.blue.wild", 3, 0),
    change("seats.blue.tokens.lumber", 5, 4),
    change("seats.blue.reputation", 7, 8),
    change("seats.green.favor", 1, 2),
  ];
  expect(takenFrom("blue", changes)).toEqual([
    { kind: "lumber", by: -1 },
    { kind: "wild", by: -3 },
  ]);
});
