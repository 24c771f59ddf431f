// Where the focus goes when its place is gone, so that nobody has to begin at the top of the page.

const DISABLED = ":disabled";

/** Return where one decides; on a phone that may be another tab than the one that is open. */
const home = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-question]") ?? document.querySelector("main");

function isLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(DISABLED);
}

/** Bring the focus home whenever what had it is taken away or cannot be pressed any more, as soon as
 *  there is a home; returns how to stop. Answers, news and folding all draw anew what may have had
 *  it: so it is the page that is watched, not each of them. */
export function catchFocus(): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const look = (): void => {
    if (last === null || (last.isConnected && !last.matches(DISABLED))) return;
    // Where there is no home yet, it is tried again with whatever is drawn next.
    if (isLost()) home()?.focus({ preventScroll: true });
    else last = document.activeElement;
  };
  const watcher = new MutationObserver(look);
  document.addEventListener("focusin", note);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", note);
    watcher.disconnect();
  };
}

/** Focus an answer, or else the word that confirms it, so that Enter gives no other. */
export function focusAnswer(notation: string): void {
  const card = document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(notation)}"]`);
  const confirm = document.querySelector<HTMLElement>("[data-confirm]:enabled");
  (card ?? confirm ?? home())?.focus();
}
