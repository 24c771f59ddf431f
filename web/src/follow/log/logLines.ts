// What a line of the log says: its main event, what came with it, whose money changed.

import type { GameEvent } from "../../api/types";
import type { LogGroup, LoggedLine } from "./gameLog";
import type { LogRules } from "./logRules";

export interface Sentence {
  event: GameEvent;
  /** How often the same happened. */
  times: number;
}

export interface LineSummary {
  main: Sentence | null;
  minor: Sentence[];
  /** The id of the words in place of them all. */
  verb: string | null;
  /** A signed change of money or points, null if there was none. */
  amount: number | null;
}

/** Return the number of the decision that a line leads to. */
export const numberOf = (line: LoggedLine): number =>
  line.steps.at(-1)?.number ?? line.entry?.number ?? 0;

/** Return what a line says. */
export function summarize(line: LoggedLine, { amount, isDrawn, sum, verb }: LogRules): LineSummary {
  const events = eventsOf(line);
  const [main, ...minor] = counted(sum(events).filter((one) => !isDrawn(one, line.seat)));
  const words = main ? null : verb(events);
  return {
    main: main ?? (words ? null : (counted(events)[0] ?? null)),
    minor,
    verb: words,
    amount: amount(events, line.seat),
  };
}

export const eventsOf = (line: LoggedLine): GameEvent[] =>
  line.steps.flatMap((step) => step.events);

function counted(events: GameEvent[]): Sentence[] {
  const found: Sentence[] = [];
  for (const event of events) {
    const same = found.find(
      (one) => one.event.kind === event.kind && one.event.text === event.text,
    );
    if (same) same.times += 1;
    else found.push({ event, times: 1 });
  }
  return found;
}

export interface Filter {
  company: string;
  seat: string;
  phase: string;
  /** Of the topics that the game names. */
  topic: string;
}

export const ALL: Filter = { company: "", seat: "", phase: "", topic: "" };

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(Boolean);

/** Return the groups with only the lines that are about what one wants to see. */
export function filtered(
  groups: LogGroup[],
  filter: Filter,
  topics: LogRules["topics"] = {},
): LogGroup[] {
  if (!isFiltered(filter)) return groups;
  const kinds = topics[filter.topic];
  const isOf = (line: LoggedLine): boolean =>
    !kinds || eventsOf(line).some((one) => kinds.has(one.kind));
  return groups
    .filter((group) => !filter.phase || group.period.phase === filter.phase)
    .map((group) => ({
      ...group,
      lines: group.lines.filter((line) => isOf(line) && concerns(line, filter)),
    }))
    .filter((group) => group.lines.length > 0);
}

function concerns(line: LoggedLine, { company, seat }: Filter): boolean {
  const events = eventsOf(line);
  const isTheirs =
    line.seat === seat || events.some((one) => one.data.seat === seat || one.data.owner === seat);
  return (!seat || isTheirs) && (!company || events.some((one) => one.data.company === company));
}

/** Return the groups as they stood after a decision, so that nothing later is given away. */
export function until(groups: LogGroup[], at: number): LogGroup[] {
  const known = groups.map((group) => {
    if (!group.lines.some((line) => numberOf(line) > at)) return group;
    return { ...group, lines: group.lines.flatMap((line) => knownPart(line, at)) };
  });
  return known.filter((group) => group.lines.length > 0);
}

function knownPart(line: LoggedLine, at: number): LoggedLine[] {
  if (line.entry) return line.entry.number <= at ? [line] : [];
  const steps = line.steps.filter((step) => step.number <= at);
  if (steps.length === line.steps.length) return [line];
  return steps.length ? [{ ...line, steps }] : [];
}

/** Return how many lines tell of what came after a decision. */
export function linesAfter(groups: LogGroup[], at: number): number {
  const counts = groups.map(({ lines }) => lines.filter((line) => numberOf(line) > at).length);
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Return some lines in their groups, newest first, without the very newest; and how many there are. */
export function newest(
  groups: LogGroup[],
  most: number,
  skipped = 0,
): { groups: LogGroup[]; count: number } {
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const found: LogGroup[] = [];
  let skip = skipped;
  let left = most;
  for (const group of groups.toReversed()) {
    if (left <= 0) break;
    const end = Math.max(0, group.lines.length - skip);
    const lines = group.lines.slice(Math.max(0, end - left), end).toReversed();
    skip = Math.max(0, skip - group.lines.length);
    left -= lines.length;
    if (lines.length) found.push({ ...group, lines });
  }
  return { groups: found, count };
}
