// A house front, drawn from a few measures.

import { drawBase } from "./facadeBases";
import { drawExtra, isBehind } from "./facadeExtras";
import { drawRoof } from "./facadeRoofs";
import { DEPTH, GROUND, type Front, type Outline } from "./front";
import { at, Sketch, type Stroke } from "./sketch";

const CENTRE = 27;
const BASE_HEIGHT = 11;
const FLOOR_HEIGHT = 9;

/** Return the strokes of a house front. */
export function facade(front: Front): Stroke[] {
  const { width, floors, floorHeight = FLOOR_HEIGHT } = front;
  const outline: Outline = {
    ...front,
    centre: CENTRE,
    left: CENTRE - width / 2,
    right: CENTRE + width / 2,
    top: GROUND - BASE_HEIGHT - floors * floorHeight,
    baseTop: GROUND - BASE_HEIGHT,
  };
  const sketch = new Sketch();
  const extras = front.extras ?? [];
  for (const extra of extras.filter(isBehind)) drawExtra(sketch, outline, extra);
  drawSide(sketch, outline);
  drawRoof(sketch, outline);
  drawFront(sketch, outline);
  for (let floor = 0; floor < floors; floor++) drawFloor(sketch, outline, floor, floorHeight);
  sketch.rect("trim", outline.left - 0.6, outline.baseTop - 0.4, width + 1.2, 1.5);
  drawBase(sketch, outline);
  for (const extra of extras.filter((one) => !isBehind(one))) drawExtra(sketch, outline, extra);
  return sketch.strokes;
}

/** The wall that is seen from the side, hatched as in an engraving. */
function drawSide(sketch: Sketch, { right, top }: Outline): void {
  const wall = `M${at(right)} ${GROUND}l${DEPTH.x}-${DEPTH.y}V${at(top - DEPTH.y)}L${at(right)} ${at(top)}Z`;
  sketch.path("side", wall);
  sketch.path("hatch", wall);
}

function drawFront(sketch: Sketch, { left, top, width, wood, roof }: Outline): void {
  sketch.rect("wall", left, top, width, GROUND - top);
  if (wood)
    for (let y = top + 2.6; y < GROUND; y += 2.6)
      sketch.path("hair", `M${at(left)} ${at(y)}h${at(width)}`);
  if (roof === "flat" || roof === "parapet")
    sketch.rect("trim", left - 1.8, top - 0.8, width + 3.6, 2.8);
  else sketch.rect("trim", left - 1.2, top - 0.4, width + 2.4, 1.7);
}

function drawFloor(sketch: Sketch, outline: Outline, floor: number, height: number): void {
  const { left, top, width, bays, windows = "rect" } = outline;
  const isTop = floor === 0;
  const y = top + floor * height + (isTop ? 3.2 : 2.4);
  const tall = height - (isTop ? 4.4 : 4);
  const wide = Math.min(windows === "tall" ? 3.2 : 4.6, (width / bays) * 0.52);
  for (let bay = 0; bay < bays; bay++) {
    const x = left + ((bay + 0.5) * width) / bays;
    if (windows === "arch") sketch.arch("window", x, y + tall, wide, tall);
    else sketch.rect("window", x - wide / 2, y, wide, tall);
  }
  for (let bay = 0; bay < bays; bay++)
    drawSill(sketch, outline, left + ((bay + 0.5) * width) / bays, y, wide, tall);
  if (!isTop) sketch.path("hair", `M${at(left)} ${at(top + floor * height + 0.6)}h${at(width)}`);
}

function drawSill(
  sketch: Sketch,
  { windows = "rect" }: Outline,
  x: number,
  y: number,
  wide: number,
  tall: number,
): void {
  const half = wide / 2;
  if (windows === "hood")
    sketch.path(
      "trim",
      `M${at(x - half - 0.9)} ${at(y)}l${at(half + 0.9)}-1.7 ${at(half + 0.9)} 1.7Z`,
    );
  else if (windows !== "arch")
    sketch.path("hair", `M${at(x - half - 0.8)} ${at(y + tall + 0.7)}h${at(wide + 1.6)}`);
}
