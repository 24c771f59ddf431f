// How a table draws its people and things inside sentences and lists; whoever shows a table says it.

import { getContext, setContext, type Component, type Snippet } from "svelte";

export interface SignProps {
  key: string;
  /** What it is called. */
  name: string;
  /** The name in letters, where it is written beside the drawing; without it the drawing stands for it. */
  beside?: Snippet | undefined;
}

export interface SeatSignProps {
  seat: string;
  /** Who sits there. */
  name: string;
  size: number;
  /** Say the name to those who do not see it. */
  named: boolean;
}

export interface Signs {
  /** Return what a player is called: so that all are told apart, or by the bare name. */
  person(seat: string): string;
  called(seat: string): string;
  /** The drawing of a thing by its domain; a thing without one is named. */
  things: Readonly<Partial<Record<string, Component<SignProps>>>>;
  /** The sign of a player, where the pieces of the game have one; else a shape with the initial. */
  seat?: Component<SeatSignProps> | undefined;
}

const KEY = Symbol("signs");

export const setSigns = (signs: Signs): Signs => setContext(KEY, signs);
export const getSigns = (): Signs => getContext<Signs>(KEY);
