import { expect, test } from "vitest";
import { placesOfNotice } from "~/domain/geography";
import { placeHint } from "./place-hint";

test.each([
  [
    "Vermont Natural Resources Council",
    { country: "US" },
    "VNRC is seeking competitive bids to remove Dunklee Pond Dam and restore Tenney Brook in Rutland, Vermont. Bids are due at 11 Baldwin Street, Montpelier, Vermont.",
    "US-VT-RUTLAND",
  ],
  [
    "USDA Natural Resources Conservation Service",
    { country: "US" },
    "Work in Pennsylvania will be done in the counties of Luzerne, Wyoming, Susquehanna and Wayne.",
    "US-PA-LUZERNE,US-PA-SUSQUEHANNA,US-PA-WAYNE,US-PA-WYOMING",
  ],
  ["PennDOT", { country: "US" }, "County: Lackawanna. Municipality: Scranton.", "US-PA-LACKAWANNA"],
  ["Chilmark Harbor Department", { country: "US", state: "MA" }, "", "US-MA-DUKES"],
  ["Washington Park Association of Hudson County, Inc.", { country: "US", state: "NJ" }, "", "US-NJ-HUDSON"],
  ["Town of Newburgh", { country: "US", state: "ME" }, "", "US-ME-PENOBSCOT"],
  [
    "Ministère des Transports",
    { country: "CA", state: "QC" },
    "Pierre pour le centre de services des îles-de-la-Madeleine",
    "CA-QC",
  ],
])("the buyer and what its text calls for: %s", (buyer, fields, body, places) => {
  expect(placesOfNotice(placeHint(fields), "Works", { buyer, body }).places.toSorted().join()).toBe(places);
});

test.each([
  ["F-16 Wing Skin Milling BPA", "DEPT OF THE AIR FORCE", { country: "US" }, "US"],
  [
    "Service des îles-de-la-Madeleine",
    "Ministère des Transports",
    { state: "QC" },
    "CA-QC-LESILESDELAMADELEINE",
  ],
  ["Pavillon Abitibi-Price, maçonnerie", "Université Laval", { state: "QC" }, "CA-QC-QUEBEC"],
  ["Snow at Highway 407 Bus Terminal", "Metrolinx", { state: "ON" }, "CA-ON-YRK-VAU"],
  ["Barge in Port Coldwell, Ontario", "Transport Canada", { country: "CA" }, "CA-ON-TBY"],
  ["Library roof, village of Arkona", "County of Lambton", { state: "ON" }, "CA-ON-LAM"],
  ["Réfection, Hôpital Thetford", "CISSS de Chaudière-Appalaches", { state: "QC" }, "CA-QC-LESAPPALACHES"],
])("what a name in a title means: %s", (title, buyer, fields, places) => {
  expect(placesOfNotice(placeHint(fields), title, { buyer }).places.join()).toBe(places);
});
