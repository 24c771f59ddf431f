// Spans of time, in figures or in words.

import { say } from "../../words/say.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, "0");

/** Write what a clock shows that counts down: 1:42, 2:05:09, 3 d 4 h. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / HOUR);
  const days = Math.floor(left / DAY);
  if (days) return say("board.clock.days", { days, hours: hours % 24 });
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const rest = two(left % MINUTE);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Say about how long something takes, for those who do not watch it: 1:42, 6 h, 3 days. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return say("shell.time.days", { days: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("shell.time.hours", { hours: Math.floor(seconds / HOUR) });
  return countdown(seconds);
}
