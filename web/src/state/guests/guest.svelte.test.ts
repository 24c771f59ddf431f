import { beforeEach, expect, test, vi } from "vitest";

import { unreachable } from "../../api/http";

const server = vi.hoisted(() => ({
  asked: [] as (() => Promise<{ name: string }>)[],
  named: [] as string[],
  kept: new Map<string, string>(),
}));
vi.mock("../../api/http", async (original) => ({
  ...(await original<typeof import("../../api/http")>()),
  get: () => server.asked.shift()?.(),
  post: (_path: string, { name }: { name: string }) => {
    server.named.push(name);
    return Promise.resolve({ name });
  },
}));
vi.mock("../../words/say.svelte", () => ({
  keep: (key: string, value: string) => server.kept.set(key, value),
  kept: (key: string) => server.kept.get(key) ?? null,
}));
vi.mock("./guestNames", () => ({ guestName: () => "Anybody" }));

async function newcomer(): Promise<(typeof import("./guest.svelte"))["guest"]> {
  vi.resetModules();
  return (await import("./guest.svelte")).guest;
}

beforeEach(() =>
  Object.assign(server, { asked: [], named: [], kept: new Map([["guest", "yes"]]) }),
);

test("a server that does not tell the name gets no other, and is asked again", async () => {
  const guest = await newcomer();
  server.asked.push(
    () => Promise.reject(unreachable()),
    () => Promise.reject(unreachable()),
    () => Promise.resolve({ name: "Mara" }),
  );
  await guest.load();
  expect(guest.name).toBe(null);
  await expect(guest.ensure()).rejects.toThrow();
  await guest.ensure();
  expect([guest.name, server.named]).toEqual(["Mara", []]);
});

test("whoever is nobody yet gets a friendly name", async () => {
  const guest = await newcomer();
  const { Refused: Refusal } = await import("../../api/http");
  server.asked.push(() => Promise.reject(new Refusal({ key: "no_guest", text: "" }, 401)));
  await guest.ensure();
  expect([guest.name, server.named]).toEqual(["Anybody", ["Anybody"]]);
});

test("a browser that never said a name asks nothing", async () => {
  server.kept.clear();
  const guest = await newcomer();
  await guest.load();
  expect(guest.name).toBe("");
  await guest.ensure();
  expect(server.named).toEqual(["Anybody"]);
});
