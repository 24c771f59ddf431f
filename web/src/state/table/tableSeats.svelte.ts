// Who sits where at a table, and which of the seats are one's own, by the newest word of the server.

import { get } from "../../api/http";
import type { About, Chair, Looked, State, Welcome } from "../../api/types";

export class TableSeats {
  about = $state.raw<About | null>(null);
  all = $state.raw<Chair[]>([]);
  /** The seats that one may speak for. */
  private own: string[] = [];
  private since = 0; // the last entry when all that was so

  /** @param onOwnSeats is told the own seats whenever they are told anew */
  constructor(
    private readonly table: string,
    private readonly onOwnSeats: (own: string[]) => void,
  ) {}

  /** Read who sits where. */
  read(): Promise<Looked> {
    return this.request("");
  }

  /** Read it together with what one sees there, now or at a moment, before it is known which seat is
   *  one's own: the server knows. */
  readFrom(wished: string | null, at: number | null = null): Promise<Looked> {
    const query = new URLSearchParams({ seat: wished ?? "mine" });
    if (at !== null) query.set("at", String(at));
    return this.request(`?${query}`);
  }

  /** Keep who sits where, unless something newer was told meanwhile. */
  update({ about, seats, table }: Looked | Welcome): void {
    if (table.number < this.since) return;
    this.since = table.number;
    this.about = about;
    this.all = seats;
    this.own = ownSeats(seats);
    this.onOwnSeats(this.own);
  }

  /** Whether one may look from here: from an own seat, or looking on if one has none. */
  mayLookFrom(seat: string | null): boolean {
    return seat === null ? this.own.length === 0 : this.own.includes(seat);
  }

  /** Return the own seat to look from first: the wished one, else one that is asked, else any. */
  firstSeat({ asked }: State, wished: string | null = null): string | null {
    if (wished !== null && this.own.includes(wished)) return wished;
    return this.own.find((one) => asked.includes(one)) ?? this.own[0] ?? null;
  }

  private async request(query: string): Promise<Looked> {
    const found = await get<Looked>(`/api/tables/${this.table}${query}`);
    this.update(found);
    return found;
  }
}

/** Return the seats that one may speak for: one's own, and one that time or the host took. */
function ownSeats(seats: Chair[]): string[] {
  return seats.filter((one) => one.mine || one.away).map((one) => one.seat);
}
