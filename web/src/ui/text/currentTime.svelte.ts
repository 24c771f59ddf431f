// What time it is, for what counts down while it is shown.

const SECOND = 1000;

/** Seconds since 1970, told anew every second as long as `runs` says so. Use it in a component. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(Date.now() / SECOND);
  $effect(() => {
    if (!runs()) return;
    now = Date.now() / SECOND;
    const beat = setInterval(() => (now = Date.now() / SECOND), SECOND);
    return () => clearInterval(beat);
  });
  return {
    get now() {
      return now;
    },
  };
}
