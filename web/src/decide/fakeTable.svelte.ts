// A table for tests: nobody else sits there, and the server agrees.

import type { Entry, Previewed, PreviewedLine, State, UnavailableAnswer } from "../api/types";

const NOTHING = { rule: "", text: "", data: {}, goes_on: false };

/** A table that takes every answer and asks the next question. */
export class FakeTable {
  seat = $state<string | null>("red");
  sitting = $state(1);
  at = $state<number | null>(null);
  busy = false;
  playback = { idle: true };
  entries = $state.raw<Entry[]>([]);
  latest = $state.raw<State | null>(null);
  get newest(): State | null {
    return this.latest;
  }
  get mayAnswer(): boolean {
    return this.at === null && !this.busy && (this.latest?.answers.length ?? 0) > 0;
  }
  inOneGo = <T>(work: () => Promise<T>): Promise<T> => work();
  given: string[] = [];
  final = new Set<string>();
  refused = new Set<string>();
  ahead: Record<string, string[]> = {};

  ask(number: number, ...answers: string[]): void {
    const question = { kind: "test", ...NOTHING, number };
    this.latest = { number, question, answers, undo: 1, view: null } as unknown as State;
  }
  preview = async (answers: string[]): Promise<Record<string, Previewed>> =>
    Object.fromEntries(answers.map((one) => [one, { changes: [], final: this.final.has(one) }]));
  previewLines = async (lines: string[][]): Promise<PreviewedLine[]> =>
    lines.map((line) => ({
      changes: [],
      final: this.final.has(line.join("\n")),
      ...(this.refused.has(line.join("\n")) && { refusal: { key: "illegal", text: "" } }),
      question: { kind: this.ahead[line.join("+")] ? "place_partner" : "test", ...NOTHING },
      answers: this.ahead[line.join("+")] ?? [],
    }));
  impossible: Record<string, UnavailableAnswer[]> = {};
  unavailable = async (lines: string[][]): Promise<UnavailableAnswer[][]> =>
    lines.map((line) => this.impossible[line.join("+")] ?? []);
  answer = async (notation: string): Promise<boolean> => (this.given.push(notation), true);
  undoTo = async (to: number): Promise<boolean> => (this.given.push(`undo ${to}`), true);
}

/** Return an entry of the own seat. */
export const move = (number: number, answer: string): Entry =>
  ({ number, kind: "move", seat: "red", data: { answer } }) as unknown as Entry;
export const START = { number: 1, kind: "start" } as unknown as Entry;
