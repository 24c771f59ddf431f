import { beforeEach, expect, test, vi } from "vitest";

import { keepLink, shareAddress } from "./links";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "https://big.example" });
});

test("an open table is shared by its own address", () => {
  keepLink("t1", "/join#secret");
  expect(shareAddress("t1", true, 7)).toEqual({
    href: "https://big.example/t/t1?at=7",
    isForAll: true,
  });
});

test("the host of another table shares its secret, which lets in and leads to the decision", () => {
  keepLink("t1", "/join#secret");
  expect(shareAddress("t1", false, 7)).toEqual({
    href: "https://big.example/join?at=7#secret",
    isForAll: true,
  });
});

test("whoever does not know the secret shares an address for people of the table", () => {
  expect(shareAddress("t1", false)).toEqual({ href: "https://big.example/t/t1", isForAll: false });
});
