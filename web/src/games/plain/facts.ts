// Facts of any game in a readable shape.

type Facts = Record<string, unknown>;

export interface Columns {
  names: string[];
  rows: Facts[];
}

const MANY = 8; // a table with more columns is read better as lists

const isObject = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is written in one line: a word, a number, or a list of them. */
export function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one !== "object" || one === null)
    : !isObject(value);
}

export function readable(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Write a value in one line. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map(plain).join(", ") : "–";
  if (!isObject(value)) return String(value).replaceAll("_", " ");
  return Object.entries(value)
    .filter(([, one]) => one !== 0 && one !== null && one !== false)
    .map(([name, one]) => `${readable(name).toLowerCase()} ${plain(one)}`)
    .join(", ");
}

/** Return a list of alike things as a table, if it is one. */
export function columnsOf(value: unknown): Columns | null {
  if (!Array.isArray(value) || !value.every(isObject)) return null;
  const names = Object.keys(value[0] ?? {});
  const isFlat = value.every((row) => Object.values(row).every(isPlain));
  return isFlat && names.length && names.length <= MANY ? { names, rows: value } : null;
}

/** Return what is nested in a fact by name; things of a list are called by the first word they tell. */
export function inside(value: unknown): Facts {
  if (!Array.isArray(value)) return value as Facts;
  return Object.fromEntries(value.map((one, at) => [called(one) ?? String(at + 1), one]));
}

function called(thing: unknown): string | undefined {
  const first = isObject(thing) ? Object.values(thing)[0] : undefined;
  return typeof first === "string" ? first : undefined;
}
