import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

const ALONE: ReadonlyArray<readonly [title: string, service: ServiceKey]> = [
  ["Électricité - Lot 26", "electrical"],
  ["Éclairage du parc Lafontaine", "electrical"],
  ["Système d'alarme incendie", "electrical"],
  ["Caméras de surveillance - hôtel de ville", "electrical"],
  ["Plomberie (L1-2201) [projet de Rénovation des édifices D et E]", "electrical"],
  ["Ventilation du gymnase", "hvac"],
  ["Régulation et contrôle - lot 25", "hvac"],
  ["Ascenseurs 3 et 4", "hvac"],
  ["Passerelle piétonne - rivière aux Brochets", "construction"],
  ["Développement résidentiel Les Boisés - phase 2", "construction"],
  ["Ménage", "janitorial"],
];

test.each(ALONE)("%j names a trade without a word for work: %s", (title, service) => {
  expect(servicesOf(title)).toEqual([service]);
});

test.each([
  "Fourniture de luminaires",
  "Achat de bornes de recharge",
  "Électricité - achat d'énergie",
  "Location d'un refroidisseur",
  "Câbles informatiques",
])("%j buys goods or energy", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});

test.each([
  ["Rue Gagnon - reconstruction", ["construction", "paving"]],
  ["Chemin des Patriotes - réfection", ["paving"]],
  ["Parc Montcalm - aménagement", ["construction", "landscaping"]],
])("%j works on the place before the dash", (title, services) => {
  expect(servicesOf(title)).toEqual(services);
});

test.each([
  "Surveillance - réfection rue Roy",
  "Inspection - toiture de l'école",
  "P&D - réfection de la rue Principale",
  "Préparation de plans et devis et accompagnement durant les travaux",
  "Mandats divers en ingénierie mécanique et électrique",
])("%j asks for advice", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});

test.each([
  "CCGS Traverse refit",
  "Training van fit-up",
  "Réfection d'un camion citerne",
  "Entretien et réparation des chariots élévateurs",
  "Outboard motor repair",
  "Generator rental services",
  "Marine mechanical services",
])("%j is about a ship, a vehicle or hire", (title) => {
  expect(servicesOf(title)).toEqual(["other"]);
});

test("the last of a list is work too, not the site of what stands before it", () => {
  expect(servicesOf("Travaux de bordures, pavage et éclairage - rue Hatt")).toEqual(["electrical", "paving"]);
  expect(servicesOf("HVAC Maintenance, Pier 31")).toEqual(["hvac"]);
});

test("what is renovated outweighs the renovation", () => {
  expect(servicesOf("Rénovation des ascenseurs")).toEqual(["hvac"]);
  expect(servicesOf("Rénovation de la plomberie")).toEqual(["electrical"]);
  expect(servicesOf("Rénovation de la salle communautaire")).toEqual(["construction"]);
});

test("a street called Main is no labour, and main d'œuvre is", () => {
  expect(servicesOf("Traffic signals at Main and King")).toEqual(["electrical"]);
  expect(servicesOf("Location de machinerie avec main d'œuvre pour l'excavation")).toEqual(["construction"]);
});

test("a new cycle path is construction too, and its repair is paving alone", () => {
  expect(servicesOf("Ajout d'une piste multifonctionnelle")).toEqual(["construction", "paving"]);
  expect(servicesOf("Réfection de la piste cyclable")).toEqual(["paving"]);
});

test("the description names further trades more easily if the title says only that something is built", () => {
  const sections = {
    description: "Electrical services, plumbing services and carpentry services.",
  };
  const trades = (title: string) => classifyNotice(classifiableNotice({ title, sections })).services;
  expect(trades("Trade Services, Fort Langley")).toContain("electrical");
  expect(trades("Wharf Roof Replacement")).not.toContain("electrical");
});
