// The log of a game: entries become lines, grouped by where in the game they happened.

import type { Entry, GameEvent } from "../../api/types";
import { ANY_GAME, type Fold, type LogRules, type Period } from "./logRules";

/** What one decision brought about. */
export interface LogStep {
  number: number;
  seat: string | null;
  events: GameEvent[];
}

export interface LoggedLine {
  key: string;
  /** move: somebody decided; pass, pick: some passed or chose in secret; table: nobody's doing; note: around the game. */
  kind: "move" | Fold | "table" | "note";
  seat: string | null;
  /** The space of the board that it is about, in games that show it. */
  space: string | null;
  steps: LogStep[];
  /** Of a note: the entry itself. */
  entry: Entry | null;
  at: number;
  /** The id of the words for why there was no other choice, or why nothing more was done. */
  why: string | null;
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
  rules: LogRules;
  groups: LogGroup[];
  /** Entries that are decisions and still count, in order. */
  decisions: number[];
  /** Where the game stood after each decision. */
  progressAfter: ReadonlyMap<number, GameProgress>;
  chats: Entry[];
  progress: GameProgress;
}

const START: GameProgress = {
  period: { year: null, phase: null, round: null, turn: 1, company: null, space: null },
  turns: { acted: [], last: null },
};
/** Return the log of a game in which nothing has happened. */
export const emptyLog = (rules: Partial<LogRules> = {}): GameLog => ({
  rules: { ...ANY_GAME, ...rules },
  groups: [],
  decisions: [],
  progressAfter: new Map(),
  chats: [],
  progress: START,
});

const FORCED = "forced"; // says nothing by itself, but whose doing follows

/** Take entries into a log; what did not change stays the same object. */
export function extendLog(log: GameLog, entries: Entry[]): GameLog {
  const next: GameLog = {
    rules: log.rules,
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
    add(log, { ...line(entry, entry.seat), kind: "note", entry });
  }
}

function decide(log: GameLog, entry: Entry): void {
  const { rules } = log;
  log.decisions.push(entry.number);
  // An answer that tells nothing, such as half a secret choice, begins no turn.
  if (entry.seat !== null && entry.events?.length) log.progress = turned(log.progress, entry.seat);
  let piece: LogStep = { number: entry.number, seat: entry.seat, events: [] };
  let count = 0;
  let isForced = false; // what follows was the only choice
  const finish = (seat: string | null): void => {
    if (piece.events.length)
      add(log, {
        ...moveLine(entry, piece, rules),
        space: spaceOf(piece.events, log),
        why: isForced && piece.seat !== null ? (rules.forced?.why(piece.events) ?? null) : null,
        key: `${entry.number}.${count++}`,
      });
    if (piece.events.length) isForced = false;
    piece = { number: entry.number, seat, events: [] };
  };
  let actor = entry.seat; // whose doing it is, if the event does not say so itself
  for (const event of entry.events ?? []) {
    const opens = rules.opens[event.kind];
    if (event.kind === FORCED) {
      actor = String(event.data.seat);
      if (!rules.forced) continue;
      // What was done before was a choice, and perhaps tells why it went no further.
      const { events, seat } = piece;
      finish(actor);
      isForced = true;
      if (seat === actor) endLine(log, entry, rules.forced.ends(String(event.data.answer), events));
    } else if (opens) {
      finish(null);
      log.progress = opened(log.progress, opens(event.data));
      actor = entry.seat;
    } else {
      const seat = doer(event, actor, piece.seat, rules);
      const before = rules.folds[piece.events.at(-1)?.kind ?? ""];
      const fold = rules.folds[event.kind];
      const isNew = piece.events.length > 0 && rules.begins.has(event.kind);
      if (isNew || seat !== piece.seat || (before && before !== fold)) finish(seat);
      if (rules.resolves.has(event.kind)) log.progress = resolving(log.progress, event, rules);
      piece.events.push(event);
      if (fold) actor = null; // everybody made theirs: it is not because of the last one
    }
  }
  finish(null);
  (log.progressAfter as Map<number, GameProgress>).set(entry.number, log.progress);
}

const line = ({ number, at }: Entry, seat: string | null): LoggedLine => ({
  key: String(number),
  kind: "table",
  seat,
  space: null,
  steps: [],
  entry: null,
  at,
  why: null,
  isVoid: false,
});

function moveLine(entry: Entry, step: LogStep, { folds }: LogRules): LoggedLine {
  const kinds = new Set(step.events.map((one) => folds[one.kind]));
  const [fold] = kinds.size === 1 ? kinds : [];
  const kind = step.seat === null ? "table" : (fold ?? "move");
  return { ...line(entry, step.seat), kind, steps: [step] };
}

/** Return which space of the board a line is about: the one that it names, or that is resolved. */
function spaceOf(events: GameEvent[], { rules, progress }: GameLog): string | null {
  if (!rules.spaceOf) return null;
  const named = events.map(rules.spaceOf).find((one) => one !== null);
  return named ?? progress.period.space;
}

/** Return whose doing an event is, if it is told while a seat is at it; null: nobody's. */
function doer(
  event: GameEvent,
  seat: string | null,
  at: string | null,
  rules: LogRules,
): string | null {
  const { data } = event;
  if (rules.isNobodys(event, at)) return null;
  if (rules.attends(event, at)) return at;
  const own = data.seat ?? data.color;
  if (rules.ownDoing.has(event.kind) && typeof own === "string") return own;
  const isTables =
    data.seat === undefined && data.company === undefined && data.color === undefined;
  return isTables ? null : seat;
}

const opened = ({ period }: GameProgress, next: Partial<Period>): GameProgress => ({
  period: { ...period, ...next },
  turns: { acted: [], last: null },
});

const resolving = (
  { period, turns }: GameProgress,
  event: GameEvent,
  rules: LogRules,
): GameProgress => ({
  period: { ...period, space: rules.spaceOf?.(event) ?? null },
  turns,
});

/** A seat that comes again after others had their turn begins the next round of the phase. */
function turned(progress: GameProgress, seat: string): GameProgress {
  const { period, turns } = progress;
  if (turns.last === seat || period.round !== null) return progress; // the game counts its rounds itself
  if (!turns.acted.includes(seat))
    return { period, turns: { acted: [...turns.acted, seat], last: seat } };
  return { period: { ...period, turn: period.turn + 1 }, turns: { acted: [seat], last: seat } };
}

/** Say of the line that this entry just made why nothing more was done. */
function endLine(log: GameLog, entry: Entry, why: string | null): void {
  const group = log.groups.at(-1);
  const last = group?.lines.at(-1);
  if (!group || !last || why === null || last.steps.at(-1)?.number !== entry.number) return;
  log.groups[log.groups.length - 1] = {
    ...group,
    lines: [...group.lines.slice(0, -1), { ...last, why }],
  };
}

function add(log: GameLog, made: LoggedLine): void {
  const { period } = log.progress;
  const group = log.groups.at(-1);
  if (!group || !samePeriod(group.period, period)) {
    log.groups.push({ key: made.key, period, lines: [made] });
    return;
  }
  const before = group.lines.at(-1);
  const joined = before && together(before, made, log.rules);
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

/** Passes stand in one line, and so do secret choices, and what the game joins. */
function together(before: LoggedLine, made: LoggedLine, rules: LogRules): LoggedLine | null {
  if (before.isVoid || before.why !== null) return null;
  const isAlike = before.kind === made.kind && before.kind !== "move" && before.kind !== "note";
  if (made.why !== null && isAlike) return null;
  if (isAlike || follows(before, made, rules))
    return { ...before, steps: [...before.steps, ...made.steps] };
  return null;
}

function follows(before: LoggedLine, made: LoggedLine, rules: LogRules): boolean {
  if (before.kind !== "move" || made.kind !== "move" || before.seat !== made.seat) return false;
  if (before.space !== made.space && made.space !== null) return false;
  const [main, first] = [before.steps[0]?.events[0], made.steps[0]?.events[0]];
  return main !== undefined && first !== undefined && rules.joins(main, first);
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
