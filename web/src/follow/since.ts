// What changed for a reader since they were here: two views of the same seat, compared.

type View = Record<string, unknown>;
type Row = Record<string, unknown>;

export interface Delta {
  what: "cash" | "price" | "appeal" | "director" | "founded" | "closed" | "reputation" | "partners";
  /** Whose: a company or a seat. */
  company?: string;
  seat?: string;
  before: number | string;
  after: number | string;
}

/** Return what changed between two views, one's own things first. */
export function changed(before: View, after: View, seat: string | null): Delta[] {
  return [...seatDeltas(before, after, seat), ...companyDeltas(before, after)];
}

function seatDeltas(before: View, after: View, seat: string | null): Delta[] {
  const was = bySeat(before);
  const found: Delta[] = [];
  for (const [key, row] of bySeat(after)) {
    const old = was.get(key);
    if (!old) continue;
    if (key === seat) found.push(...numbers(old, row, ["cash", "partners"], { seat: key }));
    found.push(...numbers(old, row, ["reputation"], { seat: key }));
  }
  return found.sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat));
}

function companyDeltas(before: View, after: View): Delta[] {
  const [was, is] = [companies(before), companies(after)];
  const found: Delta[] = [];
  for (const [company, row] of Object.entries(is)) {
    const old = was[company];
    if (!old) {
      found.push({ what: "founded", company, before: "", after: String(row.director) });
      continue;
    }
    found.push(...numbers(old, row, ["price", "appeal"], { company }));
    if (old.director !== row.director) {
      found.push({
        what: "director",
        company,
        before: String(old.director),
        after: String(row.director),
      });
    }
  }
  for (const company of Object.keys(was)) {
    if (!(company in is)) found.push({ what: "closed", company, before: "", after: "" });
  }
  const order: Delta["what"][] = ["founded", "director", "closed", "price", "appeal"];
  return found.sort((one, other) => order.indexOf(one.what) - order.indexOf(other.what));
}

function numbers(old: Row, row: Row, fields: Delta["what"][], whose: Partial<Delta>): Delta[] {
  return fields.flatMap((what) => {
    const [before, after] = [old[what], row[what]];
    if (typeof before !== "number" || typeof after !== "number" || before === after) return [];
    return [{ what, before, after, ...whose }];
  });
}

function bySeat(view: View): Map<string, Row> {
  const seats = Array.isArray(view.seats) ? (view.seats as Row[]) : [];
  return new Map(seats.map((row) => [String(row.seat), row]));
}

const companies = (view: View): Record<string, Row> =>
  (view.companies ?? {}) as Record<string, Row>;
