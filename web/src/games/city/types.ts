// Names for what the server's schema says about City: its view and its printed components.

import type { components as Messages } from "../../api/messages";
import type { components as Requests } from "../../api/schema";

type MessageSchemas = Messages["schemas"];
type HttpSchemas = Requests["schemas"];

export type CityView = MessageSchemas["CityView"];
export type CitySeat = MessageSchemas["CitySeat"];
export type CityCompany = CityView["companies"][string];
export type DemandCell = CityView["demand"][number][number];
export type Operating = NonNullable<CityView["operating"]>;
export type FactoryPlan = Operating["plans"][number];
export type Payout = FactoryPlan["withheld"];

export type CityBox = HttpSchemas["CityBox"];
export type ActionSpace = HttpSchemas["ActionSpace"];
export type Asset = HttpSchemas["Asset"];
export type Charter = HttpSchemas["Charter"];
export type Effect = HttpSchemas["CityEffect"];
export type Factory = HttpSchemas["Factory"];

export type CitySeries = HttpSchemas["CitySeries"];
export type CityPoint = HttpSchemas["CityPoint"];
export type PaidDividend = HttpSchemas["PaidDividend"];
export type Ledger = HttpSchemas["Ledger"];
export type CompanyLife = HttpSchemas["CompanyLife"];

/** How many there are of each type of cube; a type that is left out has none. */
export type Cubes = Partial<Record<string, number>>;
