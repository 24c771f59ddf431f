import { beforeEach, expect, test, vi } from "vitest";

import type { Chair } from "../../api/types";
import type { TableState } from "../../state/table/table.svelte";

const server = vi.hoisted(() => ({ put: [] as [string, unknown][], refuses: null as unknown }));
vi.mock("../../api/http", async (original) => ({
  ...(await original<typeof import("../../api/http")>()),
  put: (path: string, body: unknown) => {
    server.put.push([path, body]);
    return server.refuses === null ? Promise.resolve() : Promise.reject(server.refuses as Error);
  },
}));
vi.mock("../../state/guests/guest.svelte", () => ({ guest: {} }));

const { Refused } = await import("../../api/http");
const { fillSeat } = await import("./seatActions");

const tableWith = (who: Chair["who"]): TableState =>
  ({
    id: "t",
    seats: [{ seat: "blue", who } as Chair],
    refreshSeats: () => Promise.resolve(),
  }) as unknown as TableState;

beforeEach(() => Object.assign(server, { put: [], refuses: null }));

test("a bot gets a seat only as long as it is open", async () => {
  await fillSeat(tableWith("person"), "blue", "bot");
  expect(server.put).toEqual([]);
  await fillSeat(tableWith("open"), "blue", "bot");
  expect(server.put).toEqual([
    ["/api/tables/t/seats/blue", { who: "bot", bot: "bot", only_open: true }],
  ]);
});

test("that somebody was faster is no problem; anything else is", async () => {
  server.refuses = new Refused({ key: "seat_taken", text: "" }, 409);
  await fillSeat(tableWith("open"), "blue", "bot");
  server.refuses = new Refused({ key: "forbidden", text: "" }, 403);
  await expect(fillSeat(tableWith("open"), "blue", "bot")).rejects.toBe(server.refuses);
});
