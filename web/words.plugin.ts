// Words are parsed when the page is built, so that the page needs no parser and no time for it.

import {
  isLiteralElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const WORDS = /\/src\/words\/(\w\w)\/\w+\.json$/;

/** Return the language whose words a file holds, or null if it holds none. */
export const languageOf = (file: string): string | null => WORDS.exec(file)?.[1] ?? null;

/** Return a sentence as the page says it: a text as it is, or its parts if facts stand in it. */
function parsed(id: string, text: string): string | MessageFormatElement[] {
  try {
    const parts = parse(text, { captureLocation: false });
    const [first] = parts;
    return parts.length === 1 && first && isLiteralElement(first) ? first.value : parts;
  } catch (error) {
    throw new Error(`the words ${id} cannot be read: ${String(error)}`, { cause: error });
  }
}

export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre", // what leaves here is JSON still, which Vite makes a module of
    transform: {
      filter: { id: WORDS },
      handler(code) {
        const texts = Object.entries(JSON.parse(code) as Record<string, string>);
        const made = Object.fromEntries(texts.map(([id, text]) => [id, parsed(id, text)]));
        return { code: JSON.stringify(made), map: null };
      },
    },
  };
}
