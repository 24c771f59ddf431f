// How the front of every project and prestige building is made, by its key.

import { facade } from "./facade";
import type { Base, Extra, Front, Roof, Windows } from "./front";
import type { Stroke } from "./sketch";

interface Rest {
  windows?: Windows;
  extras?: Extra[];
  floorHeight?: number;
  wood?: boolean;
}

const front = (
  width: number,
  floors: number,
  bays: number,
  roof: Roof,
  base: Base,
  rest: Rest = {},
): Front => ({ width, floors, bays, roof, base, ...rest });

const FRAME = { wood: true, floorHeight: 8 }; // houses that are moved

export const PROJECT_FRONTS: Readonly<Record<string, Front>> = {
  1: front(44, 2, 4, "flat", "shop"), // dry-goods store
  2: front(36, 1, 3, "hip", "shop", { extras: ["turret"], floorHeight: 10 }), // brick corner store
  3: front(38, 2, 3, "step", "door", { extras: ["sign"], floorHeight: 8.5 }), // printing house
  4: front(46, 1, 4, "gable", "barn", { windows: "arch", floorHeight: 9.5 }), // hardware warehouse
  5: front(32, 0, 2, "gable", "door", { ...FRAME, extras: ["chimney"] }), // frame cottage
  6: front(38, 2, 3, "flat", "arcade", { windows: "arch" }), // stone-front shop
  7: front(40, 1, 4, "gable", "porch", FRAME), // boarding house
  8: front(44, 1, 5, "pediment", "columns", { windows: "arch", extras: ["cupola"] }), // academy
  9: front(32, 2, 3, "mansard", "door", { floorHeight: 8.5 }), // customs broker
  10: front(34, 1, 2, "gable", "shop", { extras: ["chimney", "smoke"], floorHeight: 9.5 }), // bakery
  11: front(44, 1, 4, "mansard", "arcade", { extras: ["clock"] }), // railway ticket office
  12: front(42, 1, 3, "arch", "columns", { windows: "arch", extras: ["sign"], floorHeight: 11 }), // theatre
  13: front(34, 0, 2, "gable", "door", { ...FRAME, extras: ["cupola"] }), // schoolhouse
  14: front(30, 2, 2, "hip", "door", { windows: "hood", extras: ["quoins"], floorHeight: 8.5 }), // notary office
  15: front(48, 0, 3, "saw", "barn"), // wagon works
  16: front(50, 1, 6, "flat", "arcade", { floorHeight: 8.5 }), // freight house
  17: front(44, 1, 4, "pediment", "columns", { windows: "tall" }), // banking house
  18: front(40, 0, 3, "mansard", "porch", { ...FRAME, extras: ["flag"] }), // tavern
  19: front(40, 2, 4, "flat", "shop", { extras: ["flag"], floorHeight: 8.4 }), // newspaper office
  20: front(44, 2, 6, "flat", "arcade", {
    windows: "arch",
    extras: ["pilasters"],
    floorHeight: 8.5,
  }), // iron-front block
  21: front(44, 2, 4, "pediment", "barn", { floorHeight: 7.8 }), // express company
  22: front(44, 1, 4, "arch", "arcade", { windows: "arch", floorHeight: 10 }), // music hall
  23: front(48, 2, 6, "step", "row", { floorHeight: 8 }), // booksellers row
  24: front(38, 1, 3, "parapet", "shop", FRAME), // old land office
  25: front(48, 2, 5, "mansard", "shop", { floorHeight: 7.6 }), // wholesale block
  26: front(48, 2, 6, "hip", "arcade", { extras: ["clock"], floorHeight: 8 }), // station hotel
  27: front(50, 2, 7, "parapet", "row", { windows: "tall", floorHeight: 7.8 }), // department store
  28: front(46, 1, 3, "pediment", "portal", {
    windows: "arch",
    extras: ["pilasters"],
    floorHeight: 10,
  }), // law library
  29: front(46, 2, 5, "hip", "columns", { windows: "arch", extras: ["cupola"], floorHeight: 7.6 }), // board of trade rooms
  30: front(48, 1, 6, "gable", "row", FRAME), // double frame house
  31: front(46, 0, 4, "hip", "barn", { ...FRAME, extras: ["vane"] }), // livery stable
  32: front(50, 2, 7, "mansard", "arcade", { extras: ["balcony", "flag"], floorHeight: 7.6 }), // grand hotel
  33: front(44, 2, 4, "pediment", "portal", {
    windows: "hood",
    extras: ["quoins"],
    floorHeight: 7.8,
  }), // medical college
  34: front(40, 2, 4, "flat", "columns", { windows: "hood", extras: ["urns"], floorHeight: 8.4 }), // insurance block
  35: front(50, 2, 6, "flat", "row", { windows: "arch", extras: ["lettering"], floorHeight: 8 }), // merchants block
  36: front(34, 0, 2, "gable", "portal", { ...FRAME, extras: ["steeple"] }), // clapboard church
  f01: front(46, 2, 5, "mansard", "columns", {
    windows: "arch",
    extras: ["balcony", "chimney"],
    floorHeight: 7.6,
  }), // Tremont House
  f02: front(44, 2, 5, "flat", "portal", { extras: ["tower"], floorHeight: 7.6 }), // Railway offices
  f03: front(50, 1, 6, "hip", "arcade", { windows: "arch", extras: ["tower"], floorHeight: 8 }), // Union depot
  f04: front(50, 2, 8, "parapet", "shop", { windows: "arch", floorHeight: 8 }), // Lake Street half-block
  f05: front(46, 1, 4, "parapet", "columns", {
    windows: "arch",
    extras: ["skylight"],
    floorHeight: 10,
  }), // Museum hall
  f06: front(44, 1, 4, "hip", "portal", {
    windows: "hood",
    extras: ["cupola", "quoins"],
    floorHeight: 9.5,
  }), // Courthouse annex
  f07: front(44, 1, 3, "arch", "row", { windows: "arch", extras: ["twins"], floorHeight: 10.5 }), // Grand theatre
  f08: front(42, 2, 4, "step", "portal", { windows: "tall", extras: ["quoins"], floorHeight: 8 }), // City archive
  f09: front(44, 1, 3, "gable", "arcade", {
    windows: "arch",
    extras: ["rose", "turret"],
    floorHeight: 11,
  }), // Reading rooms
  f10: front(46, 2, 4, "flat", "arcade", {
    windows: "hood",
    extras: ["oriel", "tank"],
    floorHeight: 8.2,
  }), // Robbins Building
};

export const PRESTIGE_FRONTS: Readonly<Record<string, Front>> = {
  1: front(46, 1, 5, "pediment", "arcade", { windows: "arch", extras: ["cupola"] }), // court house
  2: front(48, 1, 5, "pediment", "columns", { windows: "arch", floorHeight: 10 }), // custom house
  3: front(36, 0, 3, "gable", "door", { windows: "arch", extras: ["steeple"] }), // first church
  4: front(48, 1, 5, "flat", "arcade", { windows: "arch", extras: ["tower"], floorHeight: 8.5 }), // exchange
  5: front(50, 1, 5, "pediment", "columns", { extras: ["cupola"], floorHeight: 7.5 }), // public library
  6: front(44, 1, 3, "arch", "columns", { windows: "arch", extras: ["flag"], floorHeight: 9.5 }), // opera hall
  7: front(44, 1, 5, "flat", "columns", { extras: ["urns"], floorHeight: 10.5 }), // marble bank
  8: front(50, 2, 6, "mansard", "shop", { extras: ["twins"], floorHeight: 7.4 }), // palace hotel
  9: front(50, 1, 7, "flat", "columns", { windows: "arch", extras: ["dome"], floorHeight: 8 }), // city hall
  10: front(44, 1, 4, "step", "arcade", { windows: "arch", extras: ["twins"] }), // academy of design
};

/** A tile that a pack has added is drawn as a plain house. */
const PLAIN = front(40, 1, 3, "flat", "door");

/** Draw each front once; every house of it uses the same strokes. */
function drawn(fronts: Readonly<Record<string, Front>>): (key: string) => Stroke[] {
  const strokes = new Map<string, Stroke[]>();
  return (key) => {
    const known = strokes.get(key) ?? facade(fronts[key] ?? PLAIN);
    strokes.set(key, known);
    return known;
  };
}

export const projectFront = drawn(PROJECT_FRONTS);
export const prestigeFront = drawn(PRESTIGE_FRONTS);
