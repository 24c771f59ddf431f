// The page is built in layers: each imports only those before it, and no game knows another.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, test } from "vitest";

const ROOT = import.meta.dirname;
const LAYERS = ["words", "api", "ui", "state", "decide", "follow", "games", "pages"];
/** What starts the page stands above all layers, and how it looks below. */
const OUTSIDE = new Set(["App.svelte", "main.ts", "layers.test.ts", "styles"]);
/** Parts of the games' layer that every game may use. */
const SHARED = ["game", "screen"];
const REGISTRY = "games/index.ts";

const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bmock\(|\bimportOriginal[^(]*\()\s*"(\.[^"]*)"/g;
/** Code that asks which game it is: by its name, beside a comparison or as the key of a table. */
const GAMES = readdirSync(join(ROOT, "games"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "plain" && !SHARED.includes(one.name))
  .map((one) => one.name);
const NAMED = new RegExp(`["'\`](?:${GAMES.join("|")})["'\`]|^\\s*(?:${GAMES.join("|")}):`, "m");

interface File {
  path: string;
  text: string;
  imports: string[];
}

const FILES: File[] = readdirSync(ROOT, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), "utf-8");
    const imports = [...text.matchAll(IMPORTED)].map(([, to = ""]) =>
      relative(ROOT, join(ROOT, dirname(path), to)),
    );
    return { path: normalize(path), text, imports };
  });

const layerOf = (path: string): string => path.split("/")[0] ?? "";
const partOf = (path: string): string => path.split("/")[1]?.replace(/\.\w+$/, "") ?? "index";

/** Return every import that is not as it should be, as "from -> to". */
function wrong(isRight: (from: string, to: string) => boolean): string[] {
  return FILES.flatMap(({ path, imports }) =>
    imports.filter((to) => !isRight(path, to)).map((to) => `${path} -> ${to}`),
  );
}

test("every file belongs to a layer", () => {
  const strays = FILES.map(({ path }) => layerOf(path)).filter(
    (one) => !LAYERS.includes(one) && !OUTSIDE.has(one),
  );
  expect([...new Set(strays)]).toEqual([]);
});

test("a layer imports only those before it", () => {
  const place = (path: string): number => LAYERS.indexOf(layerOf(path));
  expect(wrong((from, to) => OUTSIDE.has(layerOf(from)) || place(to) <= place(from))).toEqual([]);
  expect(wrong((from, to) => !LAYERS.includes(layerOf(from)) || place(to) >= 0)).toEqual([]);
});

test("no game imports another, and only the registry imports a game", () => {
  const isGame = (path: string): boolean =>
    layerOf(path) === "games" && GAMES.includes(partOf(path));
  expect(
    wrong((from, to) => {
      if (!isGame(to)) return true;
      return from === REGISTRY || (layerOf(from) === "games" && partOf(from) === partOf(to));
    }),
  ).toEqual([]);
});

test("a game's code is loaded only when it is needed", () => {
  const registry = FILES.find(({ path }) => path === REGISTRY)?.text ?? "";
  for (const game of GAMES) {
    expect(registry).toContain(`import("./${game}")`);
    expect(registry).not.toMatch(new RegExp(`from "\\./${game}`));
  }
});

test("nothing but a game and the registry knows games by name", () => {
  const asking = FILES.filter(({ path }) => !path.startsWith("games/") && !path.includes(".test."));
  expect(asking.filter(({ text }) => NAMED.test(text)).map(({ path }) => path)).toEqual([]);
});
