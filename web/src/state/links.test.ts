import { beforeEach, expect, test, vi } from "vitest";

import { keepLink, shareAddress } from "./links";

const asked = vi.fn<(path: string) => Response>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { origin: "https://big.example" });
  asked.mockReset();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(asked(path)));
});

test("an open table is shared by its own address", async () => {
  expect(await shareAddress("t1", true, 7)).toEqual({
    href: "https://big.example/t/t1?at=7",
    opens: "for_all",
  });
  expect(asked).not.toHaveBeenCalled();
});

test("another table is shared by a link that shows it and lets nobody in, one for this tab", async () => {
  keepLink("t1", "/join#secret");
  asked.mockImplementation(() => Response.json({ link: "/watch#shown" }));
  for (const at of [7, 9]) {
    expect(await shareAddress("t1", false, at)).toEqual({
      href: `https://big.example/watch?at=${at}#shown`,
      opens: "to_watch",
    });
  }
  expect(asked.mock.calls).toEqual([["/api/tables/t1/watch-link"]]);
});

test("whoever may not share a table gives an address for people of the table", async () => {
  const error = { key: "forbidden", text: "" };
  asked.mockImplementation(() => Response.json({ error }, { status: 403 }));
  expect(await shareAddress("t1", false)).toEqual({
    href: "https://big.example/t/t1",
    opens: "for_members",
  });
});
