import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { count, language, listed, money, parts, say, signed } = await import("./say.svelte");

afterEach(() => {
  language.current = "en";
});

test("numbers, money and lists are written in the reader's way, also after another language was chosen", () => {
  expect([count(1080), money(1080), signed(-1080)]).toEqual(["1,080", "$1,080", "−1,080"]);
  expect([count(-12), money(-1080)]).toEqual(["−12", "−$1,080"]);
  expect(listed(["a", "b"])).toBe("a and b");
  language.current = "de";
  expect([count(1080), signed(1080)]).toEqual(["1.080", "+1.080"]);
  expect(listed(["a", "b"])).toBe("a und b");
});

test("a sentence is said as it is written, with its facts or without any", async () => {
  await language.load("en");
  expect(say("decide.confirm")).toBe("Confirm");
  expect(say("decide.past", { number: 1080 })).toBe("Looking back at move 1,080");
  expect(say("decide.past", { number: 0 })).toBe("Looking back");
  await language.include("city");
  expect(parts("answers.city.acquire", { asset: { name: "Foundry" } })).toEqual([
    "Buy ",
    { name: "Foundry" },
  ]);
  expect([say("decide.past"), say("no.such.words")]).toEqual(["decide.past", "no.such.words"]);
});

test("the words of a game come when it is included, also in a language that is chosen later", async () => {
  await language.load("en");
  expect(language.has("raising.kind.lumber")).toBe(false);
  await language.include("raising");
  expect(say("raising.kind.lumber")).toBe("Lumber");
  await language.load("de");
  expect(language.has("raising.kind.lumber")).toBe(true);
});

test("of two languages that are chosen one after the other the last one stays", async () => {
  await Promise.all([language.load("de"), language.load("en")]);
  expect(language.current).toBe("en");
});
