// A text of the book, cut into what is plain, bold, a link, or found by a search.

import { cutAt } from "./folding";

export interface RichPart {
  text: string;
  bold: boolean;
  /** The page that it leads to. */
  page: string;
  isFound: boolean;
}

const LINK = /\[([^\]]+)\]\(#([\w-]+)\)/;

export function richParts(text: string, words = ""): RichPart[] {
  return text.split("**").flatMap((part, at) => {
    const bold = at % 2 === 1;
    // Every third piece is a text between links, followed by what a link says and where it leads.
    const pieces = part.split(LINK);
    const found: RichPart[] = [];
    for (let place = 0; place < pieces.length; place += 1) {
      if (place % 3 === 2) continue;
      const page = place % 3 === 1 ? (pieces[place + 1] ?? "") : "";
      cutAt(pieces[place] ?? "", words).forEach((one, index) => {
        if (one) found.push({ text: one, bold, page, isFound: index % 2 === 1 });
      });
    }
    return found;
  });
}
