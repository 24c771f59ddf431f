import { expect, test } from "vitest";

import type { PreviewedLine } from "../../../api/types";
import { verbsOf } from "../../../state/verbs.fake";
import { read } from "../../../decide/answers/choices";
import { previewWithSale } from "./salePreview";
import { offersOf, salesOf } from "./sales";

const VERBS = verbsOf(["sell <company> <certificate>", "confirm"]);
const DOMAINS = { company: ["swift", "libby"], certificate: ["common", "preferred"] };
const SELL = "sell swift common";

const choices = (...answers: string[]) => answers.flatMap((one) => read(one, VERBS, DOMAINS) ?? []);
const fine = { changes: [] } as unknown as PreviewedLine;
const refused = (at: number): PreviewedLine =>
  ({ changes: null, refusal: { key: "illegal", text: "" }, at }) as unknown as PreviewedLine;

/** A server that knows some rows of answers and refuses the others at their first answer. */
function server(rows: Record<string, PreviewedLine>) {
  const preview = (key: string): PreviewedLine => rows[key] ?? refused(0);
  return { preview, previewLine: (line: string[]) => preview(line.join("\n")) };
}

test("as many of a kind are offered as are held, each number of them once", () => {
  const sales = salesOf(choices(SELL, "sell libby preferred"), "swift", { common: 2 });
  expect(sales.map((one) => one.answers)).toEqual([[SELL], [SELL, SELL]]);
});

test("a sale is looked at with the confirmation that it waits for", () => {
  const sales = salesOf(choices(SELL), "swift", { common: 1 });
  const [offer] = offersOf(sales, server({ [`${SELL}\nconfirm`]: fine }));
  expect([offer?.chosen, offer?.looked]).toEqual([SELL, `${SELL}\nconfirm`]);
});

test("the last certificates are offered though nobody is asked to confirm their sale", () => {
  const sales = salesOf(choices(SELL), "swift", { common: 2 });
  const both = `${SELL}\n${SELL}`;
  const rows = { [`${SELL}\nconfirm`]: fine, [`${both}\nconfirm`]: refused(2), [both]: fine };
  const offers = offersOf(sales, server(rows));
  expect(offers.map((one) => one.looked)).toEqual([`${SELL}\nconfirm`, both]);
});

test("a sale that is refused before its confirmation is not offered", () => {
  const sales = salesOf(choices(SELL), "swift", { common: 1 });
  expect(offersOf(sales, server({ [`${SELL}\nconfirm`]: refused(0) }))).toEqual([]);
});

test("looking at an answer that adds to a sale shows the whole sale", () => {
  const told = {
    ...server({ [`${SELL}\nconfirm`]: fine }),
    read: (one: string) => choices(one)[0] ?? null,
  };
  expect(previewWithSale(SELL, told)).toBe(fine);
  expect(previewWithSale("confirm", told)?.refusal).toBeDefined();
});

test("nothing is offered before the server has told", () => {
  const sales = salesOf(choices(SELL), "swift", { common: 1 });
  const silent = { preview: () => undefined, previewLine: () => undefined };
  expect(offersOf(sales, silent)).toEqual([]);
});
