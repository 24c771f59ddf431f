import { expect, test, vi } from "vitest";

import { Refused } from "../../api/http";
import type { Entry, Looked } from "../../api/types";
import { looked, news, server, store } from "./server.fake";

vi.mock("../../api/tableSocket", async () => ({
  TableSocket: (await import("./server.fake")).TableSocket,
}));
vi.mock("../settings.svelte", () => ({ settings: { pace: "off" } }));
vi.mock("../../words/say.svelte", async () => {
  const { keep, kept } = await import("./server.fake");
  return { keep, kept };
});

const { TableState } = await import("./table.svelte");

test("the next question is shown when the answer before it is stored, not earlier", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const given = table.answer("end");
  server.handlers?.news(news(4));
  expect([table.latest?.number, table.busy]).toEqual([3, true]);
  await store();
  expect([await given, table.latest?.number, table.busy]).toEqual([true, 4, false]);
});

test("answers in a row are given to the questions in between, which are not shown", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const given = table.inOneGo(async () => (await table.answer("end")) && table.answer("end"));
  server.handlers?.news(news(4));
  await store();
  expect([table.latest?.number, table.newest?.number]).toEqual([3, 4]);
  server.handlers?.news(news(5));
  await store();
  expect([await given, table.latest?.number, table.busy]).toEqual([true, 5, false]);
});

test("news that come late do not take the table back", () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(5));
  server.handlers?.news(news(4));
  expect(table.latest?.number).toBe(5);
});

test("an answer that is out when one sits anew holds nothing back, and is no problem there", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const given = table.answer("end");
  table.sit("blue");
  expect(await given).toBe(false);
  server.handlers?.news(news(5));
  expect([table.latest?.number, table.busy, table.problem]).toEqual([5, false, null]);
});

test("a refusal is a problem as long as one sits there", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const given = table.answer("end");
  table.close();
  expect([await given, table.problem instanceof Refused]).toEqual([false, true]);
});

test("whoever sits anew sees nothing of the past that another seat looked at", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  await table.showAt(3);
  expect([table.at, table.past?.number]).toEqual([3, 3]);
  table.sit("blue");
  expect([table.at, table.past, table.sitting]).toEqual([null, null, 2]);
});

test("what is said holds no news back and makes nobody wait", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const said = table.chat("hello", null);
  server.handlers?.news(news(4));
  expect([table.latest?.number, table.busy, table.mayAnswer]).toEqual([4, false, true]);
  await store();
  expect(await said).toBe(true);
});

async function opened(found: Looked): Promise<InstanceType<typeof TableState>> {
  server.looked.push(() => Promise.resolve(found));
  const table = new TableState("t");
  await table.open(null);
  return table;
}

test("a table that was left while the server was asked opens no socket", async () => {
  server.looked.push(() => Promise.resolve(looked("red")));
  const table = new TableState("t");
  const opened = table.open(null);
  table.close();
  await opened;
  expect(server.sat).toEqual([]);
});

test("a table is shown before its socket opens, and then neither anew nor with all that happened", async () => {
  const table = await opened({ ...looked("red"), seat: "red", table: news(3).table });
  const greeting = table.latest;
  expect([greeting?.number, table.mayAnswer, table.hasEntries]).toEqual([3, true, false]);
  const entry: Entry = { number: 3, kind: "move", seat: "blue", at: 0, data: {}, events: [] };
  server.handlers?.news({ ...news(3), entries: [entry] });
  expect([table.latest === greeting, table.entries.length, table.hasEntries]).toEqual([
    true,
    1,
    true,
  ]);
  expect([table.playback.idle, table.playback.highlighted]).toEqual([true, []]);
});

test("a table that goes on while its socket opens is shown as it is then", async () => {
  const table = await opened({ ...looked("red"), seat: "red", table: news(3).table });
  server.handlers?.news(news(4));
  expect(table.latest?.number).toBe(4);
});

test("what another seat sees is not shown before the socket opens", async () => {
  const table = await opened({ ...looked("red"), seat: null, table: news(3).table });
  expect([table.seat, table.latest]).toEqual(["red", null]);
});

test("a table that is opened at a moment knows it at once", async () => {
  server.looked.push(
    () => Promise.resolve(looked("red")),
    () => Promise.resolve({ ...looked("red"), seat: "red" }),
  );
  const table = new TableState("t");
  await table.open(null, 5);
  expect([table.seat, table.history.known(5) !== undefined]).toEqual(["red", true]);
});

test("a moment that another seat saw is not kept, and one that is not there is left out", async () => {
  server.looked.push(
    () => Promise.resolve(looked("red")),
    () => Promise.resolve({ ...looked("red"), seat: "blue" }),
  );
  const table = new TableState("t");
  await table.open("blue", 5);
  expect([table.seat, table.history.known(5)]).toEqual(["red", undefined]);
  server.looked.push(
    () => Promise.resolve(looked("red")),
    () => Promise.reject(new Error("no such moment")),
  );
  const other = new TableState("t");
  await other.open(null, 5000);
  expect([other.seat, other.history.known(5000)]).toEqual(["red", undefined]);
});

test("news that were held are highlighted together when they are shown", async () => {
  const table = new TableState("t");
  table.sit("red");
  server.handlers?.news(news(3));
  const given = table.answer("end");
  for (const number of [4, 5]) {
    const events = [{ kind: "passed", data: { seat: "blue" }, text: "Blue passes" }];
    const entry: Entry = { number, kind: "move", seat: "blue", at: 0, data: {}, events };
    server.handlers?.news({ ...news(number), entries: [entry] });
  }
  await store();
  await given;
  expect(table.playback.highlighted.map((one) => one.number)).toEqual([4, 5]);
});

test("a refusal is gone with its question or its seat, and nothing that is said ends it", async () => {
  const table = new TableState("t");
  const refusal = new Error("not allowed");
  for (const end of [() => server.handlers?.news(news(4)), () => table.sit("blue")]) {
    table.sit("red");
    server.handlers?.news(news(3));
    table.problem = refusal;
    void table.chat("hello", null);
    server.handlers?.news({ ...news(3), entries: [] });
    expect(table.problem).toBe(refusal);
    end();
    expect(table.problem).toBe(null);
  }
});
