#!/usr/bin/env node
// The same in JavaScript, for Node: it takes the default, keeps away from passing, and else takes
// an answer that follows from the seed. See docs/bot-protocol.md.
import { createInterface } from "node:readline";

function choose({ legal, default: offered, seed }) {
  if (offered !== null) return offered;
  const active = legal.filter((answer) => answer.split(" ")[0] !== "pass");
  const answers = active.length > 0 ? active : legal;
  return answers[parseInt(seed.slice(-8), 16) % answers.length];
}

function reply(asked) {
  switch (asked.type) {
    case "hello":
      return { type: "hello", protocol: 1, name: "Thrifty in JavaScript" };
    case "options":
      return { type: "ready" };
    default:
      return { type: "answer", id: asked.id, answer: choose(asked) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(reply(JSON.parse(line))) + "\n");
}
