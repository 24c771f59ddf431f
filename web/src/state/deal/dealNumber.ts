// The number that this device adds to a deal, so that nobody can have chosen it. It is bound by its
// hash first and told when everybody has bound one; until then it stays in this browser.

import { put, Refused } from "../../api/http";
import type { Numbers } from "../../api/types";
import { forget, keep, kept } from "../../words/say.svelte";
import { sha256 } from "./sha256";

const BYTES = 32;
const COMMIT = "commit";
const REVEAL = "reveal";
const AGAIN = 3000; // milliseconds until what did not arrive is sent again
/** Others came, went or were faster: the next news tells what is wanted then. */
const OVERTAKEN = ["not_committed", "other_number", "committed", "begun"];

type NumberMessage = { commitment: string } | { number: string };

export class DealNumber {
  /** Numbers by what binds them: neither two windows nor a new round lose one. */
  private readonly numbers = new Map<string, string>();
  private readonly bound = new Map<number, string>(); // by round
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(private readonly table: string) {}

  /** Do what the deal wants from one's own seats; the same again changes nothing. */
  follow(wanted: Numbers | null, own: string[]): void {
    clearTimeout(this.timer);
    const message = wanted && !this.isClosed ? this.next(wanted, own) : null;
    if (message) void this.send(message, () => this.follow(wanted, own));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Whether another device has bound one's number, and has to tell it. */
  isElsewhere(wanted: Numbers, own: string[]): boolean {
    return isWanted(wanted, own) && wanted.phase === REVEAL && this.known(wanted, own) === null;
  }

  private next(wanted: Numbers, own: string[]): NumberMessage | null {
    if (!isWanted(wanted, own)) return null;
    if (wanted.phase === COMMIT) return { commitment: this.commitment(wanted.round) };
    const number = this.known(wanted, own);
    const isSafe = wanted.people.every((one) => one.commitment !== null);
    return number !== null && isSafe ? { number } : null;
  }

  private async send(message: NumberMessage, again: () => void): Promise<void> {
    try {
      await put(`/api/tables/${this.table}/number`, message);
      if ("number" in message) forget(this.key(sha256(message.number)));
    } catch (error) {
      const isOvertaken = error instanceof Refused && OVERTAKEN.includes(error.key);
      if (!isOvertaken && !this.isClosed) this.timer = setTimeout(again, AGAIN);
    }
  }

  /** Return what binds a new number, one for each round. */
  private commitment(round: number): string {
    const known = this.bound.get(round);
    if (known !== undefined) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const commitment = sha256(number);
    this.bound.set(round, commitment);
    this.numbers.set(commitment, number);
    keep(this.key(commitment), number);
    return commitment;
  }

  private known({ people }: Numbers, own: string[]): string | null {
    const mine = people.find(({ seats }) => seats.some((seat) => own.includes(seat)));
    const commitment = mine?.commitment ?? "";
    return this.numbers.get(commitment) ?? kept(this.key(commitment));
  }

  private key(commitment: string): string {
    return `number-${this.table}-${commitment}`;
  }
}

function isWanted({ waiting }: Numbers, own: string[]): boolean {
  return waiting.some((seat) => own.includes(seat));
}
