// How large the window is, and which arrangement of the table fits into it.

const PHONE = 900; // a tablet upright and a desktop at double zoom, too
const DESKTOP = 1280;

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
  /** Between a phone and a desktop the page scrolls. */
  scrolls = $derived(this.width < DESKTOP);
}

export const windowSize = new WindowSize();
