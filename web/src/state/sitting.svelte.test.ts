import { expect, test, vi } from "vitest";

import { Refused } from "../api/http";
import type { Looked, Welcome } from "../api/types";
import { browser, looked, news, server, settled, tell } from "./server.fake";

vi.mock("../api/wire", async () => ({ Wire: (await import("./server.fake")).Wire }));
vi.mock("./settings.svelte", () => ({ settings: { pace: "off" } }));
vi.mock("../words/say.svelte", async () => {
  const { keep, kept } = await import("./server.fake");
  return { keep, kept };
});

const { TableState } = await import("./table.svelte");

/** A device that has several seats, and waits for one of them to be shown. */
async function shared(...mine: string[]): Promise<InstanceType<typeof TableState>> {
  server.looked.push(() => Promise.resolve(looked(...mine)));
  const table = new TableState("t");
  await table.open(null);
  return table;
}

test("of several own seats none is shown before the curtain is lifted, and the next is not either", async () => {
  const table = await shared("red", "blue");
  server.heard?.news(news(3));
  expect([table.seat, table.hidden]).toEqual(["red", "red"]);
  table.curtain.lift(false);
  expect([table.seat, table.hidden]).toEqual(["red", null]);
  table.sit("blue");
  server.heard?.news(news(3));
  expect(table.hidden).toBe("blue");
  expect((await shared("red", "blue")).hidden).toBe("red"); // the page was loaded anew
});

test("whoever gives up or loses the shown seat does not see the other one", async () => {
  const table = await shared("red", "blue");
  table.curtain.lift(false);
  await tell(looked("blue"));
  expect([table.seat, table.hidden]).toEqual(["blue", "blue"]);
  await tell(looked());
  expect([table.seat, table.hidden]).toEqual([null, null]); // whoever looks on sees no hand
  await tell(looked("red"));
  expect([table.seat, table.hidden]).toEqual(["red", "red"]);
});

test("a second seat lets the curtain fall, however one hears of it", async () => {
  const table = await shared("red");
  expect(table.hidden).toBe(null);
  const welcome = { ...news(3), ...looked("red", "blue"), type: "welcome", table: news(3).table };
  server.heard?.news(welcome as unknown as Welcome);
  expect(table.hidden).toBe("red");
});

test("a game that begins is not shown before it is known whose seats are here", async () => {
  const table = await shared("red");
  const waiting = news(2);
  waiting.table.status = "waiting";
  server.heard?.news(waiting);
  let answer: (found: Looked) => void = () => undefined;
  server.looked.push(() => new Promise((done) => (answer = done)));
  server.heard?.news({ ...news(3), seats: [] });
  expect(table.latest?.status).toBe("waiting");
  answer(looked("red", "blue"));
  await settled();
  expect([table.latest?.status, table.hidden]).toEqual(["playing", "red"]);
});

test("one person with several seats begins with the one that is asked, without a curtain", async () => {
  browser.set("alone-t", "yes");
  const found = looked("red", "blue");
  found.table.asked = ["blue"];
  server.looked.push(() => Promise.resolve(found));
  const table = new TableState("t");
  await table.open(null);
  expect([table.seat, table.hidden]).toEqual(["blue", null]);
});

test("an old word about who sits where does not count after a newer one", async () => {
  const table = await shared("red");
  let late: (found: Looked) => void = () => undefined;
  server.looked.push(() => new Promise((done) => (late = done)));
  server.heard?.doubt();
  const newer = looked("red");
  newer.table.number = 5;
  await tell(newer);
  const older = looked("blue");
  older.table.number = 4;
  late(older);
  await settled();
  expect([server.sat, table.seats]).toEqual([["red"], newer.seats]);
});

test("whoever lost the seat looks on, and whoever keeps it stays in it", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.looked.push(() => Promise.resolve(looked("red")));
  server.heard?.doubt();
  await settled();
  expect(server.sat).toEqual(["red"]);
  server.looked.push(() => Promise.resolve(looked()));
  server.heard?.doubt();
  await settled();
  expect(server.sat).toEqual(["red", null]);
});

test("a server that does not answer leaves the wire trying; one that refuses ends it", async () => {
  const table = new TableState("t");
  table.sit(null);
  server.heard?.doubt();
  await settled();
  expect([server.closed, table.shut]).toEqual([0, null]);
  const refusal = new Refused({ key: "not_found", text: "" }, 404);
  server.looked.push(() => Promise.reject(refusal));
  server.heard?.doubt();
  await settled();
  expect([server.closed, table.shut]).toEqual([1, refusal]);
});
