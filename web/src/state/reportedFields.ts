// Fields of a view that players weigh, as the server marks them: what is told of a change.

import type { ReportedField } from "../api/types";

/** By path in the view, with a star for any key. */
export type ReportedFields = Readonly<Record<string, ReportedField>>;

const ANY = "*";

/** Return the mark of a value: that of its field, or else of the nearest one that contains it. */
export function reportedAt(reported: ReportedFields, path: string): ReportedField | undefined {
  const words = path.split(".");
  const marks = Object.entries(reported).map(([pattern, mark]) => ({
    at: pattern.split("."),
    mark,
  }));
  const around = marks.filter(({ at }) =>
    at.every((word, n) => (word === ANY ? n < words.length : word === words[n])),
  );
  return around.sort((one, other) => other.at.length - one.at.length)[0]?.mark;
}
