// Counts the categories one after the other, for whoever wants to see it happen.

const PACE = 1300; // milliseconds for each category

export class Counting {
  /** How many rows are counted by now. */
  rows = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly all: () => number) {
    this.rows = all();
  }

  get isOver(): boolean {
    return this.rows >= this.all();
  }

  /** Begin with what stood there before the first category. */
  start(): void {
    this.stop();
    this.rows = 1;
    this.wait();
  }

  /** Show all that is left at once. */
  skip(): void {
    this.stop();
    this.rows = this.all();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      this.rows += 1;
      if (!this.isOver) this.wait();
    }, PACE);
  }
}
