// What stands on, behind or before a house front and tells one house from another.

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

function dial(sketch: Sketch, x: number, y: number, radius: number): void {
  sketch.disc("trim", x, y, radius);
  sketch.path("line", `M${at(x)} ${at(y - 1.8)}v1.8l1.3.8`);
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

function cupola(sketch: Sketch, outline: Outline): void {
  const { centre, roof, top } = outline;
  const foot = top - (roof === "pediment" || roof === "hip" ? 7 : 3);
  sketch.rect("wall", centre - 3.2, foot - 4, 6.4, 4.8);
  sketch.rect("window", centre - 1.2, foot - 3, 2.4, 3);
  sketch.path("own", `M${centre - 4} ${at(foot - 4)}c0-4 8-4 8 0Z`);
  sketch.path("pole", `M${centre} ${at(foot - 7)}v-3`);
}

function dome(sketch: Sketch, { centre, top }: Outline): void {
  const foot = top - 1;
  sketch.rect("wall", centre - 8, foot - 4.5, 16, 5);
  for (let i = 0; i < 4; i++) sketch.rect("window", centre - 6.4 + i * 3.7, foot - 3.6, 1.7, 3);
  sketch.path("own", `M${centre - 8.5} ${at(foot - 4.5)}c0-9.5 17-9.5 17 0Z`);
  sketch.path(
    "hair",
    `M${centre - 4} ${at(foot - 4.5)}c.5-4 2-6 4-7c2 1 3.5 3 4 7M${centre} ${at(foot - 12)}v7`,
  );
  sketch.rect("trim", centre - 1.4, foot - 14, 2.8, 3);
  sketch.path("pole", `M${centre} ${at(foot - 14)}v-3`);
}

function steeple(sketch: Sketch, { centre, top }: Outline): void {
  const foot = top - 3;
  sketch.rect("wall", centre - 4, foot - 7, 8, 10);
  sketch.arch("window", centre, foot - 1, 3, 4.5);
  sketch.path("own", `M${centre - 4.6} ${at(foot - 7)}L${centre} ${at(foot - 20)}l4.6 13Z`);
  sketch.path("pole", `M${centre} ${at(foot - 20)}v-3M${centre - 1.2} ${at(foot - 21.7)}h2.4`);
}

function tower(sketch: Sketch, { centre, top }: Outline): void {
  sketch.rect("wall", centre - 4.5, top - 11, 9, 12);
  dial(sketch, centre, top - 6, 2.9);
  sketch.path("own", `M${centre - 5.5} ${at(top - 11)}L${centre} ${at(top - 18)}l5.5 7Z`);
}

function twins(sketch: Sketch, { left, right, top }: Outline): void {
  const towers = [left + 4, right - 4];
  for (const x of towers) sketch.rect("wall", x - 4, top - 5, 8, 6);
  for (const x of towers) sketch.rect("window", x - 1.2, top - 3.6, 2.4, 3.4);
  for (const x of towers) sketch.path("own", `M${at(x - 4.6)} ${at(top - 5)}l4.6-7 4.6 7Z`);
}

/** A round corner tower with a cone. */
function turret(sketch: Sketch, { left, top, baseTop }: Outline): void {
  const x = left + 3;
  sketch.rect("wall", x - 4, top - 6, 8, baseTop - top + 6);
  sketch.path("trim", `M${at(x - 4)} ${at(baseTop)}h8l-2 2.6h-4Z`);
  for (let y = top - 3.6; y < baseTop - 4; y += 8) sketch.rect("window", x - 1.3, y, 2.6, 4.2);
  sketch.path("own", `M${at(x - 5)} ${at(top - 6)}l5-9 5 9Z`);
  sketch.path("pole", `M${at(x)} ${at(top - 15)}v-2.5`);
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
