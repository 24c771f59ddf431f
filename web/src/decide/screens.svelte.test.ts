import { expect, test } from "vitest";

import type { State } from "../api/types";
import type { TableState } from "../state/table/table.svelte";
import type { PhaseScreen, View } from "./game";
import { Screens } from "./screens.svelte";

const QUESTION = { kind: "test", rule: "", text: "", data: {}, number: 3 };

/** A table in a phase; a company operates if one is named. */
class Table {
  seat = $state<string | null>("red");
  at = $state<number | null>(null);
  shown = $state.raw<State | null>(null);

  be(phase: string, { company = "", asked = false } = {}): void {
    const view = { phase, operating: company ? { company } : null };
    this.shown = { view, question: asked ? QUESTION : null } as unknown as State;
  }
}

function screensIn(phase: string, how: { company?: string; asked?: boolean } = {}) {
  const table = new Table();
  table.be(phase, how);
  return { table, screens: new Screens(table as unknown as TableState, screenOf) };
}

/** A game with a market in which one stays, and an operation of each company. */
function screenOf(view: View): PhaseScreen | null {
  const { phase, operating } = view as unknown as {
    phase: string;
    operating: { company: string } | null;
  };
  if (operating) return { name: "operate", phase: operating.company, stays: false };
  return phase === "stock" ? { name: "market", phase, stays: true } : null;
}

test("whoever has a seat stays in the market while others deal", () => {
  const { table, screens } = screensIn("stock", { asked: true });
  expect(screens.now).toBe("market");
  table.be("stock");
  expect(screens.now).toBe("market");
});

test("an operation is shown to whoever decides in it, and the board to the others", () => {
  const { table, screens } = screensIn("operating", { company: "swift", asked: true });
  expect(screens.now).toBe("operate");
  table.be("operating", { company: "swift" });
  expect(screens.now).toBe("board");
});

test("a watcher sees the board, and may look at the market", () => {
  const { table, screens } = screensIn("stock");
  table.seat = null;
  expect(screens.now).toBe("board");
  screens.toggle();
  expect(screens.now).toBe("market");
});

test("whoever looks back sees the board", () => {
  const { table, screens } = screensIn("stock", { asked: true });
  table.at = 2;
  expect(screens.now).toBe("board");
  table.at = null;
  expect(screens.now).toBe("market");
});

test("a wish holds for its phase, whoever is asked, and not for the next", () => {
  const { table, screens } = screensIn("stock", { asked: true });
  screens.show("board");
  table.be("stock");
  expect(screens.now).toBe("board");
  table.be("operating", { company: "swift", asked: true });
  expect(screens.now).toBe("operate");
});

test("a wish for the operation of one company is none for that of the next", () => {
  const { table, screens } = screensIn("operating", { company: "swift", asked: true });
  screens.toggle();
  expect(screens.now).toBe("board");
  table.be("operating", { company: "libby", asked: true });
  expect(screens.now).toBe("operate");
});

test("where there is only the board, there is nothing to switch to", () => {
  const { screens } = screensIn("action", { asked: true });
  screens.toggle();
  expect([screens.all, screens.now]).toEqual([[], "board"]);
});
