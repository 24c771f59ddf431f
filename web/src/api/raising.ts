// Names for what the server's schema says about Raising: its view and its printed components.

import type { components as Messages } from "./messages";
import type { components as Requests } from "./schema";

type MessageSchemas = Messages["schemas"];
type HttpSchemas = Requests["schemas"];

export type RaisingView = MessageSchemas["RaisingView"];
export type RaisingSeat = MessageSchemas["RaisingSeat"];
export type Auction = MessageSchemas["Auction"];
export type Square = MessageSchemas["Square"];
export type SeatCost = MessageSchemas["SeatCost"];
export type Ward = MessageSchemas["Ward"];
export type WardPlace = MessageSchemas["WardPlace"];
export type PlotOfView = RaisingView["plots"][number];
export type FreePlot = MessageSchemas["FreePlot"];
export type PrestigePlot = MessageSchemas["PrestigePlot"];
export type BuiltPlot = MessageSchemas["BuiltPlot"];
export type NeighborhoodSpace = MessageSchemas["NeighborhoodSpace"];
export type OutskirtsPlot = RaisingView["outskirts"][number];
export type FreeOutskirts = MessageSchemas["FreeOutskirts"];
export type BuiltOutskirts = MessageSchemas["BuiltOutskirts"];

export type RaisingBox = HttpSchemas["RaisingBox"];
export type RaisingBoard = HttpSchemas["RaisingBoard"];
export type Plot = HttpSchemas["Plot"];
export type Project = HttpSchemas["Project"];
export type PrestigeBuilding = HttpSchemas["PrestigeBuilding"];
export type NeighborhoodTile = HttpSchemas["NeighborhoodTile"];
export type EmptyPlotTile = HttpSchemas["EmptyPlotTile"];
export type ResourceCard = HttpSchemas["ResourceCard"];
export type WardToken = HttpSchemas["WardToken"];
export type CouncilMember = HttpSchemas["CouncilMember"];
export type Enclosure = HttpSchemas["Enclosure"];

export type Reward = MessageSchemas["Reward"];
/** Lumber, jackscrew or masonry. */
export type Resource = RaisingBoard["resources"][number];
/** A color of a company: that of a seat, or the non-player color. */
export type OwnerColor = string;
/** How many there are of each resource; one that is left out has none. */
export type Cost = Project["cost"];
