// The tables of this guest, and those that anybody may come to.

import { gameData, optionsOf } from "../../api/games";
import { get } from "../../api/http";
import type { Listed, Lists } from "../../api/types";
import { whenIdle } from "../../ui/idle";
import { problemText } from "../../ui/text/problemText";

const EVERY = 20_000; // milliseconds until the lists are read again while they are looked at
const MOST = 3; // tables of one's own that may be opened next

export class TableLists {
  mine = $state.raw<Listed[] | null>(null);
  open = $state.raw<Listed[] | null>(null);
  problem = $state("");

  /** Read the lists now and then as long as somebody looks at them; returns how to stop. */
  watch(): () => void {
    void this.read();
    const timer = setInterval(() => document.hidden || void this.read(), EVERY);
    return () => clearInterval(timer);
  }

  async read(): Promise<void> {
    try {
      const [mine, open] = await Promise.all([
        get<Lists>("/api/tables?mine=true"),
        get<Lists>("/api/tables"),
      ]);
      this.mine = mine.tables;
      this.open = open.tables;
      this.problem = "";
      whenIdle(() => askBefore(mine.tables));
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}

/** Ask before somebody opens one of these tables what its game is made of. */
function askBefore(tables: Listed[]): void {
  for (const { game, options, seats } of tables.slice(0, MOST)) {
    if (!options) continue;
    const wanted = optionsOf(options, seats.length);
    for (const what of ["words", "box"] as const) {
      void gameData(game, what, wanted).catch(() => undefined); // it is asked again at the table
    }
  }
}

/** Tell whether a table waits for this guest. */
export const isMyTurn = (one: Listed): boolean =>
  one.seats.some((seat) => seat.mine && one.asked.includes(seat.seat));

export const freeSeats = (one: Listed): number =>
  one.seats.filter((seat) => seat.who === "open").length;

export const isMine = (one: Listed): boolean => one.host || one.seats.some((seat) => seat.mine);
