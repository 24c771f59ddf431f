// Clocks of tables in words.

import { say } from "../words/say.svelte";

const MINUTE = 60;

/** Say what clock a table has. */
export function clockText(clock: Record<string, unknown>): string {
  if (clock.kind === "live") {
    const minutes = Math.round(Number(clock.bank) / MINUTE);
    return say("shell.clock.live.said", { minutes, increment: Number(clock.increment ?? 0) });
  }
  if (clock.kind === "days") return say("shell.clock.days.said", { days: Number(clock.days) });
  return say("shell.clock.none");
}
