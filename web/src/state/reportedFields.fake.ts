// Marks of fields for tests, some of those that City's views have.

import type { ReportedField } from "../api/types";
import type { ReportedFields } from "./reportedFields";

export const field = (rank: number, more: Partial<ReportedField> = {}): ReportedField => ({
  rank,
  kind: "count",
  good: true,
  beyond: null,
  ...more,
});

const money = { kind: "money" } as const;

export const REPORTED: ReportedFields = {
  "seats.*.cash": field(0, money),
  "seats.*.worth": field(0, { ...money, beyond: "cash" }),
  "companies.*.treasury": field(1, money),
  "companies.*.price": field(2, money),
  "companies.*.appeal": field(3),
  appeal_order: field(4, { kind: "order", good: false }),
  "companies.*.goods": field(5),
  "companies.*.workers": field(6),
  "companies.*.cubes": field(7),
  hire_price: field(9, { ...money, good: null }),
};
