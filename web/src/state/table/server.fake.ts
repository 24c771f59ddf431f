// A server for tests: it tells its news before it says that an answer is stored.

import { beforeEach, vi } from "vitest";

import * as http from "../../api/http";
import type { Chair, Looked, News, State } from "../../api/types";
import type { SocketHandlers } from "../../api/tableSocket";

const nothing = {
  handlers: null as SocketHandlers | null,
  stored: [] as (() => void)[],
  sat: [] as (string | null)[],
  closed: 0,
  looked: [] as (() => Promise<Looked>)[],
};
export const server = structuredClone(nothing);
export const browser = new Map<string, string>(); // what is kept there

export class TableSocket {
  private broken: ((error: unknown) => void)[] = [];

  constructor(_table: string, seat: string | null, handlers: SocketHandlers) {
    server.handlers = handlers;
    server.sat.push(seat);
  }

  send(): Promise<void> {
    return new Promise((done, broken) => {
      server.stored.push(done);
      this.broken.push(broken);
    });
  }

  close(): void {
    server.closed += 1;
    for (const one of this.broken) one(http.unreachable());
  }
}

export const keep = (key: string, value: string): void => void browser.set(key, value);
export const kept = (key: string): string | null => browser.get(key) ?? null;

vi.spyOn(http, "get").mockImplementation(
  () => server.looked.shift()?.() ?? Promise.reject(http.unreachable()),
);
beforeEach(() => {
  Object.assign(server, structuredClone(nothing));
  browser.clear();
});

export const news = (number: number): News =>
  ({
    type: "news",
    entries: [],
    table: {
      number,
      status: "playing",
      asked: [],
      question: { number },
      answers: ["end"],
    } as unknown as State,
  }) as unknown as News;

export const looked = (...mine: string[]): Looked =>
  ({
    about: {},
    table: { number: 1, asked: [] },
    seats: ["red", "blue"].map((seat) => ({ seat, mine: mine.includes(seat) }) as Chair),
  }) as unknown as Looked;

export const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

export async function store(): Promise<void> {
  server.stored.shift()?.();
  await settled();
}

/** The server has another word about who sits where. */
export async function tell(found: Looked): Promise<void> {
  server.looked.push(() => Promise.resolve(found));
  server.handlers?.recheck();
  await settled();
}
