// Letters without case and accents, so that "accion" finds "acción"; and where they were.

export interface Folded {
  text: string;
  /** For each letter the place where it was. */
  places: number[];
}

export function folded(text: string): Folded {
  const places: number[] = [];
  let found = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text[at] ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (const one of letter.replaceAll("ß", "ss")) {
      found += one;
      places.push(at);
    }
  }
  return { text: found, places };
}

/** Return the parts of a text, of which every second one is a word that is searched. */
export function cutAt(text: string, words: string): string[] {
  const wanted = folded(words).text.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [text];
  const { text: inside, places } = folded(text);
  const pattern = wanted.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const parts: string[] = [];
  let before = 0;
  for (const found of inside.matchAll(new RegExp(pattern, "g"))) {
    const start = places[found.index] ?? 0;
    const end = (places[found.index + found[0].length - 1] ?? start) + 1;
    parts.push(text.slice(before, start), text.slice(start, end));
    before = end;
  }
  return [...parts, text.slice(before)];
}

const FEW = 60; // letters around a word that is found

/** Return a piece of a text around the first of the words. */
export function excerpt(text: string, words: string): string {
  const [before = "", word] = cutAt(text, words);
  if (word === undefined) return text.slice(0, 2 * FEW);
  const start = before.length > FEW ? before.indexOf(" ", before.length - FEW) + 1 : 0;
  const end = before.length + word.length + FEW;
  const cut = text.slice(start, text.indexOf(" ", end) === -1 ? undefined : text.indexOf(" ", end));
  return `${start > 0 ? "… " : ""}${cut}${text.length > start + cut.length ? " …" : ""}`;
}
