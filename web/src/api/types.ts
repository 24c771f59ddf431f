// Names for what the server's schema says; the shapes are generated from it (make types).

import type { components as Messages } from "./messages";
import type { components as Requests } from "./schema";

type Said = Messages["schemas"];
type Http = Requests["schemas"];

export type About = Said["About"];
export type Chair = Said["Chair"];
export type Change = Said["Change"];
export type Entry = Said["Entry"];
export type GameEvent = Said["Event"];
export type News = Said["News"];
export type Notice = Said["Notice"];
export type Numbers = Said["Numbers"];
export type Previewed = Said["Previewed"];
export type PreviewedLine = Said["PreviewedLine"];
export type Previews = Said["Previews"];
export type Problem = Said["Problem"];
export type SeatRequest = Said["SeatRequest"];
export type Standing = Said["Standing"];
export type State = Said["State"];
export type Welcome = Said["Welcome"];
export type Spoken =
  | Said["Ack"]
  | Said["News"]
  | Said["Notice"]
  | Said["Pong"]
  | Said["Previews"]
  | Said["Refusal"]
  | Said["Welcome"];

export type Catalogue = Http["Catalogue"];
export type Listed = Http["Listed"];
export type Lists = Http["Lists"];
export type Looked = Http["Looked"];
export type Offered = Http["Offered"];
export type NewTable = Http["NewTable"];
