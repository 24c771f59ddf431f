// A part that somebody waits for: it is drawn as soon as it is here.

import type { Lazy } from "./lazy";

export class Loaded<Part> {
  here = $state.raw<Part | null>(null);
  /** There is no such part, or it did not come. */
  isNone = $state(false);

  constructor(part: Lazy<Part> | undefined) {
    const found = part?.();
    if (found instanceof Promise)
      found.then(
        (one) => (this.here = one),
        () => (this.isNone = true),
      );
    else if (found === undefined) this.isNone = true;
    else this.here = found;
  }
}
