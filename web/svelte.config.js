import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // The class that scopes a component's styles stands at nearly every element: it is kept short.
    cssHash: ({ hash, css, filename }) => `s-${hash(filename ?? css)}`,
  },
};
