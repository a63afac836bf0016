import { expect, test } from "vitest";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (fields: Partial<ClassifiableNotice>) =>
  classifyNotice(classifiableNotice(fields)).services;
const unspsc = (code: string, label: string | null = null) => ({ scheme: "UNSPSC" as const, code, label });

test.each([
  "Supply and Delivery of Culvert Pipe",
  "Materials Testing, Road Program",
  "Bridge Inspections",
  "Design of the Fire Hall Addition",
  "Program Management Services, Capital Works",
  "Contrôle qualitatif des matériaux",
  "Surveillance des travaux - caserne",
])("the portal's category construction gives way to the title %j", (title) => {
  expect(servicesOf({ title, kinds: ["construction"] })).toEqual(["other"]);
});

test("the portal's category construction adds nothing to a trade that the title names", () => {
  expect(servicesOf({ title: "Boiler Replacement", kinds: ["construction"] })).toEqual(["hvac"]);
  expect(servicesOf({ title: "Sidewalk Repairs", kinds: ["construction"] })).toEqual(["paving"]);
});

test("the parent code of several trades leaves a kitchen renovation with construction", () => {
  const codes = [unspsc("72102900", "Facility maintenance and repair services"), unspsc("72000000")];
  expect(servicesOf({ title: "Kitchen Renovation, Seniors' Residence", codes })).toEqual(["construction"]);
});

test("a code that landscaping and snow share adds neither to the other's title", () => {
  const codes = [{ scheme: "NAICS" as const, code: "561730", label: "Landscaping Services" }];
  expect(servicesOf({ title: "Snow Removal, Airport Road Depot", codes })).toEqual(["snow"]);
});

test("a code for one trade counts where the title is silent", () => {
  expect(servicesOf({ title: "Kingsway site", codes: [unspsc("72102902")] })).toEqual(["landscaping"]);
});

test("a shared code strengthens one late mention of a trade", () => {
  const filler =
    "The county owns several properties and looks for one supplier for all of these places. ".repeat(6);
  const sections = { description: `${filler}Elsewhere it pays for lawn mowing.` };
  const title = "RFT 26-20";
  expect(servicesOf({ title, sections })).toEqual(["other"]);
  expect(servicesOf({ title, sections, codes: [unspsc("72102900")] })).toEqual(["landscaping"]);
});

test("a buyer that mostly orders a trade strengthens its words and settles nothing alone", () => {
  const filler =
    "The supplier answers calls from nine regional offices on every working day of the year. ".repeat(6);
  const words = "Tree pruning. Shrubs may later need some trimming. Turf may later need more care.";
  const notice = { title: "Standing Offer", sections: { description: `${filler}${words}` } };
  expect(servicesOf({ ...notice, buyer: "Finance" })).toEqual(["other"]);
  expect(servicesOf({ ...notice, buyer: "Parks and Forestry" })).toEqual(["landscaping"]);
  expect(servicesOf({ title: "Standing Offer", buyer: "Parks and Forestry" })).toEqual(["other"]);
});

test.each([
  ["Invitation to Tender 2026-14", "The Town invites bids for asphalt resurfacing of Mill Street.", "paving"],
  ["General Description", "Work under this contract: replacement of the arena's chiller.", "hvac"],
  [
    "Appel d'offres public 2026-07",
    "La Ville demande des soumissions pour la tonte de gazon.",
    "landscaping",
  ],
  ["RFT-26-118", "Bids are invited for custodial services at three libraries.", "janitorial"],
])("where the title is a form of words (%s), the first sentences say the trade", (title, text, service) => {
  expect(servicesOf({ title, sections: { description: text } })).toEqual([service]);
});

test("where the title is a form of words, the first sentences say that advice is wanted", () => {
  const sections = {
    description: "The City requests proposals for engineering services for a bridge replacement.",
  };
  expect(servicesOf({ title: "Request for Proposals 26-3", sections })).toEqual(["other"]);
});

test("a title that begins like a sentence is read from what is invited", () => {
  const title =
    "This Request for Tenders is an invitation by the City of Maplewood to prospective Suppliers to submit bids for the replacement of culverts";
  expect(servicesOf({ title })).toEqual(["construction"]);
});

test("a description that asks for a consultant outweighs a title that sounds like works", () => {
  const sections = { description: "The Region is seeking a qualified consultant to prepare drawings." };
  expect(servicesOf({ title: "Arena Roof Replacement", sections })).toEqual(["other"]);
});

test("works let as a professional-services proposal are no contractor's bid", () => {
  const notice = { title: "Arena Roof Replacement", kinds: ["professional-services"] as const };
  expect(servicesOf({ ...notice, noticeType: "RFP" })).toEqual(["other"]);
  expect(servicesOf({ ...notice, noticeType: "RFT" })).toEqual(["construction"]);
});

test("the trades that a road or building contract lists in its description are not bids of their own", () => {
  const road = {
    description: "Includes street lighting replacement, traffic signal installation and tree planting.",
  };
  expect(servicesOf({ title: "Road Rehabilitation, Mill Street", sections: road })).toEqual(["paving"]);
  const building = { description: "Work includes plumbing, electrical upgrades, HVAC and asphalt paving." };
  expect(servicesOf({ title: "Library Renovation", sections: building })).toEqual(["construction"]);
});

test("a thing and its work are found in either order and some words apart", () => {
  for (const title of [
    "Replacement of the library's two old rooftop heat pumps",
    "Heat pumps at the library - replacement",
    "Remplacement, à la bibliothèque, des thermopompes",
  ])
    expect(servicesOf({ title })).toEqual(["hvac"]);
});

test("a building named after a trade is a place", () => {
  expect(servicesOf({ title: "Roof Repairs, Generator Building" })).toEqual(["construction"]);
  expect(servicesOf({ title: "Tree Removal Along Trails" })).toEqual(["landscaping"]);
});

test("equipment hired without its operator is goods", () => {
  expect(servicesOf({ title: "Rental of Snow Removal Equipment without Operators" })).toEqual(["other"]);
  expect(servicesOf({ title: "Location de niveleuses sans opérateur pour le déneigement" })).toEqual([
    "other",
  ]);
});

test("the work beside a thing is part of the reason", () => {
  const { reasons } = classifyNotice(classifiableNotice({ title: "Arena - Replacement of the Chiller" }));
  expect(reasons).toEqual([{ service: "hvac", kind: "phrase", text: "Replacement of the Chiller" }]);
});
