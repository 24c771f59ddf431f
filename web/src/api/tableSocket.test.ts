import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableSocket, type SocketHandlers } from "./tableSocket";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(number: number): void {
    this.readyState = FakeSocket.OPEN;
    this.say({ type: "welcome", entries: [], table: { number } });
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  answerPings(): void {
    for (const one of this.sent.splice(0))
      if (one.type === "ping") this.say({ type: "pong", id: one.id, now: 0 });
  }
}
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function handlers() {
  return {
    news: vi.fn<SocketHandlers["news"]>(),
    recheck: vi.fn<SocketHandlers["recheck"]>(),
    offline: vi.fn<SocketHandlers["offline"]>(),
    notice: vi.fn<SocketHandlers["notice"]>(),
  };
}

describe("the socket of a table", () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    page = new EventTarget();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { origin: "http://table" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says once, after the welcome, what was said before it", () => {
    const socket = new TableSocket("t", "red", handlers());
    void socket.send({ type: "preview" }).catch(() => undefined);
    last().readyState = FakeSocket.OPEN;
    void socket.send({ type: "answer" }).catch(() => undefined);
    expect(last().sent).toEqual([]);
    last().welcome(3);
    expect(last().sent.map((one) => one.type)).toEqual(["preview", "answer", "ping"]);
    socket.close();
  });

  it("tells whoever waits that no answer will come when it is closed, and keeps no timer", async () => {
    const socket = new TableSocket("t", "red", handlers());
    last().welcome(3);
    const given = socket.send({ type: "answer" });
    socket.close();
    await expect(given).rejects.toMatchObject({ key: "unreachable" });
    await expect(socket.send({ type: "answer" })).rejects.toMatchObject({ key: "unreachable" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends again what was not answered, and goes on from the last number", () => {
    const socket = new TableSocket("t", "red", handlers());
    last().welcome(3);
    void socket.send({ type: "answer" });
    const [, first] = last().sent;
    last().fail();
    vi.advanceTimersToNextTimer();
    last().welcome(4);
    expect(last().address).toContain("since=3");
    expect(last().sent).toContainEqual(first);
  });

  it("comes in anew without losing what was sent or what is known", () => {
    const given = handlers();
    const socket = new TableSocket("t", null, given);
    const old = last();
    old.welcome(3);
    socket.send({ type: "chat" }).catch(() => undefined);
    const [, first] = old.sent;
    socket.reopen();
    expect([old.readyState, FakeSocket.all.length]).toEqual([3, 2]);
    last().welcome(3);
    expect(last().address).toContain("since=3");
    expect(last().sent).toContainEqual(first);
    expect(given.offline).not.toHaveBeenCalledWith(true);
    socket.close();
    socket.reopen();
    expect(FakeSocket.all).toHaveLength(2); // whoever left stays away
  });

  it("takes a connection for dead that says nothing after a ping", () => {
    const given = handlers();
    new TableSocket("t", "red", given);
    const dead = last();
    dead.welcome(3);
    dead.answerPings();
    vi.advanceTimersByTime(20_000);
    expect(dead.sent.map((one) => one.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(10_000);
    expect([dead.readyState, given.offline.mock.lastCall]).toEqual([3, [true]]);
    vi.advanceTimersByTime(500);
    expect(last()).not.toBe(dead);
    last().welcome(3);
    expect(given.offline.mock.lastCall).toEqual([false]);
  });

  it("keeps a connection as long as each ping is answered", () => {
    new TableSocket("t", "red", handlers());
    last().welcome(3);
    for (let beat = 0; beat < 10; beat += 1) {
      last().answerPings();
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up a connection that never opens", () => {
    new TableSocket("t", "red", handlers());
    vi.advanceTimersByTime(30_500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tries at once when the network is back, and asks for a sign of life when one looks again", () => {
    new TableSocket("t", "red", handlers());
    last().welcome(3);
    last().answerPings();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent.map((one) => one.type)).toEqual(["ping"]);
    last().fail();
    page.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2); // the try that was planned is not made as well
  });

  it("goes on trying though it never got in, and doubts that it may", () => {
    const given = handlers();
    new TableSocket("t", null, given);
    for (let each = 0; each < 4; each += 1) {
      last().fail();
      vi.advanceTimersByTime(10_000);
    }
    expect([FakeSocket.all.length, given.recheck.mock.calls.length]).toEqual([5, 3]);
    last().welcome(1);
    expect(given.offline.mock.lastCall).toEqual([false]);
  });

  it("doubts at once when its seat was given to somebody else", () => {
    const given = handlers();
    new TableSocket("t", "red", given);
    last().welcome(3);
    last().fail(4003);
    expect(given.recheck).toHaveBeenCalledOnce();
  });
});
