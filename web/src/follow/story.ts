// The log as a story: entries become lines, grouped by where in the game they happened.

import type { Entry, GameEvent } from "../api/types";

/** Where in the game something happened, as far as the events tell. */
export interface Place {
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
export interface Step {
  number: number;
  seat: string | null;
  events: GameEvent[];
}

/** What many do one after the other with nothing to tell but who did it. */
export type Fold = "pass" | "pick";

export interface Line {
  key: string;
  /** move: somebody decided; pass, pick: some passed or chose in secret; table: nobody's doing; note: around the game. */
  kind: "move" | Fold | "table" | "note";
  seat: string | null;
  steps: Step[];
  /** Of a note: the entry itself. */
  entry: Entry | null;
  at: number;
  /** It was taken back. */
  isVoid: boolean;
}

export interface Group {
  key: string;
  place: Place;
  lines: Line[];
}

/** How far the turns of a phase are, to count rounds. */
interface Turns {
  acted: readonly string[];
  last: string | null;
}

interface Mark {
  place: Place;
  turns: Turns;
}

export interface Story {
  groups: Group[];
  /** Entries that are decisions and still count, in order. */
  decisions: number[];
  /** Where the game stood after each decision. */
  marks: ReadonlyMap<number, Mark>;
  chats: Entry[];
  mark: Mark;
}

const START: Mark = {
  place: { year: null, phase: null, round: null, turn: 1, company: null },
  turns: { acted: [], last: null },
};
export const EMPTY: Story = { groups: [], decisions: [], marks: new Map(), chats: [], mark: START };

/** Events that open a new part of the log. */
const OPENERS = new Set(["decade_began", "phase_began", "round_began", "operated"]);
/** Events that say nothing by themselves. */
const SILENT = new Set(["forced", ...OPENERS]);
/** Done by a seat of its own accord, even if it is told with somebody else's decision. */
const OWN_DOING = new Set(["built", "removed", "kept", "passed", "picked", "dealt"]);
/** Events that stand in one line with their neighbours of the same kind. */
const FOLDS: Readonly<Record<string, Fold>> = { passed: "pass", picked: "pick" };

/** Kinds of lines of which neighbours become one. */
const JOINED = new Set<Line["kind"]>(["table", ...Object.values(FOLDS)]);

/** Take entries into a story; what did not change stays the same object. */
export function told(story: Story, entries: Entry[]): Story {
  const next: Story = {
    groups: [...story.groups],
    decisions: [...story.decisions],
    marks: new Map(story.marks),
    chats: story.chats,
    mark: story.mark,
  };
  for (const entry of entries) take(next, entry);
  return next;
}

function take(story: Story, entry: Entry): void {
  if (entry.kind === "chat") {
    story.chats = [...story.chats, entry];
  } else if (entry.kind === "move" || entry.kind === "start") {
    decide(story, entry);
  } else {
    if (entry.kind === "undo") takeBack(story, Number(entry.data.to));
    add(story, { ...line(entry, null, []), kind: "note", seat: entry.seat, entry });
  }
}

function decide(story: Story, entry: Entry): void {
  story.decisions.push(entry.number);
  // An answer that tells nothing, such as half a secret choice, begins no turn.
  if (entry.seat !== null && entry.events?.length) story.mark = turned(story.mark, entry.seat);
  let piece: Step = { number: entry.number, seat: entry.seat, events: [] };
  let count = 0;
  const finish = (seat: string | null): void => {
    if (piece.events.length)
      add(story, { ...line(entry, piece.seat, [piece]), key: `${entry.number}.${count++}` });
    piece = { number: entry.number, seat, events: [] };
  };
  let actor = entry.seat; // whose doing it is, if the event does not say so itself
  for (const event of entry.events ?? []) {
    if (event.kind === "forced") actor = String(event.data.seat);
    if (OPENERS.has(event.kind)) {
      finish(null);
      story.mark = opened(story.mark, event);
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
  (story.marks as Map<number, Mark>).set(entry.number, story.mark);
}

function line(entry: Entry, seat: string | null, steps: Step[]): Line {
  const kinds = new Set(steps.flatMap(({ events }) => events.map((one) => FOLDS[one.kind])));
  const [fold] = kinds.size === 1 ? kinds : [];
  const kind = seat === null ? "table" : (fold ?? "move");
  return { key: String(entry.number), kind, seat, steps, entry: null, at: entry.at, isVoid: false };
}

const lastFold = (step: Step): Fold | undefined => FOLDS[step.events.at(-1)?.kind ?? ""];

/** Return whose doing an event is, if it is told while a seat is at it; null: nobody's. */
function doer(event: GameEvent, seat: string | null, piece: Step): string | null {
  const { data } = event;
  if (event.kind === "partner_gained" && piece.seat !== data.seat) return null; // all get one at once
  if (OWN_DOING.has(event.kind) && typeof data.seat === "string") return data.seat;
  const isTables =
    data.seat === undefined && data.company === undefined && data.color === undefined;
  return isTables ? null : seat;
}

function opened({ place }: Mark, { kind, data }: GameEvent): Mark {
  const turns: Turns = { acted: [], last: null };
  if (kind === "operated") return { place: { ...place, company: String(data.company) }, turns };
  const next = { ...place, turn: 1, company: null };
  if (kind === "decade_began")
    return { place: { ...next, year: Number(data.year), phase: null }, turns };
  if (kind === "round_began")
    return { place: { ...next, round: Number(data.round), phase: null }, turns };
  return { place: { ...next, phase: String(data.phase) }, turns };
}

/** A seat that comes again after others had their turn begins the next round of the phase. */
function turned(mark: Mark, seat: string): Mark {
  const { place, turns } = mark;
  if (turns.last === seat || place.round !== null) return mark; // the game counts its rounds itself
  if (!turns.acted.includes(seat))
    return { place, turns: { acted: [...turns.acted, seat], last: seat } };
  return { place: { ...place, turn: place.turn + 1 }, turns: { acted: [seat], last: seat } };
}

function add(story: Story, made: Line): void {
  const { place } = story.mark;
  const group = story.groups.at(-1);
  if (!group || !samePlace(group.place, place)) {
    story.groups.push({ key: made.key, place, lines: [made] });
    return;
  }
  const before = group.lines.at(-1);
  const joined = before && together(before, made);
  const lines = joined ? [...group.lines.slice(0, -1), joined] : [...group.lines, made];
  story.groups[story.groups.length - 1] = { ...group, lines };
}

function samePlace(one: Place, other: Place): boolean {
  return (
    one.year === other.year &&
    one.phase === other.phase &&
    one.round === other.round &&
    one.turn === other.turn &&
    one.company === other.company
  );
}

/** Passes stand in one line, and so do secret choices; what follows from placing a partner stands with it. */
function together(before: Line, made: Line): Line | null {
  if (before.isVoid) return null;
  const isAlike = before.kind === made.kind && JOINED.has(made.kind);
  if (isAlike || follows(before, made))
    return { ...before, steps: [...before.steps, ...made.steps] };
  return null;
}

function follows(before: Line, made: Line): boolean {
  if (before.kind !== "move" || made.kind !== "move" || before.seat !== made.seat) return false;
  const [main, first] = [before.steps[0]?.events[0], made.steps[0]?.events[0]];
  return (
    main?.kind === "placed" && first?.kind !== "placed" && first?.data.company === main.data.company
  );
}

/** Strike out what came after a decision, and go on from where the game stood then. */
function takeBack(story: Story, to: number): void {
  story.decisions = story.decisions.filter((number) => number <= to);
  story.mark = story.marks.get(to) ?? START;
  story.groups = story.groups.map((group) => {
    if (!group.lines.some((one) => isAfter(one, to))) return group;
    return {
      ...group,
      lines: group.lines.flatMap((one) => (isAfter(one, to) ? struck(one, to) : [one])),
    };
  });
}

const isAfter = (one: Line, to: number): boolean =>
  !one.isVoid && one.kind !== "note" && (one.steps.at(-1)?.number ?? 0) > to;

function struck(one: Line, to: number): Line[] {
  const stays = one.steps.filter((step) => step.number <= to);
  const goes = one.steps.filter((step) => step.number > to);
  const seat = goes[0]?.seat ?? one.seat;
  const gone: Line = { ...one, key: `${one.key}-${to}`, seat, steps: goes, isVoid: true };
  return stays.length ? [{ ...one, steps: stays }, gone] : [{ ...gone, key: one.key }];
}
