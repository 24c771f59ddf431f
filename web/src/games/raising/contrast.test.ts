import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

type Tokens = Map<string, string>;

/** Read the tokens of a theme, those of the page first. */
function tokens(selector: string): Tokens {
  const found: Tokens = new Map();
  for (const file of ["../../styles/tokens.css", "./raising.css"]) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    for (const block of text.matchAll(/(?:^|\n)([^\n{}]+) \{([^}]*)\}/g)) {
      if (block[1] !== selector) continue;
      for (const [, name = "", value = ""] of (block[2] ?? "").matchAll(/(--[\w-]+): ([^;]+);/g))
        found.set(name, value);
    }
  }
  return found;
}

const LIGHT = tokens(":root");
const DARK: Tokens = new Map([...LIGHT, ...tokens('[data-theme="dark"]')]);

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[\da-f]/g, "$&$&") : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const COLORS = ["blue", "purple", "green", "white"];
const GROUNDS = ["--paper", "--card", "--glow-fill", "--sunk"];
const AA = 4.5;

test.each([
  ["light", LIGHT, ""],
  ["dark", DARK, '[data-theme="dark"] '],
])("names, letters and labels can be read in the %s theme", (_, theme, prefix) => {
  const token = (name: string): string => theme.get(name) ?? name;
  const inks = COLORS.map((one) => tokens(`${prefix}.owner-${one}`).get("--own-ink") ?? "");
  const pairs = [
    ...[...inks, token("--glow-ink")].flatMap((ink) =>
      GROUNDS.map((ground) => [ink, token(ground)]),
    ),
    ...COLORS.map((one) => [token(`--${one}-t`), token(`--${one}-d`)]),
    ...["raise", "move"].map((one) => [token(`--kind-${one}-ink`), token(`--kind-${one}`)]),
    [token("--coin-ink"), token("--gold")],
    ...["--land", "--lot", "--lot-lit", "--wardbg", "--prairie", "--lake"].map((ground) => [
      token("--ink-2"),
      token(ground),
    ]),
    ...["lumber", "jackscrew", "masonry"].map((one) => [token("--ink"), token(`--cloth-${one}`)]),
  ];
  const pale = pairs.filter(([one = "", other = ""]) => !(contrast(one, other) >= AA));
  expect(pale).toEqual([]);
});
