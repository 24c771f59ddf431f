// The log by the keyboard: it is one stop of the page, and arrows lead from line to line in it.

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};
const ASIDE: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Return which of so many comes next by a number of steps; the ends hold. */
export const stepped = (at: number, by: number, count: number): number =>
  Math.min(Math.max(at + by, 0), count - 1);

const rowsOf = (log: Element): HTMLElement[] => [
  ...log.querySelectorAll<HTMLElement>("[data-row]"),
];
/** A line has its link and what else one can do with it; a row that draws more lines is a button. */
const controlsOf = (row: HTMLElement): HTMLElement[] =>
  row.matches("button") ? [row] : [...row.querySelectorAll<HTMLElement>("[data-control]")];

/** Let arrows, Home and End move through a log; tells which row the focus came to. */
export function moveByKeys(log: HTMLElement, stop: (row: string) => void): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>("[data-row]");
    const controls = row ? controlsOf(row) : [];
    const next = aimed(event.key, log, row, controls, controls.indexOf(target));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  const note = (event: FocusEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>("[data-row]");
    if (row?.dataset.row) stop(row.dataset.row);
  };
  log.addEventListener("keydown", press);
  log.addEventListener("focusin", note);
  return () => {
    log.removeEventListener("keydown", press);
    log.removeEventListener("focusin", note);
  };
}

function aimed(
  key: string,
  log: HTMLElement,
  row: HTMLElement | null,
  controls: HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (!row || at < 0) return undefined; // what is opened in a line has keys of its own
  const aside = ASIDE[key];
  if (aside) return controls[stepped(at, aside, controls.length)];
  const by = STEPS[key];
  if (by === undefined) return undefined;
  const rows = rowsOf(log);
  const found = rows[stepped(rows.indexOf(row), by, rows.length)];
  return found && controlsOf(found)[0];
}

/** Focus what stands now where a row stood that was pressed by a key. */
export function focusRow(log: HTMLElement, place: number): void {
  const row = rowsOf(log)[place];
  (row && controlsOf(row)[0])?.focus();
}

export const placeOf = (log: HTMLElement, row: HTMLElement): number => rowsOf(log).indexOf(row);
