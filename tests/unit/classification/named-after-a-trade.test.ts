import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

function tradesOf(title: string, description = "", kinds: ReadonlyArray<ProcurementKind> = []): string {
  const language = /[éèàê]|\b(?:de|du|des|la)\b/i.test(title) ? "fr" : "en";
  const notice = classifiableNotice({ title, sections: { description }, kinds, buyer: null, language });
  return classifyNotice(notice).services.toSorted().join(" + ");
}

test.each([
  ["Masonry Instructor", "other"],
  ["Plumbing Teachers for the Trades School", "other"],
  ["Instructeur en maçonnerie", "other"],
  ["Masonry Repairs", "construction"],
  ["Electrical Trainer Panels Room Rewiring", "electrical"],
  ["Location de camion vacuum pour le nettoyage de ponceaux et de regards-puisards", "other"],
  ["Nettoyage des abords de routes", "other"],
  ["Nettoyage des bureaux aux abords du parc", "janitorial"],
  ["Remplacement de ponceaux", "construction"],
  ["Enrobé préparé et posé à chaud sur la route 109", "paving"],
  ["Parking Lot Seal & Stripe", "paving"],
  ["Seal Coat and Stripe, Lots B and C", "paving"],
] as const)("%s is %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

const ROADS = "The project consists of resurfacing of access roads and parking areas.";

test.each([
  ["Canal National Historical Park", ROADS, "paving"],
  ["Project 14 in a National Military Park", ROADS, "paving"],
  ["Riverside Park Redevelopment", "", "construction + landscaping"],
] as const)("%s: a national park is where the work is", (title, text, trades) => {
  expect(tradesOf(title, text, ["construction"])).toBe(trades);
});

test.each([
  ["One Compact Suction Street Sweeper", "other"],
  ["Tandem Axle Dump Truck", "other"],
  ["Replacement of the Street Sweeper Garage", "construction"],
] as const)("listed as construction, %s is %s", (title, trades) => {
  expect(tradesOf(title, "", ["construction"])).toBe(trades);
});

test.each([
  [
    "soliciting bids for grounds maintenance services (grounds keeping and snow removal)",
    "landscaping + snow",
  ],
  ["soliciting bids for grounds maintenance and winter snow plowing", "landscaping + snow"],
  ["soliciting bids for grounds maintenance. Walks must be kept clear of snow.", "landscaping"],
  ["soliciting bids for grounds maintenance. Snow removal is done by others.", "landscaping"],
] as const)("grounds maintenance whose text says %j is %s", (text, trades) => {
  expect(tradesOf("Grounds Maintenance Services for the Job Centre", `The State is ${text}.`)).toBe(trades);
});
