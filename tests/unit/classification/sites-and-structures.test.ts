import { expect, test } from "vitest";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (fields: Partial<ClassifiableNotice>) =>
  classifyNotice(classifiableNotice(fields)).services.toSorted();

test.each([
  ["HVAC Preventive Maintenance, Pier 31", "hvac"],
  ["Janitorial Services - Peace Bridge Port of Entry", "janitorial"],
  ["Tree Pruning and Removal, Civic Parking Structure", "landscaping"],
  ["Asphalt Trail Paving in Mill Pond Park", "paving"],
  ["Electrical Service Upgrade at Roads and Parks Yard", "electrical"],
  ["Remplacement de la génératrice - barrage des Pins", "electrical"],
])("in the title %j the site adds no trade", (title, service) => {
  expect(servicesOf({ title, kinds: ["construction"] })).toEqual([service]);
});

test("several things behind the work are a list of what is worked on", () => {
  const title = "Repairs to Driveways, Culverts and Shoulders";
  expect(servicesOf({ title, kinds: ["construction"] })).toEqual(["construction", "paving"]);
});

test("pipes and sidewalks behind a street's repair are worked on too", () => {
  expect(servicesOf({ title: "Réfection complète de la rue Bélanger (aqueduc, égout, voirie)" })).toEqual([
    "construction",
    "paving",
  ]);
});

test.each([
  ["Bridge 14", "construction"],
  ["RFT 2026-11 - New Fire Hall", "construction"],
  ["Nouvelle caserne", "construction"],
  ["Usine de filtration", "construction"],
  ["Childcare Centre", "construction"],
  ["Éclairage de la piste cyclable", "electrical"],
])("a title that only names the structure %j is for work on it", (title, service) => {
  expect(servicesOf({ title })).toEqual([service]);
});

test.each([
  "Uniforms and Footwear, West End Community Centre",
  "Chairs and Desks for Regent Arena",
  "Airport Terminal Concession",
  "Condition Report, Bridge 14",
  "Vidange de l'étang de la station d'épuration",
  "Power Transformers",
])("a title that names something else with a structure is for no trade: %j", (title) => {
  expect(servicesOf({ title })).toEqual(["other"]);
});

test("a street over something is a bridge, and one behind a dash is what is worked on", () => {
  expect(
    servicesOf({ title: "Rehabilitation of McKay Road over Otter Creek", kinds: ["construction"] }),
  ).toEqual(["construction"]);
  expect(servicesOf({ title: "Travaux de réfection - route 138" })).toEqual(["paving"]);
  expect(servicesOf({ title: "Réfection diverses rues" })).toEqual(["paving"]);
});

test("what follows including is a detail of the job that is named before", () => {
  const description =
    "This Request for Tender is an invitation to submit bids for the renovation of two lobbies, including flooring, light fixtures and plumbing.";
  expect(
    servicesOf({ title: "Invitation to Tender 26-3", sections: { description }, kinds: ["construction"] }),
  ).toEqual(["construction"]);
});

test("a description that lists the work behind a colon is read from there", () => {
  const description =
    "The following is a general description of the work: resurfacing of Lawrence Avenue from Main Street to Mill Road.";
  expect(servicesOf({ title: description, sections: { description }, kinds: ["construction"] })).toEqual([
    "paving",
  ]);
});

test.each([
  ["Supply of Planned Maintenance for Air Conditioning Systems", "hvac"],
  ["Non-Exclusive Supply and Delivery of Cameras to Fire Services", "other"],
  ["Approvisionnement de sel pour le déglaçage des chaussées", "other"],
  ["Produits sanitaires et d'entretien ménager", "other"],
  ["Assurance de dommages - installations électriques", "other"],
  ["Services professionnels - agrandissement de l'école", "other"],
  ["Library and Office Space Design", "other"],
])("%j asks for %s", (title, service) => {
  expect(servicesOf({ title })).toEqual([service]);
});

test("French words that end in -sse or -che are the same in the plural", () => {
  expect(servicesOf({ title: "Réfection de la terrasse" })).toEqual(
    servicesOf({ title: "Réfection des terrasses" }),
  );
  expect(servicesOf({ title: "Nettoyage de fossé" })).toEqual(["construction"]);
  expect(servicesOf({ title: "Nettoyage de fossés" })).toEqual(["construction"]);
});
