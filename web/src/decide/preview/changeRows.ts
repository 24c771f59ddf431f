// What an answer would change, in rows of before and after, the things that matter first.

import type { Change } from "../../api/types";
import { delta, total } from "./effects";

export interface ChangeRow {
  /** The path in the view, unique among the rows. */
  path: string;
  /** An id of words for the left side, with its data. */
  words: string;
  data: Record<string, unknown>;
  before: unknown;
  after: unknown;
  kind: "money" | "count" | "name";
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

interface Field {
  kind: ChangeRow["kind"];
  rank: number;
  /** Whether more of it is better. */
  good?: boolean;
}

const OF_SEAT: Record<string, Field> = {
  cash: { kind: "money", rank: 0, good: true },
  worth: { kind: "money", rank: 0, good: true },
  ready: { kind: "count", rank: 8 },
  partners: { kind: "count", rank: 5, good: true },
  certificates: { kind: "count", rank: 8 },
  reputation: { kind: "count", rank: 1, good: true },
  favor: { kind: "count", rank: 3, good: true },
  wild: { kind: "count", rank: 4, good: true },
  lumber: { kind: "count", rank: 4, good: true },
  masonry: { kind: "count", rank: 4, good: true },
  jackscrew: { kind: "count", rank: 4, good: true },
  steps: { kind: "count", rank: 5, good: false },
  expansions: { kind: "count", rank: 6, good: true },
  levels: { kind: "count", rank: 6, good: true },
};
const OF_COMPANY: Record<string, Field> = {
  treasury: { kind: "money", rank: 1, good: true },
  price: { kind: "money", rank: 2, good: true },
  director: { kind: "name", rank: 2 },
  appeal: { kind: "count", rank: 3, good: true },
  goods: { kind: "count", rank: 5, good: true },
  goods_price: { kind: "money", rank: 5, good: true },
  workers: { kind: "count", rank: 6, good: true },
  managers: { kind: "count", rank: 6, good: true },
  automated: { kind: "count", rank: 6, good: true },
  salespeople: { kind: "count", rank: 6, good: true },
  bonus_goods: { kind: "count", rank: 6, good: true },
  livestock: { kind: "count", rank: 7, good: true },
  steel: { kind: "count", rank: 7, good: true },
  wood: { kind: "count", rank: 7, good: true },
  coal: { kind: "count", rank: 7, good: true },
};
const OF_TABLE: Record<string, Field> = {
  "operating.revenue": { kind: "money", rank: 1, good: true },
  hire_price: { kind: "money", rank: 9 },
};
const OTHERS = 10; // what happens to others comes after what happens to oneself
const WORTH = /^seats\.\w+\.worth$/;
const UNSEEN = new Set(["perms", "tracks", "scores", "net_cost", "works"]);

/** Return the changes as rows, the most important first. */
export function changeRows(changes: Change[], reader: Reader): ChangeRow[] {
  const rows = changes
    .filter((one) => !isCashOnly(one, changes, reader))
    .flatMap(unfolded)
    .flatMap((one) => rowOf(one, reader));
  return rows.sort((one, other) => one.rank - other.rank);
}

/** Worth is one's own affair, and told only where it is more than the cash that changes hands. */
function isCashOnly({ path }: Change, changes: Change[], { seat }: Reader): boolean {
  if (!WORTH.test(path)) return false;
  return (
    path !== `seats.${seat}.worth` || delta(changes, path) === delta(changes, `seats.${seat}.cash`)
  );
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

function rowOf(change: Change, reader: Reader): ChangeRow[] {
  const path = change.path.split(".");
  const [kind, key = "", ...rest] = path;
  const field = rest.at(-1) ?? "";
  if (rest.some((one) => UNSEEN.has(one))) return [];
  if (kind === "seats")
    return made(change, OF_SEAT[field], field, { seat: key }, key === reader.seat, "mine");
  if (kind === "companies") return ofCompany(change, key, field, reader);
  if (kind === "appeal_order") return placeInOrder(change, reader.company);
  return made(change, OF_TABLE[change.path], path.at(-1) ?? "", {}, true, "table");
}

function ofCompany(change: Change, company: string, field: string, reader: Reader): ChangeRow[] {
  const isActing = reader.company === null || reader.company === company;
  const isEmpty =
    change.before === null && !total(change.after) && typeof change.after !== "string";
  return isEmpty ? [] : made(change, OF_COMPANY[field], field, { company }, isActing, "company");
}

function made(
  { path, before, after }: Change,
  field: Field | undefined,
  name: string,
  data: Record<string, unknown>,
  isOwn: boolean,
  whose: "mine" | "company" | "table",
): ChangeRow[] {
  if (!field) return [];
  const rank = field.rank + (isOwn ? 0 : OTHERS);
  const words = `decide.ledger.${whose === "mine" && !isOwn ? "theirs" : whose}.${name}`;
  const counted =
    field.kind === "name"
      ? { before, after }
      : { before: before === null ? null : total(before), after: total(after) };
  const rise = Math.sign(total(after) - total(before)) as ChangeRow["tone"];
  const tone =
    field.good === undefined || !isOwn ? 0 : ((field.good ? rise : -rise) as ChangeRow["tone"]);
  return [{ path, words, data, ...counted, kind: field.kind, tone, rank }];
}

/** The acting company may operate earlier or later than before. */
function placeInOrder({ path, before, after }: Change, company: string | null): ChangeRow[] {
  if (company === null || !Array.isArray(before) || !Array.isArray(after)) return [];
  const was = before.indexOf(company);
  const is = after.indexOf(company);
  if (is < 0 || was === is) return [];
  const tone = (was < 0 ? 0 : Math.sign(was - is)) as ChangeRow["tone"];
  return [
    {
      path,
      words: "decide.ledger.order",
      data: { company },
      before: was < 0 ? null : was + 1,
      after: is + 1,
      kind: "count",
      tone,
      rank: 4,
    },
  ];
}
