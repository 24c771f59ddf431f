import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

import { words, wordsOf } from "./words.plugin.ts";

// The build goes where the server looks for it; git ignores that folder.
const PAGE = "../src/bigshoulders/server/page";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Return all modules that are there as soon as some others are: what those import, and so on. */
function closure(roots: string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  roots.forEach(add);
  return found;
}

const SRC = `${import.meta.dirname}/src`;
const EVERY_TABLE = "pages/table/Table.svelte";
/** What tables are drawn with at first: each game's entry, then its screens, of which a table opens with one. */
const SCREENS = {
  city: {
    city: ["index.ts"],
    desktop: ["screen/CityDesktop.svelte"],
    board: ["screen/CityBoard.svelte"],
    operate: ["operate/Operate.svelte"],
    market: ["stock/StockMarket.svelte"],
    phone: ["screen/CityPhone.svelte"],
  },
  raising: {
    raising: ["index.ts"],
    desktop: ["screen/RaisingDesktop.svelte"],
    board: ["screen/RaisingBoard.svelte", "company/Companies.svelte"],
    bid: ["bid/BidScreen.svelte", "decide/BidCard.svelte", "decide/SquareCard.svelte"],
    move: ["move/MoveScreen.svelte"],
    pay: ["pay/PayScreen.svelte"],
    phone: ["screen/RaisingPhone.svelte"],
  },
};
type Game = keyof typeof SCREENS;
type Closures = Record<string, ReadonlySet<string>>;
let closures: Record<Game, Closures> | null = null;

/** Return the modules of every screen, by game and screen. */
function screens(modules: Modules): Record<Game, Closures> {
  const of = (game: Game): Closures =>
    Object.fromEntries(
      Object.entries(SCREENS[game]).map(([name, files]) => {
        const roots = files.map((file) => `${SRC}/games/${game}/${file}`);
        return [
          name,
          closure(name === game ? [`${SRC}/${EVERY_TABLE}`, ...roots] : roots, modules),
        ];
      }),
    );
  closures ??= { city: of("city"), raising: of("raising") };
  return closures;
}

/** What several parts of a game share comes in one file for each set of screens that need it, so that a table
 *  waits only for what it is drawn with. */
function gameOf(file: string, modules: Modules): string | null {
  const game = /\/web\/src\/games\/(city|raising)\//.exec(file)?.[1] as Game | undefined;
  if (!game) return null;
  const found = screens(modules)[game];
  if (found[game]?.has(file)) return game;
  const names = Object.keys(found).filter((name) => found[name]?.has(file));
  return `${game}-${names.join("-") || "later"}`;
}

/** What several screens share comes in few files, not in one for each set of screens: what a table is
 *  drawn with, what comes after it, and what every page is. */
const TABLE =
  /\/web\/src\/(decide|follow|state|ui\/(Deferred|LoadFailed|Money|PlayerSign|Sentence|Tip|loaded|signs|size))/;
const EVERYWHERE = /\/web\/src\/state\/(settings|context|router|guests|creation|links)/;

/** Whether a module is there when a table of any game is drawn in any window. */
function isDrawn(file: string, modules: Modules): boolean {
  const all = screens(modules);
  return (Object.keys(all) as Game[]).some((game) =>
    [game, "desktop", "board", "phone"].some((name) => all[game][name]?.has(file)),
  );
}

function boardOf(file: string, modules: Modules): string | null {
  if (!TABLE.test(file) || EVERYWHERE.test(file)) return null;
  return isDrawn(file, modules) ? "board" : "over";
}

const PAGES = /\/web\/src\/(ui|api|state|words\/options|games\/index|pages\/[a-zA-Z/.]+ts$)/;

function pageOf(file: string, modules: Modules): string | null {
  if (!PAGES.test(file)) return null;
  return isDrawn(file, modules) ? "ui" : "pages";
}

const shared = { minShareCount: 2, includeDependenciesRecursively: false };
const GROUPS = [
  { name: wordsOf, debugName: "words" },
  { name: gameOf, debugName: "games", ...shared },
  { name: boardOf, debugName: "board", ...shared },
  { name: pageOf, debugName: "pages", ...shared },
];

/** Leave every text packed as small as it gets beside it: the server has no packer that is as good. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async closeBundle() {
      const folder = `${import.meta.dirname}/${PAGE}`;
      const names = await readdir(folder, { recursive: true });
      const texts = names.filter((name) => /\.(html|css|js|json|svg|webmanifest|txt)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const text = await readFile(`${folder}/${name}`);
          await writeFile(`${folder}/${name}.br`, await promisify(brotliCompress)(text));
        }),
      );
    },
  };
}

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

export default defineConfig({
  plugins: [words(), svelte(), compiledEarly(), packed()],
  build: {
    outDir: PAGE,
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
    pool: "threads", // a process for each file costs half as much again
    testTimeout: 120_000, // only a test that fails ever waits so long, on a busy machine too
    hookTimeout: 120_000,
  },
});
