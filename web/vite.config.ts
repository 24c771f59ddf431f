import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { languageOf, words } from "./words.plugin.ts";

/** All words of a language come in one file, which only its readers load. */
function wordsOf(file: string): string | null {
  const language = languageOf(file);
  return language && `words-${language}`;
}

/** What several screens share comes in two files, not in one for each set of screens: what a table is
 *  drawn with, and what every page is. What only the market and operating need comes with them. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false };
const GROUPS = [
  { name: wordsOf, debugName: "words" },
  {
    name: "board",
    test: /\/web\/src\/(decide|follow|state|games\/city)\/(?!operate|stock|settings|context|router|guests|creation|links)/,
    ...shared,
  },
  {
    name: "ui",
    test: /\/web\/src\/(ui|api|words\/options|state\/(settings|context|router|guests|creation|links)|pages\/[a-zA-Z/.]+ts$)/,
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
