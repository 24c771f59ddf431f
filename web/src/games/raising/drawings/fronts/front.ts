// What a house front is made of. The ground line is at 46 of a view of 60 by 46.

export const GROUND = 46;
export const WIDTH = 60;
/** How far the side wall reaches to the right, and up. */
export const DEPTH = { x: 5, y: 3 };

export type Roof =
  "flat" | "gable" | "mansard" | "pediment" | "step" | "arch" | "saw" | "hip" | "parapet";
export type Base = "door" | "shop" | "row" | "arcade" | "columns" | "barn" | "porch" | "portal";
export type Windows = "rect" | "arch" | "tall" | "hood";
export type Extra =
  | "balcony"
  | "chimney"
  | "clock"
  | "cupola"
  | "dome"
  | "flag"
  | "oriel"
  | "pilasters"
  | "quoins"
  | "rose"
  | "sign"
  | "skylight"
  | "smoke"
  | "steeple"
  | "tank"
  | "tower"
  | "turret"
  | "twins"
  | "urns"
  | "vane"
  | "lettering";

export interface Front {
  width: number;
  /** Floors above the ground floor. */
  floors: number;
  bays: number;
  roof: Roof;
  base: Base;
  windows?: Windows;
  extras?: Extra[];
  floorHeight?: number;
  /** Clad with boards, as the houses on rollers are. */
  wood?: boolean;
}

/** The lines of a front between which everything is drawn. */
export interface Outline extends Front {
  centre: number;
  left: number;
  right: number;
  /** Where the roof begins. */
  top: number;
  /** Where the ground floor begins. */
  baseTop: number;
}
