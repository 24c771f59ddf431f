import { beforeAll, expect, test, vi } from "vitest";

import type { Names } from "../../state/names.svelte";
import type { Choice } from "../answers/choices";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("document", { documentElement: {} });

const { language, say } = await import("../../words/say.svelte");
const { confirmText } = await import("./confirmText");

const names = { brief: (key: string) => key, say } as unknown as Names;
const choice = { verb: { id: "raise" }, args: { plot: "22" } } as unknown as Choice;
const title = (): string | null => null;
const read = (): Choice => choice;

beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

test("the button says what is confirmed, by the words of the game if it has shorter ones", () => {
  const said = { waiting: "raise 22", title, read };
  expect(confirmText({ ...said, game: {} }, "raising", names)).toBe(
    "Raise the building on plot 22",
  );
  const confirmTitle = ({ args }: Choice): string => `Raise on ${args.plot}`;
  expect(confirmText({ ...said, game: { confirmTitle } }, "raising", names)).toBe("Raise on 22");
});

test("answers in a row are told to the game as such, and have their own title without it", () => {
  const line = { waiting: "pay lumber", title: () => "With tokens", read };
  const confirmTitle = (_: Choice, isLine: boolean): string => (isLine ? "Pay" : "");
  expect(confirmText({ ...line, game: { confirmTitle } }, "raising", names)).toBe("Pay");
  expect(confirmText({ ...line, game: {} }, "raising", names)).toBe("With tokens");
});

test("nothing to confirm has a plain word", () => {
  expect(confirmText({ waiting: null, title, read, game: {} }, "raising", names)).toBe("Confirm");
});
