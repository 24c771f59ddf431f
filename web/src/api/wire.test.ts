import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Wire, type Heard } from "./wire";

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
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
    this.readyState = Line.OPEN;
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
const last = (): Line => Line.all.at(-1) as Line;

function heard() {
  return {
    news: vi.fn<Heard["news"]>(),
    doubt: vi.fn<Heard["doubt"]>(),
    away: vi.fn<Heard["away"]>(),
    notice: vi.fn<Heard["notice"]>(),
  };
}

describe("the wire", () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    Line.all = [];
    page = new EventTarget();
    vi.stubGlobal("WebSocket", Line);
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
    const wire = new Wire("t", "red", heard());
    void wire.send({ type: "preview" }).catch(() => undefined);
    last().readyState = Line.OPEN;
    void wire.send({ type: "answer" }).catch(() => undefined);
    expect(last().sent).toEqual([]);
    last().welcome(3);
    expect(last().sent.map((one) => one.type)).toEqual(["preview", "answer", "ping"]);
    wire.close();
  });

  it("tells whoever waits that no answer will come when it is closed, and keeps no timer", async () => {
    const wire = new Wire("t", "red", heard());
    last().welcome(3);
    const given = wire.send({ type: "answer" });
    wire.close();
    await expect(given).rejects.toMatchObject({ key: "unreachable" });
    await expect(wire.send({ type: "answer" })).rejects.toMatchObject({ key: "unreachable" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sends again what was not answered, and goes on from the last number", () => {
    const wire = new Wire("t", "red", heard());
    last().welcome(3);
    void wire.send({ type: "answer" });
    const [, first] = last().sent;
    last().fail();
    vi.advanceTimersToNextTimer();
    last().welcome(4);
    expect(last().address).toContain("since=3");
    expect(last().sent).toContainEqual(first);
  });

  it("comes in anew without losing what was sent or what is known", () => {
    const ears = heard();
    const wire = new Wire("t", null, ears);
    const old = last();
    old.welcome(3);
    wire.send({ type: "chat" }).catch(() => undefined);
    const [, first] = old.sent;
    wire.reopen();
    expect([old.readyState, Line.all.length]).toEqual([3, 2]);
    last().welcome(3);
    expect(last().address).toContain("since=3");
    expect(last().sent).toContainEqual(first);
    expect(ears.away).not.toHaveBeenCalledWith(true);
    wire.close();
    wire.reopen();
    expect(Line.all).toHaveLength(2); // whoever left stays away
  });

  it("takes a connection for dead that says nothing after a ping", () => {
    const ears = heard();
    new Wire("t", "red", ears);
    const dead = last();
    dead.welcome(3);
    dead.answerPings();
    vi.advanceTimersByTime(20_000);
    expect(dead.sent.map((one) => one.type)).toEqual(["ping"]);
    vi.advanceTimersByTime(10_000);
    expect([dead.readyState, ears.away.mock.lastCall]).toEqual([3, [true]]);
    vi.advanceTimersByTime(500);
    expect(last()).not.toBe(dead);
    last().welcome(3);
    expect(ears.away.mock.lastCall).toEqual([false]);
  });

  it("keeps a connection as long as each ping is answered", () => {
    new Wire("t", "red", heard());
    last().welcome(3);
    for (let beat = 0; beat < 10; beat += 1) {
      last().answerPings();
      vi.advanceTimersByTime(20_000);
    }
    expect(Line.all).toHaveLength(1);
  });

  it("gives up a connection that never opens", () => {
    new Wire("t", "red", heard());
    vi.advanceTimersByTime(30_500);
    expect(Line.all).toHaveLength(2);
  });

  it("tries at once when the network is back, and asks for a sign of life when one looks again", () => {
    new Wire("t", "red", heard());
    last().welcome(3);
    last().answerPings();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent.map((one) => one.type)).toEqual(["ping"]);
    last().fail();
    page.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(Line.all).toHaveLength(2); // the try that was planned is not made as well
  });

  it("goes on trying though it never got in, and doubts that it may", () => {
    const ears = heard();
    new Wire("t", null, ears);
    for (let each = 0; each < 4; each += 1) {
      last().fail();
      vi.advanceTimersByTime(10_000);
    }
    expect([Line.all.length, ears.doubt.mock.calls.length]).toEqual([5, 3]);
    last().welcome(1);
    expect(ears.away.mock.lastCall).toEqual([false]);
  });

  it("doubts at once when its seat was given to somebody else", () => {
    const ears = heard();
    new Wire("t", "red", ears);
    last().welcome(3);
    last().fail(4003);
    expect(ears.doubt).toHaveBeenCalledOnce();
  });
});
