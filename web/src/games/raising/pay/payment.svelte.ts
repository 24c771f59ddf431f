// The payment that the reader makes: its bill, the ways that are offered, and the one that is looked at.

import type { RaisingView, Resource } from "../../../api/raising";
import type { PreviewedLine, Problem } from "../../../api/types";
import { lineKey, lineOf } from "../../../decide/preview/previews.svelte";
import { reason } from "../../../decide/wording";
import { say } from "../../../words/say.svelte";
import type { Raising } from "../raising.svelte";
import { before, completed, optionsOf, payAnswer, resourceOf, type Option } from "./compose";
import { recentlyPaid, stockOf, wayOf, type Kind, type Paid, type Settled, type Way } from "./way";

export type Payment = NonNullable<RaisingView["payment"]>;
export type BillLine = Payment["bill"][number];

const SETTLING = new Set(["pay", "favor", "short", "leave"]);

/** How the wild resources on a resource can be more or fewer. */
export interface WildSteps {
  count: number;
  fewer: string | null;
  more: string | null;
}

/** One resource of the bill, with what can be chosen for it. */
export interface BillRow extends BillLine {
  settled: Settled | undefined;
  /** Whether the reader is asked for it at all: where there is one answer only, nobody is. */
  isAsked: boolean;
  options: Option[];
  wilds: WildSteps | null;
}

export class PaymentState {
  constructor(private readonly raising: Raising) {}

  payment: Payment | null = $derived.by(() => this.raising.view.payment);
  question = $derived.by(() => this.raising.context.state.shown?.question ?? null);
  /** In a trade tokens are given first; then something is taken for them. */
  isGiving: boolean = $derived.by(() => this.question?.kind === "give");
  isTrading: boolean = $derived.by(() => this.isGiving || this.question?.kind === "take");

  /** The ways that the server offers, as far as it has foretold them. */
  ways: Way[] = $derived.by(() => {
    const { decide } = this.raising.context;
    return decide.ways.flatMap((one) => this.wayOf(one.notation) ?? []);
  });

  /** The way that the bill shows: looked at, chosen, or the usual one. */
  way: Way | null = $derived.by(() => {
    const { decide } = this.raising.context;
    if (!decide.ways.length) return null;
    const { regarded } = decide;
    const isWay = regarded !== null && SETTLING.has(regarded.split(" ")[0] ?? "");
    const notation = isWay || regarded?.includes("\n") ? regarded : decide.ways[0]?.notation;
    return notation == null ? null : this.wayOf(notation);
  });

  /** The number of the way among those offered, from 1 on; 0 if it was put together by hand. */
  number: number = $derived.by(
    () =>
      this.raising.context.decide.ways.findIndex((one) => one.notation === this.way?.notation) + 1,
  );

  rows: BillRow[] = $derived.by(() => (this.payment?.bill ?? []).map((line) => this.rowOf(line)));

  canTrade: boolean = $derived.by(() =>
    this.raising.context.decide.choices.some((one) => one.verb.id === "trade"),
  );

  /** Why no trade can be made, once the server has told. */
  tradeRefusal: Problem | null = $derived.by(() =>
    this.canTrade || this.question?.kind !== "pay"
      ? null
      : (this.raising.context.decide.preview("trade")?.refusal ?? null),
  );

  /** What one has paid and traded so far: it is not asked for any more. */
  private paid: Paid = $derived.by(() => {
    const { entries, seat, shown } = this.raising.context.state;
    return recentlyPaid(entries, seat ?? "", shown?.number);
  });

  /** What one has given so far in the trade that is being made. */
  givenInTrade: string[] = $derived.by(() => {
    if (!this.isTrading) return [];
    const last = this.paid.trades.at(-1);
    return last?.taken === null ? last.given : [];
  });

  /** What the answer that is looked at, or else the usual one, would give or take. */
  lookedInTrade: string | null = $derived.by(() => {
    const { decide, state } = this.raising.context;
    const args = decide.read(decide.regarded ?? state.latest?.default ?? "")?.args ?? {};
    return args.token_kind ?? args.resource ?? null;
  });

  /** Return what the open lines of the bill leave of the tokens of now; below 0 if some are missing. */
  spare(resource: Kind): number {
    const { mine } = this.raising;
    const line = this.rows.find((one) => one.resource === resource);
    const due = line && !line.is_settled ? line.need : 0;
    return (mine ? stockOf(mine)[resource] : 0) - due;
  }

  /** Say what a trade is, or why none can be made. */
  tradeText: string = $derived.by(() => {
    const { names, words } = this.raising.context;
    if (this.tradeRefusal) return reason(words.game, names, this.tradeRefusal);
    return say("raising.pay.trade.about", { give: this.raising.box.board.trade_give });
  });

  /** Choose another answer for one resource; what comes after it follows. */
  async change(answer: string): Promise<void> {
    const { decide } = this.raising.context;
    const { moment } = decide;
    if (!this.way) return;
    const wished = lineOf(this.way.notation);
    const start = [...before(wished, resourceOf(answer)), answer];
    const line = await completed(start, wished, this.question, (one) =>
      moment.previews.loadLine(one),
    );
    if (line && decide.moment === moment) decide.prepare(lineKey(line));
  }

  /** Return why an answer for a resource is refused, once the server has told. */
  refusal(answer: string): Problem | null {
    const { decide } = this.raising.context;
    const line = [...before(lineOf(this.way?.notation ?? ""), resourceOf(answer)), answer];
    return decide.previewLine(line)?.refusal ?? null;
  }

  private wayOf(notation: string): Way | null {
    const { decide } = this.raising.context;
    const { mine, view } = this.raising;
    const told = decide.previewLine(lineOf(notation));
    if (!told || !mine) return null;
    return wayOf(notation, decide.title(notation) ?? this.named(notation), told, view, mine);
  }

  private named(notation: string): string {
    return this.raising.context.decide.game.lineTitle?.(lineOf(notation)) ?? notation;
  }

  private rowOf(line: BillLine): BillRow {
    const { resource } = line;
    const settled = line.is_settled ? this.paid.settled[resource] : this.way?.settled[resource];
    const legal = line.need && !line.is_settled ? this.legalFor(resource) : null;
    return {
      ...line,
      settled,
      isAsked: legal !== null,
      options: legal ? optionsOf(resource, legal, this.payment?.purpose === "section") : [],
      wilds: legal && settled?.by === "paid" ? wildSteps(resource, settled.wild, legal) : null,
    };
  }

  /** The legal answers where a resource is asked for in the way that is shown; null if it is not. */
  private legalFor(resource: Resource): string[] | null {
    if (!this.way || !this.raising.context.state.mayAnswer) return null;
    const line = lineOf(this.way.notation);
    if (!line.some((one) => SETTLING.has(one.split(" ")[0] ?? "") && resourceOf(one) === resource))
      return null;
    const { decide, state } = this.raising.context;
    const start = before(line, resource);
    if (!start.length) return state.latest?.answers ?? null;
    const told: PreviewedLine | undefined = decide.previewLine(start);
    return told?.answers ?? null;
  }
}

function wildSteps(resource: string, count: number, legal: readonly string[]): WildSteps | null {
  const at = (wilds: number): string | null => {
    const answer = payAnswer(resource, wilds);
    return wilds >= 0 && legal.includes(answer) ? answer : null;
  };
  const steps = { count, fewer: at(count - 1), more: at(count + 1) };
  return steps.fewer || steps.more || count ? steps : null;
}
