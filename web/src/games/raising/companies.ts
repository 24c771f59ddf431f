// What the companies are called.

import type { OwnerColor, RaisingBoard } from "../../api/raising";

type Companies = Pick<RaisingBoard, "companies">;

/** Return the whole name of the company of a color. */
export const companyName = ({ companies }: Companies, color: OwnerColor): string =>
  companies[color] ?? color;

/** Return the letter on the tokens of a company. */
export const companyLetter = (board: Companies, color: OwnerColor): string =>
  companyName(board, color).charAt(0).toUpperCase();
