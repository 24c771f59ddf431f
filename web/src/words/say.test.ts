import { afterEach, expect, test, vi } from "vitest";

import type { TableState } from "../state/table.svelte";

vi.stubGlobal("navigator", { languages: ["en"] });

const { count, language, money, signed } = await import("./say.svelte");
const { Names } = await import("../state/names.svelte");

afterEach(() => {
  language.current = "en";
});

test("numbers and money are written in the reader's way, also after another language was chosen", () => {
  expect([count(1080), money(1080), signed(-1080)]).toEqual(["1,080", "$1,080", "−1,080"]);
  language.current = "de";
  expect([count(1080), signed(1080)]).toEqual(["1.080", "+1.080"]);
});

test("a score is money only where the game is won by money", () => {
  const score = (game: string): string =>
    new Names(game, null as unknown as TableState, {}).score(1080);
  expect([score("city"), score("raising")]).toEqual(["$1,080", "1,080"]);
});
