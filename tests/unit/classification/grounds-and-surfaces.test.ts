import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

type Example = readonly [title: string, ...services: ReadonlyArray<ServiceKey>];

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const GROUNDS: ReadonlyArray<Example> = [
  ["Community Garden Maintenance", "landscaping"],
  ["Maintenance of Hanging Baskets", "landscaping"],
  ["Installation of Wildflowers", "landscaping"],
  ["Dandelion Control", "landscaping"],
  ["Lawn Bowling Green Maintenance", "landscaping"],
  ["Fire Hazard Vegetation Reduction", "landscaping"],
  ["Mulch Supply and Install", "landscaping"],
  ["Supply of Mulch", "other"],
  ["Collecte et déchiquetage de branches", "landscaping"],
  ["Collecte de matières organiques", "other"],
  ["Aération et sursemis des terrains sportifs", "landscaping"],
  ["New Community Garden", "construction", "landscaping"],
  ["Swing Set Replacement", "construction", "landscaping"],
  ["Mise aux normes de l'aire de jeux", "construction", "landscaping"],
  ["Mise aux normes de l'aire d'accueil", "construction"],
  ["Resurfacing of Tennis Courts", "construction", "landscaping"],
];

test.each(GROUNDS)("%j is work on grounds or a park that is built", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

const SURFACES: ReadonlyArray<Example> = [
  ["Replacement of Curb and Gutter", "paving"],
  ["Boulevard Concrete Repairs", "paving"],
  ["Street Surface Replacement", "paving"],
  ["Stop Bar Painting", "paving"],
  ["Traffic Paint Application", "paving"],
  ["Supply of Traffic Paint", "other"],
  ["Application of Pavement Marking Paint", "paving"],
  ["Roads and Watermain Program", "construction", "paving"],
  ["Réfection de la cour asphaltée", "paving"],
  ["Manhole Frame and Cover Adjustment", "construction"],
  ["Street Sign Fabrication and Installation", "construction"],
  ["Leachate Collection System", "construction"],
  ["Pre-Engineered Storage Building", "construction"],
];

test.each(SURFACES)("%j is work on surfaces or structures", (title, ...services) => {
  expect(servicesOf(title)).toEqual(services);
});

test.each([
  "Pavement Marking Paint",
  "Topographic Survey - Road Reconstruction",
  "Wi-Fi Service",
  "SCADA Historian Support",
])("%j is goods, advice or another business", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});
