// Names for what the server's schema says; the shapes are generated from it (make types).

import type { components as Messages } from "./messages";
import type { components as Requests } from "./schema";

type MessageSchemas = Messages["schemas"];
type HttpSchemas = Requests["schemas"];

export type About = MessageSchemas["About"];
export type Chair = MessageSchemas["Chair"];
export type Change = MessageSchemas["Change"];
export type Entry = MessageSchemas["Entry"];
export type GameEvent = MessageSchemas["Event"];
export type News = MessageSchemas["News"];
export type Notice = MessageSchemas["Notice"];
export type Numbers = MessageSchemas["Numbers"];
export type Previewed = MessageSchemas["Previewed"];
export type PreviewedLine = MessageSchemas["PreviewedLine"];
export type Previews = MessageSchemas["Previews"];
export type Problem = MessageSchemas["Problem"];
export type SeatRequest = MessageSchemas["SeatRequest"];
export type UnavailableAnswer = MessageSchemas["UnavailableAnswer"];
export type Standing = MessageSchemas["Standing"];
export type State = MessageSchemas["State"];
export type Welcome = MessageSchemas["Welcome"];
export type ServerMessage =
  | MessageSchemas["Ack"]
  | MessageSchemas["News"]
  | MessageSchemas["Notice"]
  | MessageSchemas["Pong"]
  | MessageSchemas["Previews"]
  | MessageSchemas["Refusal"]
  | MessageSchemas["Welcome"];

export type Catalogue = HttpSchemas["Catalogue"];
export type Invitation = HttpSchemas["Invitation"];
export type Listed = HttpSchemas["Listed"];
export type Lists = HttpSchemas["Lists"];
export type Looked = HttpSchemas["Looked"];
export type Offered = HttpSchemas["Offered"];
export type NewTable = HttpSchemas["NewTable"];
export type ReportedField = HttpSchemas["ReportedField"];
export type ToldVerb = HttpSchemas["Verb"];
export type Words = HttpSchemas["Words"];
export type Guide = HttpSchemas["Guide"];
export type GuideChapter = HttpSchemas["GuideChapter"];
export type GuideBlock = HttpSchemas["GuideBlock"];
export type GuideChoice = HttpSchemas["Choice"];
