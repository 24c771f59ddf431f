import { describe, expect, it } from "vitest";

import { inSections, splitAtRules, search, type Section } from "./rulebook";

const rule = (id: string, section: string, text: string) => ({
  id,
  section,
  text,
  editions: [],
  lang: "en",
});
const ALL: Section[] = [
  {
    title: "Turns",
    isForeign: false,
    rules: [
      rule("C-STOCK-01", "Turns", "Sell, then buy."),
      rule("C-STOCK-02", "Turns", "Or pass."),
    ],
  },
  {
    title: "Fase de acción",
    isForeign: false,
    rules: [rule("C-ACT-01", "Fase de acción", "Coloca un socio.")],
  },
];

describe("searching the rules", () => {
  it("keeps everything while nothing is searched", () => {
    expect(search(ALL, "  ")).toBe(ALL);
  });
  it("finds rules in which all words occur, in any order", () => {
    expect(search(ALL, "buy sell")).toEqual([{ ...ALL[0], rules: [ALL[0]?.rules[0]] }]);
  });
  it("finds a rule by its id", () => {
    expect(search(ALL, "c-act-01")[0]?.rules).toHaveLength(1);
  });
  it("does not mind accents", () => {
    expect(search(ALL, "accion")).toHaveLength(1);
  });
  it("finds nothing if one word is missing", () => {
    expect(search(ALL, "sell socio")).toEqual([]);
  });
});

describe("sections", () => {
  it("come once each, and last what is not in the reader's language", () => {
    const told = [
      rule("C-1", "Constants", "A number."),
      { ...rule("C-2", "Züge", "Du ziehst."), lang: "de" },
      rule("C-3", "Other", "Something."),
      rule("C-4", "Constants", "Another number."),
    ];
    const found = inSections(told, "de").map((one) => [one.title, one.rules.length]);
    expect(found).toEqual([
      ["Züge", 1],
      ["Constants", 2],
      ["Other", 1],
    ]);
  });
});

describe("rules named in a text", () => {
  it("are cut out of it", () => {
    expect(splitAtRules("see C-STOCK-03, Q-12.")).toEqual([
      { text: "see ", isRule: false },
      { text: "C-STOCK-03", isRule: true },
      { text: ", ", isRule: false },
      { text: "Q-12", isRule: true },
      { text: ".", isRule: false },
    ]);
  });

  it("knows rulings, decisions and examples, but no part of another word", () => {
    const named = splitAtRules("D-11, E-060 and Q-20, not ID-11 or GRADE-1").filter(
      (part) => part.isRule,
    );
    expect(named.map((part) => part.text)).toEqual(["D-11", "E-060", "Q-20"]);
  });
});
