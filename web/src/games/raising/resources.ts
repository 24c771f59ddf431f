// Resources that have a drawing of their own.

export const RESOURCES: ReadonlySet<string> = new Set(["lumber", "masonry", "jackscrew"]);
