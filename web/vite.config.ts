import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** All words of a language come in one file, which only its readers load. */
function languageOf(file: string): string | null {
  const found = /\/src\/words\/(\w\w)\/\w+\.json$/.exec(file);
  return found ? `words-${found[1]}` : null;
}

// The build goes where the server looks for it; git ignores that folder.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bigshoulders/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
  },
  server: {
    proxy: { "/api": { target: process.env.API ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
