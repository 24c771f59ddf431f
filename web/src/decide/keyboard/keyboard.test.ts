import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { TableState } from "../../state/table/table.svelte";
import type { Decide } from "../decide.svelte";
import { pressed } from "./keyboard";

const page = { dialog: null as object | null };
beforeAll(() => {
  vi.stubGlobal("Element", EventTarget); // the page's own is missing here
  vi.stubGlobal("document", { querySelector: () => page.dialog });
});
beforeEach(() => (page.dialog = null));

const key = (name: string, repeat = false): KeyboardEvent =>
  ({
    key: name,
    repeat,
    target: null,
    preventDefault: () => undefined,
  }) as unknown as KeyboardEvent;

const undo = vi.fn(() => Promise.resolve());
const at = {
  bar: {} as HTMLElement,
  decide: { undo } as unknown as Decide,
  table: {} as TableState,
};
beforeEach(() => undo.mockClear());

test("a key that is held down takes back one move only", () => {
  pressed(key("u"), at);
  pressed(key("u", true), at);
  pressed(key("u", true), at);
  expect(undo).toHaveBeenCalledTimes(1);
});

test("no key reaches the table while a dialog is open, wherever the focus is", () => {
  page.dialog = {};
  pressed(key("u"), at);
  expect(undo).not.toHaveBeenCalled();
});
