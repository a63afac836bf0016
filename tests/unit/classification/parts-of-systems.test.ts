import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

/** Titles that name one part of a system, plant or ground, by the trade that works on it. */
const PARTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  electrical: [
    "Kitchen Sinks Replacement",
    "Replacement of GFCI Outlets, Building 12",
    "Paralleling Gear Upgrade",
    "Replacement of Fused Disconnects",
    "Radar Speed Sign Installation",
    "Railway Crossing Signals Replacement",
    "Parking Gates Replacement",
    "Magnetic Locks Upgrade",
    "Repair of the Foam Suppression System",
    "Repair Underground Cable",
    "Remplacement des fils chauffants",
    "Mise à niveau des boutons panique",
    "Remplacement des bagues diélectriques",
    "Centre sportif - Éclairage du terrain de soccer",
    "Génératrice d'urgence - École des Pins",
    "Lien de fibre optique",
  ],
  hvac: [
    "HEPA Filtration Units Replacement",
    "Energy Wheel Replacement",
    "Roof Ventilators Replacement",
    "Replacement of Zone Valves",
    "Elevator Doors Replacement",
    "Brine Pump Replacement",
    "Remplacement des pompes d'eau glacée",
    "Mise à niveau des pompes à chaleur",
    "Remplacement de l'unité d'air neuf",
    "Remplacement de la tuyauterie de vapeur",
    "Réparation des portes d'ascenseur",
    "Réfection de la dalle réfrigérée",
  ],
  landscaping: [
    "Weed Whacking",
    "Tree Transplanting",
    "Crown Reduction",
    "Dog Strangling Vine Control",
    "Cemetery Caretaking",
    "Entretien des ronds-points",
    "Traitement contre les vers blancs",
    "Embellissement horticole",
    "Travaux de jardinage",
    "Nettoyage des plates-bandes",
  ],
  "construction+landscaping": [
    "Bocce Court Construction",
    "Green Roof Installation",
    "Cemetery Expansion",
    "Aménagement d'un disque-golf",
    "Aménagement extérieur de la bibliothèque",
    "Travaux de terrassement",
  ],
  construction: [
    "Achat et installation de bornes-fontaines",
    "Board Room Renovation",
    "Agrandissement du CHSLD",
  ],
};

test.each(
  Object.entries(PARTS).flatMap(([trades, titles]) => titles.map((title) => [title, trades] as const)),
)("%j is for %s", (title, trades) => {
  expect(servicesOf(title)).toBe(trades);
});

test.each([
  "Helicopter Lighting Repair",
  "Installation of Emergency Lights on Police Vehicles",
  "Zamboni Battery Replacement",
  "Réparation de l'éclairage d'un navire",
  "Remplacement de batteries de défibrillateurs",
  "Mise à niveau du logiciel de contrôle d'accès",
  "Portable Toilets Installation and Removal",
  "Repair Parts for Feeder Cables",
])("%j is for no trade: the thing belongs to a machine, a program or a purchase", (title) => {
  expect(servicesOf(title)).toBe("other");
});

test("goods on a portal's list of goods stay goods when work is only their purpose", () => {
  const notice = classifiableNotice({
    title: "Pierre concassée pour travaux sur la route",
    kinds: ["goods"],
  });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

function servicesOf(title: string): string {
  return classifyNotice(classifiableNotice({ title })).services.toSorted().join("+");
}
