import { beforeAll, expect, test, vi } from "vitest";

import type { DecideContext } from "../../decide/context";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { language } = await import("../../words/say.svelte");
const { Raising } = await import("./raising.svelte");

beforeAll(() => Promise.all([language.load("en"), language.include("raising")]));

const BOX = {
  seats: ["blue", "purple"],
  board: {
    companies: { blue: "Pullman & Moore", purple: "Ely & Smith", green: "Brown & Hollingsworth" },
    neighborhoods: [{ space: "N1", plots: ["1", "2", "9", "10"] }],
  },
  plots: [{ plot: "22", ward: 3 }],
  projects: [{ project: "23" }],
  prestige: [{ prestige: "4" }],
  neighborhoods: [{ neighborhood: "nt15" }],
  tiles: [{ tile: "7" }],
  cards: [{ card: "12" }],
  tokens: [{ token: "wc1" }],
  members: [{ member: "3" }],
};
const VIEW = {
  seats: [
    { seat: "blue", reputation: 24 },
    { seat: "purple", reputation: 20 },
  ],
  auctions: [{ space: "iii", leader: "purple" }],
  plots: [{ plot: "22", project: "23", color: "blue", levels: 2 }],
  neighborhoods: [{ space: "N1", tile: "nt15" }],
  wards: [{ ward: 3, token: "wc1" }],
};

function table(mayAnswer = true): InstanceType<typeof Raising> {
  const changes = [
    { path: "seats.blue.reputation", before: 24, after: 28 },
    { path: "plots.22.project", before: null, after: "23" },
  ];
  return new Raising({
    box: BOX,
    state: { seat: "blue", mayAnswer, shown: { view: VIEW, asked: ["blue"] } },
    decide: { currentPreview: { changes } },
    names: { called: (seat: string) => (seat === "purple" ? "Edwin" : seat) },
  } as unknown as DecideContext);
}

test("printed components are found by their keys, and nothing else is", () => {
  const raising = table();
  expect(raising.plot("22")?.ward).toBe(3);
  expect(raising.project("23")?.project).toBe("23");
  expect(raising.prestige("4")?.prestige).toBe("4");
  expect(raising.tile("7")?.tile).toBe("7");
  expect(raising.neighborhood("nt15")?.neighborhood).toBe("nt15");
  expect(raising.enclosure("N1")?.plots).toHaveLength(4);
  expect(raising.card("12")?.card).toBe("12");
  expect(raising.wardToken("wc1")?.token).toBe("wc1");
  expect(raising.member("3")?.member).toBe("3");
  expect(raising.project("4")).toBeUndefined();
});

test("what stands on the table is found by its place", () => {
  const raising = table();
  expect(raising.mine?.reputation).toBe(24);
  expect(raising.others.map((one) => one.seat)).toEqual(["purple"]);
  expect(raising.auction("iii")?.leader).toBe("purple");
  expect(raising.standing("22")).toMatchObject({ levels: 2 });
  expect(raising.neighborhoodSpace("N1")?.tile).toBe("nt15");
  expect(raising.ward(3)?.token).toBe("wc1");
  expect(raising.isMyTurn).toBe(true);
});

test("a look tells numbers that would change, unless nothing may be answered", () => {
  expect(table().after("seats.blue.reputation")).toBe(28);
  expect(table().after("plots.22.project")).toBeUndefined();
  expect(table(false).after("seats.blue.reputation")).toBeUndefined();
});

test("whoever has a color is called by name, and the color that nobody plays is told as such", () => {
  const raising = table();
  expect(raising.person("blue")).toBe("You");
  expect(raising.owner("purple")).toBe("Edwin, Ely & Smith");
  expect(raising.owner("green")).toBe("Non-player color, Brown & Hollingsworth");
  expect([raising.companyShort("blue"), raising.letter("green")]).toEqual(["Pullman", "B"]);
});
