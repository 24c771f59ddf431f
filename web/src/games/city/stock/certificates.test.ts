import { expect, test } from "vitest";

import type { CityBox, CityCompany } from "../types";
import { verbsOf } from "../../../state/verbs.fake";
import { read } from "../../../decide/answers/choices";
import { byHolder, offerFor, certificatesOf, patched } from "./certificates";

const BOX = {
  certificates: {
    kinds: [
      { certificate: "common", shares: 1, count: 5 },
      { certificate: "preferred", shares: 2, count: 1 },
      { certificate: "director", shares: 3, count: 1 },
    ],
  },
} as CityBox;
const COMPANY = {
  director: "blue",
  preferred: "bank",
  held: { red: 1, blue: 1 },
  commons: 2,
  bank_commons: 1,
  price: 50,
} as unknown as CityCompany;

test("every certificate is there, and all shares together", () => {
  const certificates = certificatesOf(BOX, COMPANY);
  expect(certificates).toHaveLength(7);
  expect(certificates.reduce((sum, one) => sum + one.shares, 0)).toBe(10);
});

test("the Director's certificates come first, those for sale last", () => {
  const holders = byHolder(certificatesOf(BOX, COMPANY), ["red", "blue"]).map((one) => one.holder);
  expect(holders).toEqual(["blue", "blue", "red", "company", "company", "bank", "bank"]);
});

test("changes of the view make a company as it would be", () => {
  const then = patched(COMPANY, "swift", [
    { path: "companies.swift.held.red", before: 1, after: 2 },
    { path: "companies.swift.director", before: "blue", after: "red" },
    { path: "companies.libby.price", before: 50, after: 60 },
  ]);
  expect([then.held.red, then.director, then.price]).toEqual([2, "red", 50]);
  expect(COMPANY.held.red).toBe(1);
});

test("of alike certificates for sale the first one can be bought", () => {
  const verbs = verbsOf(["buy <company> <certificate> from <source>"]);
  const choice = read("buy swift common from company", verbs, {});
  const certificates = certificatesOf(BOX, COMPANY);
  const offered = (company: string): string[] =>
    certificates
      .filter((one) => choice && offerFor([choice], company, one, certificates))
      .map((one) => one.id);
  expect(choice?.verb.id).toBe("buy_from");
  expect(offered("swift")).toEqual(["common company 0"]);
  expect(offered("libby")).toEqual([]);
});
