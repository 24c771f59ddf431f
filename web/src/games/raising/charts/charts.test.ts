import { describe, expect, it, vi } from "vitest";

import type { ChartStyle } from "../../../follow/charts/chartData";
import type { TableContext } from "../../../state/context";
import type { RaisingSeries } from "../final/points";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { charts, small } = await import("./charts");

const gain = (seat: string, what: string, amount: number) => ({
  number: 4,
  round: 1,
  seat,
  gain: what,
  amount,
});
const SERIES = {
  game: "raising",
  number: 9,
  points: [
    { number: 2, round: 1, phase: "bidding" },
    { number: 9, round: 2, phase: "bidding" },
  ],
  reputation: { blue: [0, 6], purple: [1, 1] },
  start: { blue: 0, purple: 1 },
  gains: [gain("blue", "levels", 5), gain("blue", "ward_control", 4), gain("blue", "poverty", -3)],
  markers: { blue: [25, 20], purple: [25, 25] },
  wards: [
    { ward: 1, levels: { blue: [0, 5], purple: [0, 0], green: [0, 1] } },
    { ward: 2, levels: { blue: [0, 0], purple: [0, 0], green: [0, 2] } },
  ],
} as unknown as RaisingSeries;
const STYLE: ChartStyle = {
  isDark: false,
  seats: ["blue", "purple"],
  names: { person: (seat) => `person ${seat}`, called: (seat) => seat },
  css: (name) => (name === "--card" ? "#ffffff" : name === "--gold" ? "#d0a000" : "#204060"),
};
const TABLE = {
  box: {
    seats: ["blue", "purple"],
    board: {
      categories: ["in_play", "ward_control", "poverty"],
      companies: { blue: "Pullman & Moore", purple: "Ely & Smith", green: "Brown & Co." },
    },
  },
  names: { person: (seat: string) => `person ${seat}`, of: (_domain: string, key: string) => key },
  words: {
    domains: {
      gain: ["in_play", "ward_control", "poverty", "levels"],
      category: ["in_play", "ward_control", "poverty"],
    },
  },
} as unknown as TableContext;

const [reputation, sources, wards, markers] = charts(SERIES, STYLE, TABLE);

describe("the charts of Raising", () => {
  it("tells whose a curve is by letter, shape and dashes as well as by colour", () => {
    const [blue, purple] = reputation?.curves ?? [];
    expect([blue?.label, purple?.label]).toEqual(["P", "E"]);
    expect(blue?.shape).not.toBe(purple?.shape);
    expect(blue?.dash).not.toEqual(purple?.dash);
  });

  it("has the reputation small under the log, with the rounds below it", () => {
    expect(small(SERIES, STYLE, TABLE)).toEqual(reputation);
    expect(reputation?.ticks.map((one) => one.label)).toEqual(["1", "2"]);
  });

  it("splits the reputation of every player into what it was gained for, losses too", () => {
    const found = sources?.curves.map(({ key, values }) => [key, values]);
    expect(found).toEqual([
      ["start", [null, 1]],
      ["levels", [5, null]],
      ["ward_control", [4, null]],
      ["poverty", [-3, null]],
    ]);
    const edges = sources?.curves.map(({ edge }) => edge);
    expect(edges).toEqual(["#ffffff", "#ffffff", "#d0a000", "#d0a000"]);
  });

  it("has the levels of each color in each ward, those that nobody plays too", () => {
    expect(wards?.isGrouped).toBe(true);
    expect(wards?.curves.map(({ name, values }) => [name, values])).toEqual([
      ["person blue", [5, 0]],
      ["person purple", [0, 0]],
      ["green", [1, 2]],
    ]);
  });

  it("tells how many markers are left", () => {
    expect(markers?.rows.map((row) => row.values)).toEqual([
      [25, 25],
      [20, 25],
    ]);
  });
});
