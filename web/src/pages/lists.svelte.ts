// The tables of this guest, and those that anybody may come to.

import { get } from "../api/http";
import type { Listed, Lists } from "../api/types";
import { told } from "../parts/problem";

const EVERY = 20_000; // milliseconds until the lists are read again while they are looked at

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
    } catch (error) {
      this.problem = told(error);
    }
  }
}

/** Tell whether a table waits for this guest. */
export const isMyTurn = (one: Listed): boolean =>
  one.seats.some((seat) => seat.mine && one.asked.includes(seat.seat));

export const freeSeats = (one: Listed): number =>
  one.seats.filter((seat) => seat.who === "open").length;

export const isMine = (one: Listed): boolean => one.host || one.seats.some((seat) => seat.mine);
