// What answers would change, as the server tells it: asked for once, several in one message.

import type { Previewed, PreviewedLine, UnavailableAnswer } from "../../api/types";

const MOST_ANSWERS = 32; // in one message
const MOST_LINES = 16;
const MOST_QUESTIONS = 4;

export interface PreviewApi {
  preview(answers: string[]): Promise<Record<string, Previewed>>;
  previewLines(lines: string[][]): Promise<PreviewedLine[]>;
  unavailable(lines: string[][]): Promise<UnavailableAnswer[][]>;
}

/** Lines of answers are known by their answers, one after the other. */
export const lineKey = (line: string[]): string => line.join("\n");
export const lineOf = (key: string): string[] => key.split("\n");

export class Previews {
  private known = $state.raw<Record<string, Previewed>>({});
  private lines = $state.raw<Record<string, PreviewedLine>>({});
  private impossible = $state.raw<Record<string, UnavailableAnswer[]>>({});
  private wanted = new Set<string>();
  private wantedLines = new Map<string, string[]>();
  private wantedQuestions = new Map<string, string[]>();
  private asked = new Set<string>();
  private askedQuestions = new Set<string>();
  private sending: Promise<void> | null = null;

  constructor(private readonly api: PreviewApi) {}

  /** Return what an answer would do if that is known, and ask for it otherwise. */
  of(notation: string): Previewed | undefined {
    this.want([[notation]]);
    return this.known[notation];
  }

  /** Return what answers in a row would do if that is known, and ask for it otherwise. */
  ofLine(line: string[]): PreviewedLine | undefined {
    this.want([line]);
    return this.lines[lineKey(line)];
  }

  /** Ask ahead for what will be looked at: rows of answers, mostly of a single one. */
  want(lines: string[][]): void {
    for (const line of lines) {
      const key = lineKey(line);
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      if (line.length > 1) this.wantedLines.set(key, line);
      else this.wanted.add(key);
      void this.send();
    }
  }

  /** Return what one is asked after an answer, with the answers to that. */
  after(notation: string): PreviewedLine | undefined {
    const key = `${notation}\n`; // a row of its own, for only rows tell what comes next
    if (!this.asked.has(key)) {
      this.asked.add(key);
      this.wantedLines.set(key, [notation]);
      void this.send();
    }
    return this.lines[key];
  }

  /** Return what is not possible after some answers, or now, if that is known, and ask otherwise. */
  unavailable(line: string[]): UnavailableAnswer[] | undefined {
    const key = lineKey(line);
    if (!this.askedQuestions.has(key)) {
      this.askedQuestions.add(key);
      this.wantedQuestions.set(key, line);
      void this.send();
    }
    return this.impossible[key];
  }

  /** Return what answers in a row would do as soon as the server has told. */
  async load(line: string[]): Promise<Previewed | undefined> {
    this.want([line]);
    const found = (): Previewed | undefined =>
      (line.length > 1 ? this.lines : this.known)[lineKey(line)];
    while (!found() && this.sending) await this.sending;
    return found();
  }

  /** Return what answers in a row lead to, and what is asked then, as soon as the server has told. */
  async loadLine(line: string[]): Promise<PreviewedLine | undefined> {
    const found = (): PreviewedLine | undefined =>
      line.length > 1 ? this.ofLine(line) : this.after(line[0] ?? "");
    while (!found() && this.sending) await this.sending;
    return found();
  }

  /** Send what was wished for since the last message, after everybody has wished. */
  private send(): Promise<void> {
    this.sending ??= Promise.resolve().then(() => this.flush());
    return this.sending;
  }

  private async flush(): Promise<void> {
    while (this.wanted.size || this.wantedLines.size || this.wantedQuestions.size) {
      const answers = [...this.wanted].slice(0, MOST_ANSWERS);
      for (const one of answers) this.wanted.delete(one);
      if (answers.length) {
        const found = await this.api.preview(answers);
        this.known = { ...this.known, ...found };
      }
      await this.flushLines();
      await this.flushQuestions();
    }
    this.sending = null;
  }

  private async flushLines(): Promise<void> {
    const wanted = [...this.wantedLines].slice(0, MOST_LINES);
    if (!wanted.length) return;
    for (const [key] of wanted) this.wantedLines.delete(key);
    const found = await this.api.previewLines(wanted.map(([, line]) => line));
    const told = wanted.flatMap(([key], at) => (found[at] ? [[key, found[at]] as const] : []));
    this.lines = { ...this.lines, ...Object.fromEntries(told) };
  }

  private async flushQuestions(): Promise<void> {
    const wanted = [...this.wantedQuestions].slice(0, MOST_QUESTIONS);
    if (!wanted.length) return;
    for (const [key] of wanted) this.wantedQuestions.delete(key);
    const found = await this.api.unavailable(wanted.map(([, line]) => line));
    const told = wanted.map(([key], at) => [key, found[at] ?? []] as const);
    this.impossible = { ...this.impossible, ...Object.fromEntries(told) };
  }
}
