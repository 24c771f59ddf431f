// Things travel from where they were to where they are: measured before and after the page changed.

const TRAVEL = 320; // milliseconds; short enough not to be waited for
const APPEAR = 220;
const NEAR = 2; // pixels that nobody sees

const MANY = 8; // things that move at once in one move of a game
const MOST = 0.6; // of all that can

export type MeasuredPlaces = Map<string, DOMRect>;
interface Way {
  x: number;
  y: number;
}

/** Measure everything that can travel. */
export function measure(root: ParentNode = document): MeasuredPlaces {
  const found: MeasuredPlaces = new Map();
  for (const one of root.querySelectorAll<HTMLElement>("[data-motion]")) {
    const key = one.dataset.motion;
    const place = one.getBoundingClientRect();
    if (key && place.width > 0) found.set(key, place);
  }
  return found;
}

/** Return how far something has to be moved back to where it was; null if nobody would see it. */
export function travelled(before: DOMRect, after: DOMRect): Way | null {
  const x = before.left + before.width / 2 - after.left - after.width / 2;
  const y = before.top + before.height / 2 - after.top - after.height / 2;
  return Math.hypot(x, y) < NEAR ? null : { x, y };
}

/** Whether so much stands elsewhere that the page was laid out anew, as with another screen: then
 *  nothing of it has travelled. */
export const isLaidOutAnew = (moved: number, stayed: number): boolean =>
  moved >= MANY && moved > MOST * (moved + stayed);

/** Let everything travel that stands elsewhere now, and what is new appear. */
export function animateMoves(before: MeasuredPlaces, root: ParentNode = document): void {
  if (before.size === 0) return; // the first drawing of a page is no move
  const all = [...root.querySelectorAll<HTMLElement>("[data-motion]")].map((one) => ({
    one,
    was: before.get(one.dataset.motion ?? ""),
    after: one.getBoundingClientRect(),
  }));
  const drawn = all.filter(({ after }) => after.width > 0);
  const ways = drawn.map(({ one, was, after }) => ({ one, way: was && travelled(was, after) }));
  const moved = ways.filter(({ way }) => way).length;
  const stayed = ways.filter(({ way }) => way === null).length;
  if (isLaidOutAnew(moved, stayed)) return;
  for (const { one, way } of ways) {
    if (way) travel(one, way);
    else if (way === undefined) appear(one);
  }
}

function appear(one: HTMLElement): void {
  one.animate(
    [
      { opacity: 0, scale: 1.6 },
      { opacity: 1, scale: 1 },
    ],
    { duration: APPEAR, easing: "ease-out" },
  );
}

function travel(one: HTMLElement, way: Way): void {
  const zoom = one.currentCSSZoom ?? 1; // a table that is drawn larger also travels farther
  one.animate(
    [
      { translate: `${way.x / zoom}px ${way.y / zoom}px`, zIndex: 5 },
      { translate: "0 0", zIndex: 5 },
    ],
    { duration: TRAVEL, easing: "cubic-bezier(.3,.7,.3,1)" },
  );
}
