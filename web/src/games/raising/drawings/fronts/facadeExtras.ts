// What stands on, behind or before a house front and tells one house from another.

import { cupola, dial, dome, steeple, tower, turret, twins } from "./facadeTowers";
import { GROUND, type Extra, type Outline } from "./front";
import { at, type Sketch } from "./sketch";

type Draw = (sketch: Sketch, outline: Outline) => void;

const BEHIND: ReadonlySet<Extra> = new Set(["chimney", "smoke", "tank"]);
const DRAW: Record<Extra, Draw> = {
  balcony,
  chimney,
  clock,
  cupola,
  dome,
  flag,
  lettering,
  oriel,
  pilasters,
  quoins,
  rose,
  sign,
  skylight,
  smoke,
  steeple,
  tank,
  tower,
  turret,
  twins,
  urns,
  vane,
};

/** Whether it stands behind the roof, so that it is drawn first. */
export const isBehind = (extra: Extra): boolean => BEHIND.has(extra);

export const drawExtra = (sketch: Sketch, outline: Outline, extra: Extra): void =>
  DRAW[extra](sketch, outline);

const ROOF_HEIGHT: Partial<Record<Outline["roof"], number>> = {
  gable: 8,
  pediment: 7,
  mansard: 8,
  hip: 8,
  arch: 8,
  step: 9,
  parapet: 8,
};
/** The highest point of the roof, on which a thing can stand. */
const ridge = ({ top, roof }: Outline): number => top - (ROOF_HEIGHT[roof] ?? 1);

function chimney(sketch: Sketch, { left, top }: Outline): void {
  sketch.rect("side", left + 4, top - 11, 4, 10);
  sketch.rect("trim", left + 3.3, top - 12.3, 5.4, 2);
}

function smoke(sketch: Sketch, { left, top }: Outline): void {
  sketch.path("pole", `M${at(left + 6)} ${at(top - 13)}c-2-2 2-3 0-5`);
}

/** A water tank on legs. */
function tank(sketch: Sketch, { right, top }: Outline): void {
  sketch.path("pole", `M${at(right - 11)} ${at(top)}v-7M${at(right - 4)} ${at(top)}v-7`);
  sketch.rect("side", right - 12.5, top - 13, 10, 7);
  sketch.path("own-d", `M${at(right - 13.5)} ${at(top - 13)}l6-4 6 4Z`);
}

function sign(sketch: Sketch, { left, width, baseTop }: Outline): void {
  sketch.rect("own", left + 2.5, baseTop - 3, width - 5, 3);
  sketch.path("hair", `M${at(left + 5)} ${at(baseTop - 1.5)}h${at(width - 10)}`);
}

/** A board along the cornice, as wholesalers had. */
function lettering(sketch: Sketch, { left, width, top }: Outline): void {
  sketch.rect("own", left + 4, top - 5, width - 8, 4.2);
  for (let x = left + 7; x < left + width - 8; x += 4)
    sketch.path("line", `M${at(x)} ${at(top - 2.9)}h2`);
}

function clock(sketch: Sketch, { centre, top }: Outline): void {
  dial(sketch, centre, top - 2.5, 3);
}

function flag(sketch: Sketch, outline: Outline): void {
  const foot = ridge(outline);
  sketch.path("pole", `M${outline.centre} ${at(foot)}v-8`);
  sketch.path("own", `M${outline.centre} ${at(foot - 8)}h7l-1.7 1.7 1.7 1.7h-7Z`);
}

function vane(sketch: Sketch, outline: Outline): void {
  const foot = ridge(outline);
  sketch.path(
    "pole",
    `M${outline.centre} ${at(foot)}v-6M${outline.centre - 3} ${at(foot - 4.5)}h6M${at(outline.centre + 1.5)} ${at(foot - 6)}l1.5 1.5-1.5 1.5`,
  );
}

/** A bay that stands out over the door. */
function oriel(sketch: Sketch, { centre, top, baseTop }: Outline): void {
  const height = baseTop - top - 3;
  sketch.rect("trim", centre - 4.5, top + 2, 9, height);
  for (let y = top + 3.4; y < baseTop - 4; y += 8) sketch.rect("window", centre - 2.8, y, 5.6, 4.6);
  sketch.path("own", `M${centre - 5.2} ${at(top + 2.2)}l2-2h6.4l2 2Z`);
}

function balcony(sketch: Sketch, { centre, baseTop }: Outline): void {
  sketch.rect("trim", centre - 8, baseTop - 0.6, 16, 1.8);
  for (let x = centre - 7; x <= centre + 7; x += 2)
    sketch.path("hair", `M${at(x)} ${at(baseTop - 0.6)}v-2.6`);
  sketch.path("hair", `M${centre - 8} ${at(baseTop - 3.2)}h16`);
}

function pilasters(sketch: Sketch, { left, width, bays, top, baseTop }: Outline): void {
  for (let i = 0; i <= bays; i++)
    sketch.rect(
      "trim",
      left - 0.6 + (i * (width - 0.8)) / bays,
      top + 1.6,
      1.9,
      baseTop - top - 1.6,
    );
}

function quoins(sketch: Sketch, { left, right, top }: Outline): void {
  for (let y = top + 2.4; y < GROUND - 2; y += 4.4) {
    sketch.rect("trim", left - 0.3, y, 3, 2.2);
    sketch.rect("trim", right - 2.7, y, 3, 2.2);
  }
}

/** A large round window under the roof. */
function rose(sketch: Sketch, { centre, top, baseTop }: Outline): void {
  const y = (top + baseTop) / 2 + 0.6;
  sketch.disc("trim", centre, y, 4.4);
  sketch.disc("window", centre, y, 3.2);
  sketch.path("hair", `M${centre} ${at(y - 3.2)}v6.4M${at(centre - 3.2)} ${at(y)}h6.4`);
}

function skylight(sketch: Sketch, { centre, top, width }: Outline): void {
  const half = width * 0.24;
  sketch.path("trim", `M${at(centre - half)} ${at(top - 1)}l3-5h${at(2 * half - 3)}l3 5Z`);
  sketch.path(
    "window",
    `M${at(centre - half + 2.4)} ${at(top - 1.8)}l1.8-3.2h${at(2 * half - 5.8)}l1.8 3.2Z`,
  );
}

function urns(sketch: Sketch, { left, right, centre, top, roof }: Outline): void {
  const places = roof === "flat" ? [left + 1, centre, right - 1] : [left + 1, right - 1];
  for (const x of places) {
    sketch.rect("trim", x - 1.2, top - 2.4, 2.4, 2);
    sketch.disc("trim", x, top - 3.6, 1.5);
  }
}
