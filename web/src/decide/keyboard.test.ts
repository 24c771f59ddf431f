import { beforeAll, expect, test, vi } from "vitest";

import type { TableState } from "../state/table.svelte";
import type { Decide } from "./decide.svelte";
import { pressed } from "./keyboard";

beforeAll(() => void vi.stubGlobal("Element", EventTarget)); // the page's own is missing here

const key = (name: string, repeat = false): KeyboardEvent =>
  ({
    key: name,
    repeat,
    target: null,
    preventDefault: () => undefined,
  }) as unknown as KeyboardEvent;

test("a key that is held down takes back one move only", () => {
  const undo = vi.fn(() => Promise.resolve());
  const at = {
    bar: {} as HTMLElement,
    decide: { undo } as unknown as Decide,
    table: {} as TableState,
  };
  pressed(key("u"), at);
  pressed(key("u", true), at);
  pressed(key("u", true), at);
  expect(undo).toHaveBeenCalledTimes(1);
});
