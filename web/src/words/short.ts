// Sentences as they travel: short, since words are a large part of what a table waits for.

import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

type Options = Record<string, Short>;
/** A text; a number for "#"; a fact by its name, with cases to choose from, or with how it is written. */
type ShortPart =
  string | 0 | [string] | [string, Options] | [string, Options, number, string] | object;
export type Short = string | ShortPart[];

const [LITERAL, ARGUMENT, SELECT, PLURAL, POUND] = [0, 1, 5, 6, 7];

type Cases = Record<string, { value: MessageFormatElement[] }>;
interface Whole {
  type: number;
  value: string;
  options: Cases;
  offset: number;
  pluralType: string;
}

/** Return the parts of a sentence in short. */
export function shortened(parts: MessageFormatElement[]): Short {
  return parts.map((part) => {
    const { type, value, options, offset, pluralType } = part as unknown as Whole;
    if (type === LITERAL) return value;
    if (type === POUND) return 0;
    if (type === ARGUMENT) return [value];
    if (type === SELECT) return [value, casesOf(options)];
    if (type === PLURAL) return [value, casesOf(options), offset, pluralType];
    return part;
  });
}

const casesOf = (options: Cases): Options =>
  Object.fromEntries(Object.entries(options).map(([key, one]) => [key, shortened(one.value)]));

/** Return the parts of a sentence as they were before they were shortened. */
export function whole(parts: Short): MessageFormatElement[] {
  const all = typeof parts === "string" ? [parts] : parts;
  return all.map(wholePart) as unknown as MessageFormatElement[];
}

function wholePart(part: ShortPart): object {
  if (typeof part === "string") return { type: LITERAL, value: part };
  if (part === 0) return { type: POUND };
  if (!Array.isArray(part)) return part;
  const [value, cases, offset, pluralType] = part as [string, Options?, number?, string?];
  if (!cases) return { type: ARGUMENT, value };
  const options = Object.fromEntries(
    Object.entries(cases).map(([key, one]) => [key, { value: whole(one) }]),
  );
  return pluralType
    ? { type: PLURAL, value, options, offset, pluralType }
    : { type: SELECT, value, options };
}
