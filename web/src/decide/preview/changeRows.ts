// What an answer would change, in rows of before and after, the things that matter first.

import type { Change, ReportedField } from "../../api/types";
import { reportedAt, type ReportedFields } from "../../state/reportedFields";
import { delta, total } from "./effects";

export interface ChangeRow {
  /** The path in the view, unique among the rows. */
  path: string;
  /** An id of words for the left side, with its data. */
  words: string;
  data: Record<string, unknown>;
  before: unknown;
  after: unknown;
  kind: ReportedField["kind"];
  /** Whether it went up or down, as far as that is good or bad. */
  tone: -1 | 0 | 1;
  rank: number;
}

/** For whom the rows are made. */
export interface Reader {
  seat: string | null;
  /** The company that acts, if one does. */
  company: string | null;
}

const OTHERS = 10; // what happens to others comes after what happens to oneself

/** Return the changes as rows, the most important first; the server says what is told of them. */
export function changeRows(
  changes: Change[],
  reader: Reader,
  reported: ReportedFields,
): ChangeRow[] {
  const rows = changes.flatMap(unfolded).flatMap((change) => {
    const field = reportedAt(reported, change.path);
    return field && !isIncluded(change, field, changes, reader) ? rowOf(change, field, reader) : [];
  });
  return rows.sort((one, other) => one.rank - other.rank);
}

/** What includes another field is one's own affair, and told only where something else changes. */
function isIncluded(
  { path }: Change,
  { beyond }: ReportedField,
  changes: Change[],
  { seat }: Reader,
): boolean {
  if (beyond === null) return false;
  const beside = `${path.slice(0, path.lastIndexOf("."))}.${beyond}`;
  return !path.startsWith(`seats.${seat}.`) || delta(changes, path) === delta(changes, beside);
}

/** A thing that comes into being is told by its parts. */
function unfolded(change: Change): Change[] {
  const whole = change.after;
  const isNew =
    change.before === null && whole !== null && typeof whole === "object" && !Array.isArray(whole);
  if (!isNew) return [change];
  return Object.entries(whole).map(([key, after]) => ({
    path: `${change.path}.${key}`,
    before: null,
    after,
  }));
}

function rowOf(change: Change, field: ReportedField, reader: Reader): ChangeRow[] {
  const path = change.path.split(".");
  const [kind, key = ""] = path;
  const name = path.at(-1) ?? "";
  if (field.kind === "order") return placeInOrder(change, field, name, reader.company);
  if (kind === "seats")
    return made(change, field, name, { seat: key }, key === reader.seat, "mine");
  if (kind === "companies") return ofCompany(change, field, key, name, reader);
  return made(change, field, name, {}, true, "table");
}

function ofCompany(
  change: Change,
  field: ReportedField,
  company: string,
  name: string,
  reader: Reader,
): ChangeRow[] {
  const isActing = reader.company === null || reader.company === company;
  const isEmpty =
    change.before === null && !total(change.after) && typeof change.after !== "string";
  return isEmpty ? [] : made(change, field, name, { company }, isActing, "company");
}

function made(
  { path, before, after }: Change,
  { kind, rank, good }: ReportedField,
  name: string,
  data: Record<string, unknown>,
  isOwn: boolean,
  whose: "mine" | "company" | "table",
): ChangeRow[] {
  const words = `decide.ledger.${whose === "mine" && !isOwn ? "theirs" : whose}.${name}`;
  const counted =
    kind === "name"
      ? { before, after }
      : { before: before === null ? null : total(before), after: total(after) };
  const tone = isOwn ? toneOf(total(after) - total(before), good) : 0;
  return [{ path, words, data, ...counted, kind, tone, rank: rank + (isOwn ? 0 : OTHERS) }];
}

/** Whoever acts may come earlier or later than before. */
function placeInOrder(
  { path, before, after }: Change,
  { rank, good }: ReportedField,
  name: string,
  company: string | null,
): ChangeRow[] {
  if (company === null || !Array.isArray(before) || !Array.isArray(after)) return [];
  const was = before.indexOf(company);
  const is = after.indexOf(company);
  if (is < 0 || was === is) return [];
  return [
    {
      path,
      words: `decide.ledger.order.${name}`,
      data: { company },
      before: was < 0 ? null : was + 1,
      after: is + 1,
      kind: "order",
      tone: was < 0 ? 0 : toneOf(is - was, good),
      rank,
    },
  ];
}

/** Whether a rise is good or bad, if that is known. */
function toneOf(rise: number, good: boolean | null): ChangeRow["tone"] {
  return good === null ? 0 : (Math.sign(good ? rise : -rise) as ChangeRow["tone"]);
}
