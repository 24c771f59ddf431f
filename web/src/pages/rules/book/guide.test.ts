import { describe, expect, it } from "vitest";

import type { GuideBlock, GuideChapter } from "../../../api/types";
import { addressIn, playedIn } from "./addresses";
import { cutAt, excerpt, folded } from "./folding";
import {
  find,
  pageFor,
  pagesOf,
  placesOf,
  plainText,
  readable,
  stepsBeside,
  type Page,
} from "./guide";
import { richParts } from "./rich";
import { sectionsOf } from "./sections";

const block = (given: Partial<GuideBlock>): GuideBlock => ({
  kind: "text",
  text: "",
  rules: [],
  holds: true,
  editions: [],
  modules: [],
  figure: "",
  facts: {},
  rows: [],
  parts: [],
  ...given,
});
const chapter = (key: string, given: Partial<GuideChapter>): GuideChapter => ({
  key,
  title: key,
  short: key,
  depth: 1,
  icon: "",
  has_steps: false,
  holds: true,
  modules: [],
  blocks: [block({ text: key })],
  asked: [],
  appendix: [],
  ...given,
});
const GUIDE = {
  game: "game",
  edition: "2020",
  chapters: [
    chapter("aim", {}),
    chapter("round", { has_steps: true }),
    chapter("buy", {
      depth: 2,
      blocks: [block({ text: "Buy **coal**.", rules: ["C-1"] })],
    }),
    chapter("sell", {
      depth: 2,
      title: "Fase de acción",
      blocks: [
        block({ text: "Not here.", rules: ["C-2"], holds: false, editions: ["2018"] }),
        block({ kind: "heading", text: "Goods" }),
        block({ kind: "item", text: "One.", rules: ["C-2"] }),
        block({ kind: "item", text: "Straße: see [buying](#buy)." }),
        block({ kind: "figure", text: "A drawing." }),
        block({ kind: "example", parts: [{ title: "Sum", rows: [["goods", "$20"]], texts: [] }] }),
      ],
    }),
    chapter("module", { holds: false, blocks: [block({ text: "Coal too.", rules: ["C-3"] })] }),
    chapter("end", {}),
    chapter("exact", { blocks: [], appendix: ["C-1", "C-9"] }),
  ],
};
const PAGES = pagesOf(GUIDE);
function page(key: string): Page {
  const found = PAGES.find((one) => one.key === key);
  if (!found) throw new Error(`there is no page ${key}`);
  return found;
}

describe("the pages of the book", () => {
  it("are numbered by chapter, the appendix by letter; what is not played has no number", () => {
    expect(PAGES.map((one) => one.number)).toEqual(["1", "2", "", "", "", "3", "A"]);
    expect(readable(PAGES)).toHaveLength(6);
  });
  it("know the pages above them, and the steps beside them", () => {
    expect(page("sell").above.map((one) => one.key)).toEqual(["round"]);
    expect(stepsBeside(PAGES, page("sell")).map((one) => one.key)).toEqual(["buy", "sell"]);
    expect(stepsBeside(PAGES, page("end"))).toEqual([]);
  });
  it("are found by their key, by a rule that they tell, and by a rule of the appendix", () => {
    expect(pageFor(PAGES, "end", "C-1")?.key).toBe("end");
    expect(pageFor(PAGES, "", "c-1")?.key).toBe("buy");
    expect(pageFor(PAGES, "", "C-9")?.key).toBe("exact");
    expect(pageFor(PAGES, "", "C-8")).toBeUndefined();
  });
  it("tell a rule first where it holds", () => {
    expect(placesOf(PAGES).get("C-2")).toMatchObject({ page: { key: "sell" }, at: 2 });
    expect(placesOf(PAGES).has("C-3")).toBe(false);
  });
  it("are cut at their headings, with lists, drawings and examples apart", () => {
    const [section, ...others] = sectionsOf(page("sell"));
    expect(others).toEqual([]);
    expect(section?.texts.map((group) => group.map(({ at }) => at))).toEqual([[1], [2, 3]]);
    expect([section?.figures, section?.examples].map((one) => one?.length)).toEqual([1, 1]);
  });
});

describe("searching the book", () => {
  const keys = (words: string) => find(PAGES, words).map((hit) => `${hit.page.key} ${hit.at}`);

  it("finds words without accents and case, titles first", () => {
    expect(keys("FASE accion")).toEqual(["sell -1"]);
    expect(keys("strasse buying")).toEqual(["sell 3"]);
  });
  it("finds a rule by its id, and what examples say", () => {
    expect(keys("c-1")).toEqual(["buy 0"]);
    expect(keys("sum goods $20")).toEqual(["sell 5"]);
  });
  it("finds neither other editions nor what is not played", () => {
    expect(keys("not here")).toEqual([]);
    expect(keys("coal")).toEqual(["buy 0"]);
    expect(keys(" ")).toEqual([]);
  });
  it("marks what it found where it was", () => {
    expect(cutAt("La acción, hoy", "accion")).toEqual(["La ", "acción", ", hoy"]);
    expect(folded("Große Ära").text).toBe("grosse ara");
    expect(excerpt(`${"word ".repeat(40)}acción ${"word ".repeat(40)}`, "accion")).toMatch(
      /^… .*acción.* …$/,
    );
  });
});

describe("a text of the book", () => {
  it("is cut into bold words, links and what is searched", () => {
    expect(richParts("See **the goods** in [buying coal](#buy).", "coal")).toEqual([
      { text: "See ", bold: false, page: "", isFound: false },
      { text: "the goods", bold: true, page: "", isFound: false },
      { text: " in ", bold: false, page: "", isFound: false },
      { text: "buying ", bold: false, page: "buy", isFound: false },
      { text: "coal", bold: false, page: "buy", isFound: true },
      { text: ".", bold: false, page: "", isFound: false },
    ]);
  });
  it("is searched without its marks", () => {
    expect(plainText(block({ text: "**A** [link](#to)", rows: [["1", "2"]] }))).toBe(
      "A link · 1 · 2",
    );
  });
});

describe("an address of the book", () => {
  const offered = {
    presets: { "2018": { mode: "basic" }, "2020": { mode: "basic" } },
    preset_key: "edition",
    default: "2020",
  };

  it("says what is played, as far as there is such a thing", () => {
    const query = new URLSearchParams("edition=2018&mode=advanced&weather=rain&players=3");
    expect(playedIn(query, offered)).toEqual({
      options: { edition: "2018", mode: "advanced" },
      players: 3,
    });
    expect(playedIn(new URLSearchParams("edition=1999"), offered)).toEqual({
      options: { edition: "2020" },
      players: undefined,
    });
  });
  it("leads to a page and to a rule on it", () => {
    const played = { game: "city", options: { edition: "2020" }, players: 2, lang: "en" };
    expect(addressIn(played, "sell", "C-2")).toBe("/rules/city/sell?edition=2020&players=2#C-2");
  });
});
