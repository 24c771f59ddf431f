// A way to pay that is put together by hand: one answer is changed, and the rest follows.

import type { PreviewedLine, State } from "../../../api/types";

/** What is asked at some point of a payment. */
type Asked = PreviewedLine["question"] | State["question"];

const PAY = "pay";
const TRADE = "trade";

/** Whether a question goes on with the payment that another one began. */
export const goesOn = (next: Asked, first: Asked): boolean =>
  next?.kind === PAY &&
  next.data.space === first?.data.space &&
  next.data.paying === first?.data.paying;

/** Return the resource that an answer settles. */
export const resourceOf = (answer: string): string => answer.split(" ")[1] ?? "";

/** Return the answers of a line that come before a resource is settled; all of them if none does. */
export function before(line: readonly string[], resource: string): string[] {
  const at = line.findIndex(
    (one) => resourceOf(one) === resource && !one.startsWith("give ") && !one.startsWith("take "),
  );
  return at < 0 ? [...line] : line.slice(0, at);
}

/** Return a payment that begins with some answers to its end: each resource that is asked for is settled
 *  as wished where that is possible, and else by the first answer that is. Null if it is refused. */
export async function completed(
  start: readonly string[],
  wished: readonly string[],
  first: Asked,
  tell: (line: string[]) => Promise<PreviewedLine | undefined>,
): Promise<string[] | null> {
  const line = [...start];
  for (;;) {
    const told = await tell(line);
    if (!told || told.refusal) return null;
    if (!goesOn(told.question, first)) return line;
    const possible = (told.answers ?? []).filter((one) => one !== TRADE);
    const next = possible.find((one) => wished.includes(one)) ?? possible[0];
    if (next === undefined) return null;
    line.push(next);
  }
}

/** A choice of how a resource is settled. */
export interface Option {
  verb: "pay" | "favor" | "short" | "leave";
  /** The answer: the legal one, or one that is refused. */
  answer: string;
  isLegal: boolean;
}

/** Return how a resource could be settled, legal or not; own tokens come first. */
export function optionsOf(
  resource: string,
  legal: readonly string[],
  isSection: boolean,
): Option[] {
  const paying = legal.find((one) => one.startsWith("pay ") && resourceOf(one) === resource);
  const others = ["favor", isSection ? "leave" : "short"] as const;
  return [
    { verb: "pay", answer: paying ?? `pay ${resource}`, isLegal: paying !== undefined },
    ...others.map((verb) => ({
      verb,
      answer: `${verb} ${resource}`,
      isLegal: legal.includes(`${verb} ${resource}`),
    })),
  ];
}

/** Return the answer that pays a resource with so many wild resources. */
export const payAnswer = (resource: string, wilds: number): string =>
  wilds ? `pay ${resource} wild ${wilds}` : `pay ${resource}`;
