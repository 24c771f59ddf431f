// The log of a game: entries become lines, grouped by where in the game they happened.

import type { Entry, GameEvent } from "../../api/types";

/** Where in the game something happened, as far as the events tell. */
export interface Period {
  /** The year of a decade, or null in games without decades. */
  year: number | null;
  phase: string | null;
  /** A round that the game itself counts. */
  round: number | null;
  /** How often everybody had a turn in this phase. */
  turn: number;
  /** The company that operates. */
  company: string | null;
}

/** What one decision brought about. */
export interface LogStep {
  number: number;
  seat: string | null;
  events: GameEvent[];
}

/** What many do one after the other with nothing to tell but who did it. */
export type Fold = "pass" | "pick";

export interface LoggedLine {
  key: string;
  /** move: somebody decided; pass, pick: some passed or chose in secret; table: nobody's doing; note: around the game. */
  kind: "move" | Fold | "table" | "note";
  seat: string | null;
  steps: LogStep[];
  /** Of a note: the entry itself. */
  entry: Entry | null;
  at: number;
  /** It was taken back. */
  isVoid: boolean;
}

export interface LogGroup {
  key: string;
  period: Period;
  lines: LoggedLine[];
}

/** How far the turns of a phase are, to count rounds. */
interface Turns {
  acted: readonly string[];
  last: string | null;
}

interface GameProgress {
  period: Period;
  turns: Turns;
}

export interface GameLog {
  groups: LogGroup[];
  /** Entries that are decisions and still count, in order. */
  decisions: number[];
  /** Where the game stood after each decision. */
  progressAfter: ReadonlyMap<number, GameProgress>;
  chats: Entry[];
  progress: GameProgress;
}

const START: GameProgress = {
  period: { year: null, phase: null, round: null, turn: 1, company: null },
  turns: { acted: [], last: null },
};
export const EMPTY: GameLog = {
  groups: [],
  decisions: [],
  progressAfter: new Map(),
  chats: [],
  progress: START,
};

/** Events that open a new part of the log. */
const OPENERS = new Set(["decade_began", "phase_began", "round_began", "operated"]);
/** Events that say nothing by themselves. */
const SILENT = new Set(["forced", ...OPENERS]);
/** Done by a seat of its own accord, even if it is told with somebody else's decision. */
const OWN_DOING = new Set(["built", "removed", "kept", "passed", "picked", "dealt"]);
/** Events that stand in one line with their neighbours of the same kind. */
const FOLDS: Readonly<Record<string, Fold>> = { passed: "pass", picked: "pick" };

/** Kinds of lines of which neighbours become one. */
const JOINED = new Set<LoggedLine["kind"]>(["table", ...Object.values(FOLDS)]);

/** Take entries into a log; what did not change stays the same object. */
export function extendLog(log: GameLog, entries: Entry[]): GameLog {
  const next: GameLog = {
    groups: [...log.groups],
    decisions: [...log.decisions],
    progressAfter: new Map(log.progressAfter),
    chats: log.chats,
    progress: log.progress,
  };
  for (const entry of entries) take(next, entry);
  return next;
}

function take(log: GameLog, entry: Entry): void {
  if (entry.kind === "chat") {
    log.chats = [...log.chats, entry];
  } else if (entry.kind === "move" || entry.kind === "start") {
    decide(log, entry);
  } else {
    if (entry.kind === "undo") takeBack(log, Number(entry.data.to));
    add(log, { ...line(entry, null, []), kind: "note", seat: entry.seat, entry });
  }
}

function decide(log: GameLog, entry: Entry): void {
  log.decisions.push(entry.number);
  // An answer that tells nothing, such as half a secret choice, begins no turn.
  if (entry.seat !== null && entry.events?.length) log.progress = turned(log.progress, entry.seat);
  let piece: LogStep = { number: entry.number, seat: entry.seat, events: [] };
  let count = 0;
  const finish = (seat: string | null): void => {
    if (piece.events.length)
      add(log, { ...line(entry, piece.seat, [piece]), key: `${entry.number}.${count++}` });
    piece = { number: entry.number, seat, events: [] };
  };
  let actor = entry.seat; // whose doing it is, if the event does not say so itself
  for (const event of entry.events ?? []) {
    if (event.kind === "forced") actor = String(event.data.seat);
    if (OPENERS.has(event.kind)) {
      finish(null);
      log.progress = opened(log.progress, event);
      actor = entry.seat;
    } else if (!SILENT.has(event.kind)) {
      const seat = doer(event, actor, piece);
      const before = lastFold(piece);
      if (seat !== piece.seat || (before && before !== FOLDS[event.kind])) finish(seat);
      piece.events.push(event);
      if (FOLDS[event.kind]) actor = null; // everybody made theirs: it is not because of the last one
    }
  }
  finish(null);
  (log.progressAfter as Map<number, GameProgress>).set(entry.number, log.progress);
}

function line(entry: Entry, seat: string | null, steps: LogStep[]): LoggedLine {
  const kinds = new Set(steps.flatMap(({ events }) => events.map((one) => FOLDS[one.kind])));
  const [fold] = kinds.size === 1 ? kinds : [];
  const kind = seat === null ? "table" : (fold ?? "move");
  return { key: String(entry.number), kind, seat, steps, entry: null, at: entry.at, isVoid: false };
}

const lastFold = (step: LogStep): Fold | undefined => FOLDS[step.events.at(-1)?.kind ?? ""];

/** Return whose doing an event is, if it is told while a seat is at it; null: nobody's. */
function doer(event: GameEvent, seat: string | null, piece: LogStep): string | null {
  const { data } = event;
  if (event.kind === "partner_gained" && piece.seat !== data.seat) return null; // all get one at once
  if (OWN_DOING.has(event.kind) && typeof data.seat === "string") return data.seat;
  const isTables =
    data.seat === undefined && data.company === undefined && data.color === undefined;
  return isTables ? null : seat;
}

function opened({ period }: GameProgress, { kind, data }: GameEvent): GameProgress {
  const turns: Turns = { acted: [], last: null };
  if (kind === "operated") return { period: { ...period, company: String(data.company) }, turns };
  const next = { ...period, turn: 1, company: null };
  if (kind === "decade_began")
    return { period: { ...next, year: Number(data.year), phase: null }, turns };
  if (kind === "round_began")
    return { period: { ...next, round: Number(data.round), phase: null }, turns };
  return { period: { ...next, phase: String(data.phase) }, turns };
}

/** A seat that comes again after others had their turn begins the next round of the phase. */
function turned(progress: GameProgress, seat: string): GameProgress {
  const { period, turns } = progress;
  if (turns.last === seat || period.round !== null) return progress; // the game counts its rounds itself
  if (!turns.acted.includes(seat))
    return { period, turns: { acted: [...turns.acted, seat], last: seat } };
  return { period: { ...period, turn: period.turn + 1 }, turns: { acted: [seat], last: seat } };
}

function add(log: GameLog, made: LoggedLine): void {
  const { period } = log.progress;
  const group = log.groups.at(-1);
  if (!group || !samePeriod(group.period, period)) {
    log.groups.push({ key: made.key, period, lines: [made] });
    return;
  }
  const before = group.lines.at(-1);
  const joined = before && together(before, made);
  const lines = joined ? [...group.lines.slice(0, -1), joined] : [...group.lines, made];
  log.groups[log.groups.length - 1] = { ...group, lines };
}

function samePeriod(one: Period, other: Period): boolean {
  return (
    one.year === other.year &&
    one.phase === other.phase &&
    one.round === other.round &&
    one.turn === other.turn &&
    one.company === other.company
  );
}

/** Passes stand in one line, and so do secret choices; what follows from placing a partner stands with it. */
function together(before: LoggedLine, made: LoggedLine): LoggedLine | null {
  if (before.isVoid) return null;
  const isAlike = before.kind === made.kind && JOINED.has(made.kind);
  if (isAlike || follows(before, made))
    return { ...before, steps: [...before.steps, ...made.steps] };
  return null;
}

function follows(before: LoggedLine, made: LoggedLine): boolean {
  if (before.kind !== "move" || made.kind !== "move" || before.seat !== made.seat) return false;
  const [main, first] = [before.steps[0]?.events[0], made.steps[0]?.events[0]];
  return (
    main?.kind === "placed" && first?.kind !== "placed" && first?.data.company === main.data.company
  );
}

/** Strike out what came after a decision, and go on from where the game stood then. */
function takeBack(log: GameLog, to: number): void {
  log.decisions = log.decisions.filter((number) => number <= to);
  log.progress = log.progressAfter.get(to) ?? START;
  log.groups = log.groups.map((group) => {
    if (!group.lines.some((one) => isAfter(one, to))) return group;
    return {
      ...group,
      lines: group.lines.flatMap((one) => (isAfter(one, to) ? struck(one, to) : [one])),
    };
  });
}

const isAfter = (one: LoggedLine, to: number): boolean =>
  !one.isVoid && one.kind !== "note" && (one.steps.at(-1)?.number ?? 0) > to;

function struck(one: LoggedLine, to: number): LoggedLine[] {
  const stays = one.steps.filter((step) => step.number <= to);
  const goes = one.steps.filter((step) => step.number > to);
  const seat = goes[0]?.seat ?? one.seat;
  const gone: LoggedLine = { ...one, key: `${one.key}-${to}`, seat, steps: goes, isVoid: true };
  return stays.length ? [{ ...one, steps: stays }, gone] : [{ ...gone, key: one.key }];
}
