// Why something did not work, in one sentence of the reader's language.

import { Refused } from "../../api/http";
import { language, say } from "../../words/say.svelte";

/** Return what to tell about an error. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refused)) return say("shell.broken");
  const id = `errors.${error.key}`;
  const own = `shell.errors.${error.key}`;
  if (language.has(own)) return say(own);
  return language.has(id) ? say(id, error.problem) : error.message;
}
