import { expect, test, vi } from "vitest";

import { Previews } from "./previews.svelte";

function asking() {
  return {
    preview: vi.fn(async (answers: string[]) =>
      Object.fromEntries(answers.map((one) => [one, { changes: [], final: one === "end" }])),
    ),
    previewLines: vi.fn(async (lines: string[][]) =>
      lines.map((line) => ({ changes: [], answers: [line.join("+")] })),
    ),
    unavailable: vi.fn(async (lines: string[][]) =>
      lines.map((line) => [
        { answer: `${line.join("+")}!`, near: true, refusal: { key: "illegal", text: "" } },
      ]),
    ),
  };
}

test("answers that are wished for together are asked in one message, and only once", async () => {
  const server = asking();
  const previews = new Previews(server);
  previews.want([["a"], ["b"]]);
  previews.of("a");
  await previews.load(["b"]);
  expect(server.preview.mock.calls).toEqual([[["a", "b"]]]);
});

test("many answers are asked in several messages", async () => {
  const server = asking();
  const previews = new Previews(server);
  previews.want(Array.from({ length: 40 }, (_, at) => [`a${at}`]));
  await previews.load(["a39"]);
  expect(server.preview.mock.calls.map(([answers]) => answers.length)).toEqual([32, 8]);
});

test("a row of answers is told as a row", async () => {
  const server = asking();
  const previews = new Previews(server);
  await previews.load(["sell", "confirm"]);
  expect(previews.ofLine(["sell", "confirm"])?.answers).toEqual(["sell+confirm"]);
  expect(server.preview).not.toHaveBeenCalled();
});

test("what comes after one answer is asked apart from what it changes", async () => {
  const server = asking();
  const previews = new Previews(server);
  previews.after("act swift");
  await previews.load(["act swift"]);
  expect(previews.after("act swift")?.answers).toEqual(["act swift"]);
});

test("what is not possible now or after an answer is asked once, in one message", async () => {
  const server = asking();
  const previews = new Previews(server);
  expect(previews.unavailable([])).toBeUndefined();
  previews.unavailable(["act swift"]);
  await vi.waitFor(() => expect(previews.unavailable([])?.[0]?.answer).toBe("!"));
  expect(previews.unavailable(["act swift"])?.[0]?.answer).toBe("act swift!");
  expect(server.unavailable.mock.calls).toEqual([[[[], ["act swift"]]]]);
});

test("a row is waited for, also one of a single answer", async () => {
  const server = asking();
  const previews = new Previews(server);
  const told = await Promise.all([previews.loadLine(["a"]), previews.loadLine(["a", "b"])]);
  expect(told.map((one) => one?.answers)).toEqual([["a"], ["a+b"]]);
  expect(server.previewLines).toHaveBeenCalledOnce();
});
