// What changed for a reader since they were here: two views of the same seat, compared.

import { total } from "../../../decide/preview/effects";

type View = Record<string, unknown>;
type Row = Record<string, unknown>;

export interface Delta {
  what:
    | "cash"
    | "partners"
    | "founded"
    | "director"
    | "closed"
    | "price"
    | "appeal"
    | "order"
    | "placed"
    | "staff"
    | "treasury";
  /** Whose: a company or a seat. */
  company?: string;
  seat?: string;
  before: number | string;
  after: number | string;
  /** Seats in their order, or spaces that partners went to. */
  list?: string[];
  /** By how much each kind of staff changed. */
  staff?: { kind: Staff; by: number }[];
}

/** What matters most comes first. */
const RANKS: Delta["what"][] = [
  "founded",
  "director",
  "closed",
  "price",
  "order",
  "placed",
  "appeal",
  "staff",
  "treasury",
];
const STAFF = ["workers", "automated", "managers", "salespeople"] as const;
type Staff = (typeof STAFF)[number];

/** Return what changed between two views, one's own things first. */
export function changesBetween(before: View, after: View, seat: string | null): Delta[] {
  const others = [
    ...orderDelta(before, after),
    ...placedDeltas(before, after),
    ...companyDeltas(before, after),
  ];
  others.sort((one, other) => RANKS.indexOf(one.what) - RANKS.indexOf(other.what));
  return [...seatDeltas(before, after, seat), ...others];
}

function seatDeltas(before: View, after: View, seat: string | null): Delta[] {
  const [was, is] = [before, after].map((view) => bySeat(view).get(seat ?? ""));
  return was && is && seat !== null ? numbers(was, is, ["cash", "partners"], { seat }) : [];
}

function orderDelta(before: View, after: View): Delta[] {
  const [was, is] = [before.track, after.track];
  if (!Array.isArray(was) || !Array.isArray(is) || was.join() === is.join()) return [];
  return [{ what: "order", before: "", after: "", list: is.map(String) }];
}

/** Where the partners of each seat went; where they stood before counts only while they stand there still. */
function placedDeltas(before: View, after: View): Delta[] {
  const [was, is] = [placed(before), placed(after)];
  const goesOn = was.every((one, at) => one.space === is[at]?.space && one.seat === is[at]?.seat);
  const found = new Map<string, string[]>();
  for (const { seat, space } of is.slice(goesOn ? was.length : 0))
    found.set(seat, [...(found.get(seat) ?? []), space]);
  return [...found].map(([seat, list]) => ({
    what: "placed",
    seat,
    before: "",
    after: list.length,
    list,
  }));
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
    found.push(...numbers(old, row, ["price", "appeal", "treasury"], { company }));
    found.push(...staffDelta(old, row, company));
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
  return found;
}

function staffDelta(old: Row, row: Row, company: string): Delta[] {
  const counts = STAFF.map((kind) => ({ kind, by: total(row[kind]) - total(old[kind]) }));
  const staff = counts.filter(({ by }) => by !== 0);
  return staff.length ? [{ what: "staff", company, before: "", after: "", staff }] : [];
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

const placed = (view: View): { seat: string; space: string }[] =>
  Array.isArray(view.placed) ? (view.placed as { seat: string; space: string }[]) : [];
