// Work that can wait until the page has nothing else to do.

const SOON = 300; // milliseconds, for browsers that do not tell when they are idle

export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, SOON);
}
