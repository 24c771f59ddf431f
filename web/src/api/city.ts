// Names for what the server's schema says about City: its view and its printed components.

import type { components as Messages } from "./messages";
import type { components as Requests } from "./schema";

type Said = Messages["schemas"];
type Http = Requests["schemas"];

export type CityView = Said["CityView"];
export type CitySeat = Said["CitySeat"];
export type CityCompany = CityView["companies"][string];
export type DemandCell = CityView["demand"][number][number];
export type Operating = NonNullable<CityView["operating"]>;

export type CityBox = Http["CityBox"];
export type ActionSpace = Http["ActionSpace"];
export type Asset = Http["Asset"];
export type Charter = Http["Charter"];
export type Effect = Http["CityEffect"];
export type Factory = Http["Factory"];

/** How many there are of each type of cube; a type that is left out has none. */
export type Cubes = Partial<Record<string, number>>;
