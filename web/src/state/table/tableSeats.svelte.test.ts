import { expect, test, vi } from "vitest";

import { Refused } from "../../api/http";
import type { Looked, Welcome } from "../../api/types";
import { browser, looked, news, server, settled, tell } from "./server.fake";

vi.mock("../../api/tableSocket", async () => ({
  TableSocket: (await import("./server.fake")).TableSocket,
}));
vi.mock("../settings.svelte", () => ({ settings: { pace: "off" } }));
vi.mock("../../words/say.svelte", async () => {
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

test("of several own seats none is shown before its player has the device, and the next is not either", async () => {
  const table = await shared("red", "blue");
  server.handlers?.news(news(3));
  expect([table.seat, table.hidden]).toEqual(["red", "red"]);
  table.handover.finish(false);
  expect([table.seat, table.hidden]).toEqual(["red", null]);
  table.sit("blue");
  server.handlers?.news(news(3));
  expect(table.hidden).toBe("blue");
  expect((await shared("red", "blue")).hidden).toBe("red"); // the page was loaded anew
});

test("whoever gives up or loses the shown seat does not see the other one", async () => {
  const table = await shared("red", "blue");
  table.handover.finish(false);
  await tell(looked("blue"));
  expect([table.seat, table.hidden]).toEqual(["blue", "blue"]);
  await tell(looked());
  expect([table.seat, table.hidden]).toEqual([null, null]); // whoever looks on sees no hand
  await tell(looked("red"));
  expect([table.seat, table.hidden]).toEqual(["red", "red"]);
});

test("a second seat hides the one that is shown, however one hears of it", async () => {
  const table = await shared("red");
  expect(table.hidden).toBe(null);
  const welcome = { ...news(3), ...looked("red", "blue"), type: "welcome", table: news(3).table };
  server.handlers?.news(welcome as unknown as Welcome);
  expect(table.hidden).toBe("red");
});

test("a game that begins is not shown before it is known whose seats are here", async () => {
  const table = await shared("red");
  const waiting = news(2);
  waiting.table.status = "waiting";
  server.handlers?.news(waiting);
  let answer: (found: Looked) => void = () => undefined;
  server.looked.push(() => new Promise((done) => (answer = done)));
  server.handlers?.news({ ...news(3), seats: [] });
  expect(table.latest?.status).toBe("waiting");
  answer(looked("red", "blue"));
  await settled();
  expect([table.latest?.status, table.hidden]).toEqual(["playing", "red"]);
});

test("one person with several seats begins with the one that is asked, with nothing hidden", async () => {
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
  server.handlers?.recheck();
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
  server.handlers?.recheck();
  await settled();
  expect(server.sat).toEqual(["red"]);
  server.looked.push(() => Promise.resolve(looked()));
  server.handlers?.recheck();
  await settled();
  expect(server.sat).toEqual(["red", null]);
});

test("a server that does not answer leaves the socket trying; one that refuses ends it", async () => {
  const table = new TableState("t");
  table.sit(null);
  server.handlers?.recheck();
  await settled();
  expect([server.closed, table.accessError]).toEqual([0, null]);
  const refusal = new Refused({ key: "not_found", text: "" }, 404);
  server.looked.push(() => Promise.reject(refusal));
  server.handlers?.recheck();
  await settled();
  expect([server.closed, table.accessError]).toEqual([1, refusal]);
});
