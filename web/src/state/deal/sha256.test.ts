// @vitest-environment node
import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { sha256 } from "./sha256";

test("it is SHA-256, for texts of every length around the edges of blocks", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (let length = 0; length < 260; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 7) % 90))).join(
      "",
    );
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("a number is bound by the commitment that the server computes", () => {
  const commitment = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e";
  expect(sha256("0123456789abcdef".repeat(4))).toBe(commitment);
});
