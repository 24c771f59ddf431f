// How large the window is, and which arrangement of the table fits into it.

const PHONE = 900; // a tablet upright and a desk at double zoom, too
const DESK = 1280;

class WindowSize {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  isPhone = $derived(this.width <= PHONE);
  /** Between a phone and a desk the page scrolls. */
  scrolls = $derived(this.width < DESK);
}

export const windowSize = new WindowSize();
