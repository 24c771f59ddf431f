// Parts that come when they are needed.

import { language } from "../words/say.svelte";

/** A part that is loaded once; as soon as it is here nobody waits for it, so that a screen which
 *  changes is drawn in one go. */
export type Lazy<Module> = () => Module | Promise<Module>;

/** Return a part that is loaded when it is asked for first. */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  let here: Module | undefined;
  return () => here ?? load().then((found) => (here = found));
}

/** Return how to load a part that says what no table is drawn with: those words come with it. */
export function withWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), language.includeRest()]))[0];
}

/** Load parts before anybody needs them; whoever needs one that did not come is told so then. */
export function preload(parts: Lazy<unknown>[]): void {
  for (const one of parts) void Promise.resolve(one()).catch(() => undefined);
}
