// The roofs of house fronts; they carry the owner's colour.

import { DEPTH, type Outline, type Roof } from "./front";
import { at, type Sketch } from "./sketch";

type Draw = (sketch: Sketch, outline: Outline) => void;

const DRAW: Record<Roof, Draw> = { flat, gable, mansard, pediment, step, arch, saw, hip, parapet };

export const drawRoof: Draw = (sketch, outline) => DRAW[outline.roof](sketch, outline);

const BACK = `l${DEPTH.x}-${DEPTH.y}`;

function flat(sketch: Sketch, { left, top, width }: Outline): void {
  sketch.path("own", `M${at(left - 1.5)} ${at(top)}${BACK}h${at(width + 2)}l-3.8 ${DEPTH.y}Z`);
  for (let x = left + 2; x < left + width - 1; x += 4)
    sketch.path("hair", `M${at(x)} ${at(top + 2)}v1.2`);
}

function parapet(sketch: Sketch, { left, right, centre, top, width }: Outline): void {
  sketch.path("side", `M${at(right)} ${at(top)}${BACK}h-6Z`);
  sketch.rect("wall", left, top - 4, width, 4.5);
  sketch.rect("own", left - 1.2, top - 5.4, width + 2.4, 2);
  sketch.path("own", `M${at(centre - 8)} ${at(top - 5.4)}v-3h4l4-2.6 4 2.6h4v3Z`);
}

function gable(sketch: Sketch, { left, right, centre, top, width }: Outline): void {
  const rise = width < 42 ? 8.5 : 9.5;
  const ridge = at(top - rise);
  sketch.path(
    "own-d",
    `M${at(right + 1)} ${at(top)}${BACK}L${centre + DEPTH.x} ${at(top - rise - DEPTH.y)}H${centre}Z`,
  );
  sketch.path(
    "own",
    `M${at(left - 1.5)} ${at(top + 0.4)}L${centre} ${ridge}L${at(right + 1.5)} ${at(top + 0.4)}Z`,
  );
  sketch.path(
    "wall",
    `M${at(left + 3.5)} ${at(top)}L${centre} ${at(top - rise + 2.8)}L${at(right - 3.5)} ${at(top)}Z`,
  );
}

function hip(sketch: Sketch, { left, right, top }: Outline): void {
  sketch.path("own-d", `M${at(right + 1.5)} ${at(top + 0.3)}${BACK}l-8-5.5-3 .2Z`);
  sketch.path("own", `M${at(left - 2)} ${at(top + 0.3)}l8-8.3H${at(right - 6)}l8 8.3Z`);
  sketch.path(
    "hair",
    `M${at(left + 1.5)} ${at(top - 2.6)}H${at(right - 1.5)}M${at(left + 4.3)} ${at(top - 5.4)}H${at(right - 4.3)}`,
  );
}

function mansard(sketch: Sketch, { left, right, top, width, bays }: Outline): void {
  sketch.path("own-d", `M${at(right + 1)} ${at(top)}${BACK}l-3-7h-4.5Z`);
  sketch.path("own", `M${at(left - 1.2)} ${at(top + 0.3)}l4-8.3H${at(right - 2.8)}l4 8.3Z`);
  const dormers = Math.max(2, bays - 1);
  const places = Array.from({ length: dormers }, (_, i) => left + ((i + 0.5) * width) / dormers);
  for (const x of places)
    sketch.path("wall", `M${at(x - 2.6)} ${at(top)}v-4.5l2.6-2.3 2.6 2.3v4.5Z`);
  for (const x of places) sketch.rect("window", x - 1.3, top - 4.1, 2.6, 3.6);
}

function pediment(sketch: Sketch, { left, right, centre, top }: Outline): void {
  sketch.path(
    "side",
    `M${at(right + 1)} ${at(top)}${BACK}L${centre + DEPTH.x} ${at(top - 7 - DEPTH.y)}H${centre}Z`,
  );
  sketch.path(
    "trim",
    `M${at(left - 2)} ${at(top + 0.3)}L${centre} ${at(top - 7.5)}L${at(right + 2)} ${at(top + 0.3)}Z`,
  );
  sketch.path(
    "own",
    `M${at(left + 4.5)} ${at(top - 1)}L${centre} ${at(top - 5.6)}L${at(right - 4.5)} ${at(top - 1)}Z`,
  );
}

function step(sketch: Sketch, { left, right, centre, top, width }: Outline): void {
  const tread = at(width * 0.18);
  sketch.path("side", `M${at(right)} ${at(top)}${BACK}h-6Z`);
  sketch.path(
    "own",
    `M${at(left - 0.5)} ${at(top + 0.3)}v-3h${tread}v-3h${tread}v-3.2h${at(width * 0.28 + 1)}v3.2h${tread}v3h${tread}v3Z`,
  );
  sketch.disc("window", centre, top - 4.6, 1.9);
}

function arch(sketch: Sketch, { left, right, centre, top }: Outline): void {
  sketch.path("side", `M${at(right)} ${at(top)}${BACK}h-6Z`);
  sketch.path(
    "own",
    `M${at(left - 1)} ${at(top + 0.3)}C${at(left + 2)} ${at(top - 12)} ${at(right - 2)} ${at(top - 12)} ${at(right + 1)} ${at(top + 0.3)}Z`,
  );
  sketch.disc("wall", centre, top - 4, 2.7);
  sketch.path("hair", `M${centre} ${at(top - 6)}v4M${centre - 2} ${at(top - 4)}h4`);
}

function saw(sketch: Sketch, { left, top, width }: Outline): void {
  const teeth = 3;
  for (let tooth = 0; tooth < teeth; tooth++)
    sketch.path(
      "own",
      `M${at(left + (tooth * width) / teeth)} ${at(top + 0.3)}v-7l${at(width / teeth)} 7Z`,
    );
}
