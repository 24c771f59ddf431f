import { afterEach, describe, expect, it, vi } from "vitest";

import type { State } from "../../api/types";
import { TableHistory } from "./tableHistory";

const answers = (): ReturnType<typeof vi.fn> =>
  vi.fn(async (path: string, options: RequestInit) => {
    await Promise.resolve();
    if (options.signal?.aborted) throw new DOMException("aborted", "AbortError");
    const number = Number(new URL(path, "http://here").searchParams.get("at"));
    return { ok: true, status: 200, json: async () => ({ table: { number } }) };
  });

describe("the past", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for once and then known", async () => {
    const fetch = answers();
    vi.stubGlobal("fetch", fetch);
    const past = new TableHistory("t", () => "red");
    await past.stateAfter(7);
    expect((await past.stateAfter(7)).number).toBe(7);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe("/api/tables/t?at=7&seat=red");
  });

  it("does not know a table at which nothing lies yet", async () => {
    const table = { number: 1, view: null };
    vi.stubGlobal("fetch", async () => ({ ok: true, status: 200, json: async () => ({ table }) }));
    const past = new TableHistory("t", () => null);
    past.keep(1, table as State);
    expect(past.known(1)).toBeUndefined();
    await expect(past.request(1)).rejects.toThrow("the game had not begun");
  });

  it("gives up an earlier wish for a later one", async () => {
    vi.stubGlobal("fetch", answers());
    const past = new TableHistory("t", () => null);
    const [first, second] = await Promise.all([past.request(3), past.request(4)]);
    expect([first, second?.number]).toEqual([null, 4]);
  });

  it("needs not ask for what came by itself", async () => {
    const fetch = answers();
    vi.stubGlobal("fetch", fetch);
    const past = new TableHistory("t", () => null);
    past.keep(5, { number: 5 } as State);
    expect((await past.request(5))?.number).toBe(5);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("forgets what was looked at longest ago", () => {
    const past = new TableHistory("t", () => null);
    for (let number = 1; number <= 100; number += 1) past.keep(number, { number } as State);
    expect([past.known(1), past.known(100)?.number]).toEqual([undefined, 100]);
  });

  it("forgets everything when another seat looks", () => {
    const past = new TableHistory("t", () => null);
    past.keep(1, { number: 1 } as State);
    past.forget();
    expect(past.known(1)).toBeUndefined();
  });
});
