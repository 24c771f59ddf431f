import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { languageOf, words } from "./words.plugin.ts";

/** All words of a language come in one file, which only its readers load. */
function wordsOf(file: string): string | null {
  const language = languageOf(file);
  return language && `words-${language}`;
}

/** What several screens of a game share comes in one file of that game; what only the market and
 *  operating need comes with them. */
function gameOf(file: string): string | null {
  return /\/web\/src\/games\/(\w+)\/(?!operate|stock|charts)/.exec(file)?.[1] ?? null;
}

/** What several screens share comes in few files, not in one for each set of screens: what a table is
 *  drawn with, what is drawn over it, and what every page is. */
const TABLE =
  /\/web\/src\/(decide|follow|state|ui\/(Deferred|LoadFailed|Money|PlayerSign|Sentence|Tip|loaded|signs|size))/;
const EVERYWHERE = /\/web\/src\/state\/(settings|context|router|guests|creation|links)/;
const shared = { minShareCount: 2, includeDependenciesRecursively: false };
const GROUPS = [
  { name: wordsOf, debugName: "words" },
  { name: gameOf, debugName: "games", ...shared },
  { name: "over", test: /\/web\/src\/follow\/(charts|final|fork|sheet)\//, ...shared },
  {
    name: "board",
    test: (file: string) => TABLE.test(file) && !EVERYWHERE.test(file),
    ...shared,
  },
  {
    name: "ui",
    test: /\/web\/src\/(ui|api|state|words\/options|games\/index|pages\/[a-zA-Z/.]+ts$)/,
    ...shared,
  },
];

/** Ask Chromium to compile a part of the page while it loads, on another thread, and not function by
 *  function when it is drawn: nearly all of it is run then. */
function compiledEarly(): Plugin {
  return {
    name: "compiled-early",
    generateBundle: {
      order: "post", // the hint counts in the first line only
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === "chunk" && !LATE.test(part.name)) {
            part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
          }
        }
      },
    },
  };
}
const LATE = /^words-|^chart$/; // texts, and a library of which little is run

// The build goes where the server looks for it; git ignores that folder.
export default defineConfig({
  plugins: [words(), svelte(), compiledEarly()],
  json: { stringify: true }, // read faster than a script is
  build: {
    outDir: "../src/bigshoulders/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: {
    // The words are parsed already; the library still names the parser.
    alias: {
      "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  test: {
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // only a test that fails ever waits so long, on a busy machine too
    hookTimeout: 120_000,
  },
});
