// The ground floors of house fronts.

import { GROUND, type Base, type Outline } from "./front";
import { at, type Sketch } from "./sketch";

type Draw = (sketch: Sketch, outline: Outline) => void;

const DRAW: Record<Base, Draw> = { door, shop, row, arcade, columns, barn, porch, portal };

export const drawBase: Draw = (sketch, outline) => DRAW[outline.base](sketch, outline);

/** Where things stand that share the width equally: the middle of each. */
const middles = ({ left, width }: Outline, count: number): number[] =>
  Array.from({ length: count }, (_, i) => left + ((i + 0.5) * width) / count);

function door(sketch: Sketch, { left, right, centre, width, baseTop }: Outline): void {
  sketch.rect("door", centre - 2.4, baseTop + 3, 4.8, 8);
  sketch.path("trim", `M${at(centre - 3.6)} ${at(baseTop + 3)}l3.6-2 3.6 2Z`);
  for (const x of [left + width * 0.2, right - width * 0.2])
    sketch.rect("window", x - 2.2, baseTop + 3.4, 4.4, 5);
}

function shop(sketch: Sketch, { left, right, centre, width, baseTop }: Outline): void {
  const pane = width * 0.3;
  sketch.rect("window", left + 2, baseTop + 4.6, pane, 5.4);
  sketch.rect("window", right - 2 - pane, baseTop + 4.6, pane, 5.4);
  sketch.rect("door", centre - 2.6, baseTop + 3.6, 5.2, 7.4);
  sketch.path(
    "own",
    `M${at(left + 0.5)} ${at(baseTop + 1.2)}h${at(width - 1)}l1.8 3.3h${at(-width - 2.6)}Z`,
  );
  for (let x = left + 5; x < right - 2; x += 5)
    sketch.path("hair", `M${at(x)} ${at(baseTop + 1.2)}v3.3`);
}

function row(sketch: Sketch, outline: Outline): void {
  const shops = 3;
  const wide = outline.width / shops;
  middles(outline, shops).forEach((middle, i) => {
    const left = middle - wide / 2;
    sketch.path(
      i % 2 === 0 ? "own" : "own-d",
      `M${at(left + 0.8)} ${at(outline.baseTop + 1.4)}h${at(wide - 1.6)}l.8 3h${at(-wide)}Z`,
    );
    sketch.rect("window", left + 1.4, outline.baseTop + 5.4, wide * 0.46, 4.2);
    sketch.rect("door", left + wide * 0.66, outline.baseTop + 5, 3, 6);
  });
}

function arcade(sketch: Sketch, outline: Outline): void {
  const arches = Math.max(3, Math.floor(outline.width / 9));
  const wide = (outline.width / arches) * 0.66;
  middles(outline, arches).forEach((x, i) => {
    sketch.arch(i === Math.floor(arches / 2) ? "door" : "window", x, GROUND, wide, 8.6);
  });
}

function columns(sketch: Sketch, { left, width, baseTop }: Outline): void {
  const height = GROUND - baseTop - 1.2;
  sketch.rect("door", left + 1.5, baseTop + 1.2, width - 3, height);
  const count = Math.max(4, Math.floor(width / 7));
  const places = Array.from(
    { length: count },
    (_, i) => left + 2.6 + (i * (width - 5.2)) / (count - 1),
  );
  for (const x of places) sketch.rect("wall", x - 1.2, baseTop + 1.2, 2.4, height);
  for (const x of places) sketch.rect("trim", x - 1.8, baseTop + 0.8, 3.6, 1.2);
}

function barn(sketch: Sketch, { left, right, centre, baseTop }: Outline): void {
  sketch.path("door", `M${centre - 7} ${GROUND}v-7.5a7 3 0 0 1 14 0V${GROUND}Z`);
  sketch.path(
    "hair",
    `M${centre} ${GROUND}v-9M${centre - 6} ${GROUND - 1}l5.5-7M${centre + 6} ${GROUND - 1}l-5.5-7`,
  );
  sketch.rect("window", left + 2, baseTop + 3.6, 4, 4.4);
  sketch.rect("window", right - 6, baseTop + 3.6, 4, 4.4);
}

/** A veranda of boards along the whole front. */
function porch(sketch: Sketch, outline: Outline): void {
  const { left, right, centre, width, baseTop } = outline;
  sketch.rect("door", centre - 2.2, baseTop + 4, 4.4, 7);
  for (const x of [left + width * 0.22, right - width * 0.22])
    sketch.rect("window", x - 2.2, baseTop + 4.6, 4.4, 4);
  for (const x of middles(outline, 5)) sketch.rect("trim", x - 0.6, baseTop + 3, 1.2, 8);
  sketch.path("own", `M${at(left - 2.5)} ${at(baseTop + 3.4)}l2.5-3h${at(width)}l2.5 3Z`);
  sketch.path(
    "hair",
    `M${at(left)} ${at(GROUND - 3)}H${at(centre - 3)}M${at(centre + 3)} ${at(GROUND - 3)}H${at(right)}`,
  );
}

/** One high round gate with steps, and windows beside it. */
function portal(sketch: Sketch, { left, right, centre, width, baseTop }: Outline): void {
  sketch.arch("trim", centre, GROUND, 11, 10.4);
  sketch.arch("door", centre, GROUND, 7.4, 8.6);
  sketch.path("line", `M${centre} ${GROUND}v-8.6`);
  for (const x of [left + width * 0.17, right - width * 0.17])
    sketch.arch("window", x, baseTop + 9, 4.4, 6.4);
  sketch.rect("trim", centre - 7, GROUND - 1.4, 14, 1.4);
}
