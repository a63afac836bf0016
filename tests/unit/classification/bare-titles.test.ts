import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

type Example = readonly [title: string, ...services: ReadonlyArray<ServiceKey>];

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const FORM_LAST: ReadonlyArray<Example> = [
  ["Sidewalk Tender", "paving"],
  ["2026 Sidewalk Tender", "paving"],
  ["Curb and Sidewalk RFQ", "paving"],
  ["Town Plowing Bids", "snow"],
  ["Winter Plowing Bids 2026-27", "snow"],
  ["Retaining Wall Tender 2026", "construction"],
  ["Retaining Wall Contract", "construction"],
  ["Guide Rail Bid", "construction"],
  ["Salt Dome Tender", "construction"],
  ["Picnic Shelter RFP", "construction"],
  ["Noise Barrier - Various Locations", "construction"],
  ["Mowing Quotes", "landscaping"],
  ["Gravel Tender 2026", "other"],
  ["Road Salt Bids 2026-2027", "other"],
  ["Diesel Fuel Quotation", "other"],
];

test.each(FORM_LAST)("%j says only how bids are asked for behind the job", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const NAMED_ALONE: ReadonlyArray<Example> = [
  ["Solar Panels - Arena Roof", "electrical"],
  ["Rooftop Solar Photovoltaic System", "electrical"],
  ["Solar PV System, Water Treatment Plant", "electrical"],
  ["Supply of Solar Panels", "other"],
  ["Duct Insulation", "hvac"],
  ["Pipe and Duct Insulation", "hvac"],
  ["Plowing of Town Roads", "snow"],
  ["Plowing in of Fibre Cable", "other"],
  ["Plowing and Disking of Farm Fields", "other"],
  ["Groundkeeping Services at Cemeteries", "landscaping"],
  ["Grounds keeper contract", "landscaping"],
  ["Urban Forestry Program", "landscaping"],
  ["Bituminous Repairs", "paving"],
  ["Bituminous Concrete Overlay", "paving"],
  ["Bituminous Roof Repairs", "construction"],
  ["Route and Seal", "paving"],
  ["Road Gravelling", "paving"],
  ["Drainage souterrain", "construction"],
  ["Nettoyage printanier des parcs", "landscaping"],
  ["Plantation en rive", "landscaping"],
];

test.each(NAMED_ALONE)("%j names its job in few words", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const ROADS_BUILT_AGAIN: ReadonlyArray<Example> = [
  ["Roadway Rehabilitation, Reconstruction, and Paving", "construction", "paving"],
  ["Reconstruction and Resurfacing of Various Roads", "construction", "paving"],
  ["Street Resurfacing and Reconstruction Program", "construction", "paving"],
  ["Pavement Rehabilitation, Widening and Paving", "construction", "paving"],
  ["Réfection, reconstruction et pavage de rues", "construction", "paving"],
  ["Terrassement, structure de chaussée et enrobé bitumineux, route 155", "construction", "paving"],
  ["Road Rehabilitation and Paving", "paving"],
  ["Sidewalk Repair and Reconstruction", "paving"],
  ["Travaux de terrassement - cour arrière de l'école", "construction", "landscaping"],
];

test.each(ROADS_BUILT_AGAIN)("%j: rebuilding listed among road works counts", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const CLEANED: ReadonlyArray<Example> = [
  ["Annual Cleaning of Boilers", "hvac"],
  ["Annual cleaning and servicing of boilers and furnaces", "hvac"],
  ["Furnace Cleaning Services", "hvac"],
  ["Entretien et nettoyage des chaudières", "hvac"],
  ["Travaux de nettoyage de fossés", "construction"],
  ["Travaux de nettoyage de la réserve d'eau potable", "other"],
  ["Annual Cleaning of Arena", "janitorial"],
  ["Heavy-Duty Cleaning of Apartments", "janitorial"],
];

test.each(CLEANED)("%j: who cleans depends on what is cleaned", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

test.each([
  "Récupération de la peinture",
  "Collecte et récupération de peintures",
  "Paint Recycling",
  "Autobody Repair and Painting",
  "Fleet Vehicle Painting and Body Work",
  "Repainting of School Buses",
  "Débosselage et peinture de véhicules",
  "Sea Lamprey Marking and Release",
  "Marquage de poissons",
  "Marking of Juvenile Salmon",
])("%j is another business", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});
