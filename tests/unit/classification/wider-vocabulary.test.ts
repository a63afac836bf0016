import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const TITLES: Readonly<Partial<Record<ServiceKey, ReadonlyArray<string>>>> = {
  construction: [
    "Replace Ceiling Tiles, Bldg 204",
    "Dispatch Centre Buildout",
    "Install Perimeter Fence at Reservoir Site",
    "Seismic Strengthening of the Mill Street Fire Hall",
    "Correct Deficiencies, Building 12",
    "Small Craft Harbour Wharf Maintenance",
    "Bridge and Culvert Maintenance Program",
    "Storm Main CIPP, Ward 3",
    "Basement Flooding Relief, Area 7",
    "Sediment Removal, Otter Creek",
    "Parkade Membrane Repairs",
    "Beach Nourishment, East Shore",
    "Booster Station Upgrades",
    "Measured Term Contract, Building Works",
    "Stone Repairs to the Chapel Tower",
    "Prefabricated Washroom Building",
    "Construction Manager for the Hillcrest School",
    "Construction of a New Building for Parks Staff",
    "Charpente d'acier - lot 3",
    "Systèmes intérieurs et finis intérieurs",
    "Réf. toiture - école des Pins",
    "Réfection de la cage d'escalier",
    "Réparation du stationnement étagé",
    "Réhabilitation d'égout sans tranchée",
    "Entretien des ponts et des ponceaux",
    "Mise à niveau du poste de pompage des Saules",
    "Bouclage du réseau d'aqueduc",
    "Aménagement de l'urgence",
    "Ajout de classes à l'école du Lac",
    "Nettoyage du cours d'eau Lavoie",
    "Construction d'un nouveau bâtiment d'accueil",
    "Services de couvreur",
    "Stabilisation du talus nord",
    "Travaux après sinistre - immeuble 9",
  ],
  paving: [
    "Mill and Overlay, Depot Access Road",
    "Crosswalk Improvements",
    "2027 Pavement Program",
    "Supply and Place Hot Mix Asphalt",
    "Haul and Spread Gravel",
    "Granular Shouldering",
    "Réfection de l'aire de stationnement",
    "Réfection routière - secteur nord",
    "Recouvrement bitumineux",
    "Traitement des fissures",
    "Réfection d’une bande cyclable",
    "Fourniture et épandage d'abat-poussière",
    "Mise aux normes de la route des Moulins",
    "Travaux d'amélioration sur le rang des Ormes",
    "Réfection de la 8e Avenue",
  ],
  other: [
    "Études préparatoires - réfection de la rue des Lilas",
    "Économiste de la construction",
    "One New Flat Deck Truck Body",
    "Plan d'aménagement forestier",
    "Fourniture de ponceaux",
    "Fourniture de poteaux et de clôtures",
    "Bridge Design Peer Review",
    "Maîtrise d'œuvre - centre aquatique",
    "Water Treatment Plant Coagulant",
    "Upgrade of the Museum Catalogue",
    "Replacement of Chairs in the Boardroom",
    "Restoration of Archival Documents",
    "Software Upgrade for the Dispatch Centre",
    "Remplacement des ordinateurs de la bibliothèque",
    "Mise à niveau du parc informatique",
    "Implantation d'un logiciel au centre de services",
    "Réparation de la surfaceuse de l'aréna",
  ],
};

const EXAMPLES = Object.entries(TITLES).flatMap(([service, titles]) =>
  titles.map((title) => [title, service] as const),
);

test.each(EXAMPLES)("%j is for %s alone", (title, service) => {
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual([service]);
});

const ROADS_AND_CONSTRUCTION = [
  "County Road 9 Widening",
  "Reconstruction complète de la 6e Avenue",
  "Ouverture de rues - phase 2",
  "Travaux d'infrastructures - développement des Cerisiers",
];

test.each(ROADS_AND_CONSTRUCTION)("%j is for paving and construction", (title) => {
  expect(classifyNotice(classifiableNotice({ title })).services.toSorted()).toEqual([
    "construction",
    "paving",
  ]);
});

test("a part of a building counts far from the work only if no other trade is named", () => {
  const services = (title: string) => classifyNotice(classifiableNotice({ title })).services;
  expect(services("Replacement of the old and worn kitchen")).toEqual(["construction"]);
  expect(services("Boiler replacement below the old and worn kitchen")).toEqual(["hvac"]);
});
