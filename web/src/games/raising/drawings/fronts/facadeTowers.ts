// What rises above the roof of a house front.

import type { Outline } from "./front";
import { at, type Sketch } from "./sketch";

export function cupola(sketch: Sketch, outline: Outline): void {
  const { centre, roof, top } = outline;
  const foot = top - (roof === "pediment" || roof === "hip" ? 7 : 3);
  sketch.rect("wall", centre - 3.2, foot - 4, 6.4, 4.8);
  sketch.rect("window", centre - 1.2, foot - 3, 2.4, 3);
  sketch.path("own", `M${centre - 4} ${at(foot - 4)}c0-4 8-4 8 0Z`);
  sketch.path("pole", `M${centre} ${at(foot - 7)}v-3`);
}

export function dome(sketch: Sketch, { centre, top }: Outline): void {
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

export function steeple(sketch: Sketch, { centre, top }: Outline): void {
  const foot = top - 3;
  sketch.rect("wall", centre - 4, foot - 7, 8, 10);
  sketch.arch("window", centre, foot - 1, 3, 4.5);
  sketch.path("own", `M${centre - 4.6} ${at(foot - 7)}L${centre} ${at(foot - 20)}l4.6 13Z`);
  sketch.path("pole", `M${centre} ${at(foot - 20)}v-3M${centre - 1.2} ${at(foot - 21.7)}h2.4`);
}

export function tower(sketch: Sketch, { centre, top }: Outline): void {
  sketch.rect("wall", centre - 4.5, top - 11, 9, 12);
  dial(sketch, centre, top - 6, 2.9);
  sketch.path("own", `M${centre - 5.5} ${at(top - 11)}L${centre} ${at(top - 18)}l5.5 7Z`);
}

export function twins(sketch: Sketch, { left, right, top }: Outline): void {
  const towers = [left + 4, right - 4];
  for (const x of towers) sketch.rect("wall", x - 4, top - 5, 8, 6);
  for (const x of towers) sketch.rect("window", x - 1.2, top - 3.6, 2.4, 3.4);
  for (const x of towers) sketch.path("own", `M${at(x - 4.6)} ${at(top - 5)}l4.6-7 4.6 7Z`);
}

/** A round corner tower with a cone. */
export function turret(sketch: Sketch, { left, top, baseTop }: Outline): void {
  const x = left + 3;
  sketch.rect("wall", x - 4, top - 6, 8, baseTop - top + 6);
  sketch.path("trim", `M${at(x - 4)} ${at(baseTop)}h8l-2 2.6h-4Z`);
  for (let y = top - 3.6; y < baseTop - 4; y += 8) sketch.rect("window", x - 1.3, y, 2.6, 4.2);
  sketch.path("own", `M${at(x - 5)} ${at(top - 6)}l5-9 5 9Z`);
  sketch.path("pole", `M${at(x)} ${at(top - 15)}v-2.5`);
}

export function dial(sketch: Sketch, x: number, y: number, radius: number): void {
  sketch.disc("trim", x, y, radius);
  sketch.path("line", `M${at(x)} ${at(y - 1.8)}v1.8l1.3.8`);
}
