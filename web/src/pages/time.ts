// Spans of time and clocks in words.

import { say } from "../words/say.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Say how long something takes: 1:42, 6 h, 3 days. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * DAY) return say("shell.time.days", { days: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return say("shell.time.hours", { hours: Math.floor(left / HOUR) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** Say what clock a table has. */
export function clockWords(clock: Record<string, unknown>): string {
  if (clock.kind === "live") {
    const minutes = Math.round(Number(clock.bank) / MINUTE);
    return say("shell.clock.live.said", { minutes, increment: Number(clock.increment ?? 0) });
  }
  if (clock.kind === "days") return say("shell.clock.days.said", { days: Number(clock.days) });
  return say("shell.clock.none");
}
