import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { count, language, money, parts, say, signed } = await import("./say.svelte");

afterEach(() => {
  language.current = "en";
});

test("numbers and money are written in the reader's way, also after another language was chosen", () => {
  expect([count(1080), money(1080), signed(-1080)]).toEqual(["1,080", "$1,080", "−1,080"]);
  language.current = "de";
  expect([count(1080), signed(1080)]).toEqual(["1.080", "+1.080"]);
});

test("a sentence is said as it is written, with its facts or without any", async () => {
  await language.load("en");
  expect(say("decide.confirm")).toBe("Confirm");
  expect(say("decide.past", { number: 1080 })).toBe("Looking back at decision 1,080");
  expect(say("decide.past", { number: 0 })).toBe("Looking back");
  expect(parts("answers.city.acquire", { asset: { name: "Foundry" } })).toEqual([
    "Buy ",
    { name: "Foundry" },
  ]);
  expect([say("decide.past"), say("no.such.words")]).toEqual(["decide.past", "no.such.words"]);
});
