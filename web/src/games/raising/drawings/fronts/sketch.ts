// A drawing under the hand: strokes in the order in which they are laid over each other.

/** What a stroke is of; the stylesheet gives each its colours. A pole stands against the sky. */
export type Part =
  | "wall"
  | "side"
  | "hatch"
  | "window"
  | "door"
  | "trim"
  | "own"
  | "own-d"
  | "hair"
  | "line"
  | "pole";

export interface Stroke {
  part: Part;
  /** The path of it. */
  d: string;
}

/** Write a length of a path: short, and the same on every machine. */
export const at = (length: number): string => String(Math.round(length * 10) / 10);

export class Sketch {
  readonly strokes: Stroke[] = [];

  /** Lay a path over what is drawn; strokes of one part that follow each other become one. */
  path(part: Part, d: string): void {
    const last = this.strokes.at(-1);
    if (last?.part === part) last.d += d;
    else this.strokes.push({ part, d });
  }

  rect(part: Part, x: number, y: number, width: number, height: number): void {
    this.path(part, `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}Z`);
  }

  disc(part: Part, x: number, y: number, radius: number): void {
    const arc = `a${at(radius)} ${at(radius)} 0 0 1`;
    this.path(
      part,
      `M${at(x - radius)} ${at(y)}${arc} ${at(2 * radius)} 0${arc} ${at(-2 * radius)} 0Z`,
    );
  }

  /** Lay an opening with a round top. */
  arch(part: Part, x: number, bottom: number, width: number, height: number): void {
    const radius = width / 2;
    const rise = height - radius;
    this.path(
      part,
      `M${at(x - radius)} ${at(bottom)}v${at(-rise)}a${at(radius)} ${at(radius)} 0 0 1 ${at(width)} 0v${at(rise)}Z`,
    );
  }
}
