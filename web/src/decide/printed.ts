// Printed effects by the names of their spaces and assets, as far as the box tells them.

import type { Effect } from "./effects";

interface Told {
  spaces?: { space: string; effect: Effect }[];
  assets?: { assets: { asset: string; immediate: Effect; ability: Effect }[] };
}

export class Printed {
  private readonly box: Told;

  constructor(box: unknown) {
    this.box = (box ?? {}) as Told;
  }

  ofSpace(space: string): Effect | undefined {
    return this.box.spaces?.find((one) => one.space === space)?.effect;
  }

  /** What an asset brings: at once if it is bought, by its ability if it is used. */
  ofAsset(asset: string, verb: string): Effect | undefined {
    const found = this.box.assets?.assets.find((one) => one.asset === asset);
    return verb === "acquire" ? found?.immediate : found?.ability;
  }
}
