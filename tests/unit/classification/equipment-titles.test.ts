import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services;

const TITLES: Readonly<Partial<Record<ServiceKey, ReadonlyArray<string>>>> = {
  electrical: [
    "ATS Replacement, Building 12",
    "LED Light Conversion - Arena",
    "Parking Lot Light Replacement",
    "Runway Edge Light Replacement",
    "Sports Field Lighting",
    "Flashing Beacon Installation",
    "Card Reader Installation",
    "PA System Replacement",
    "Replace Sanitary Drain Piping, 3rd Floor",
    "Replace Domestic Water Lines",
    "Replace Vacuum Pumps",
    "Installation de feux clignotants",
    "Remplacement des transformateurs",
    "Remplacement du poste de transformation",
    "Enfouissement des réseaux câblés",
    "Remplacement du système d'intercommunication",
    "Travaux de câblage structuré",
    "Remplacement de l'ASI",
    "Remplacement des conduites d'eau domestique",
    "Remplacement des drains sanitaires du bâtiment",
    "Remplacement du compresseur d'air médical",
    "Remise à neuf d'une pompe verticale",
    "Maintien des feux de circulation",
    "Power Upgrade at the Yacht Basin",
    "M&E Upgrades, Town Hall",
    "PLC Replacement, Pump House",
    "Compressor Replacement",
    "Domestic Rewires, Phase 2",
    "Correct Electrical Deficiencies, Building 7",
    "Install Cabling in Dispatch Centre",
    "Warden Call System Upgrade",
    "Alimentation d'urgence - pavillon C",
    "Remplacement des panneaux de distribution",
    "Remplacement des douches oculaires",
  ],
  hvac: [
    "ERV Replacement",
    "BMS Replacement",
    "Mini-Split Installation",
    "Energy Recovery Ventilator Installation",
    "Condensate Pump Rebuild",
    "Supply Fans 1 and 2 Rebuild",
    "Pneumatic Controls Replacement",
    "Greenhouse Controls System Upgrade",
    "Kitchen Exhaust Hood Replacement",
    "Steam Distribution Repairs",
    "RTU Repl, Building 4",
    "Optimisation du système de ventilation",
    "Remplacement des pompes de chauffage",
    "Réfection de la chaufferie",
    "Installation d'un système géothermique",
    "Mise à niveau des contrôles pneumatiques",
    "Remplacement des radiateurs",
    "Remplacement des plinthes chauffantes",
    "Remplacement des hottes de cuisine",
    "Remplacement des unités de traitement d'air",
    "Réfection du réseau d'eau refroidie",
    "Installation d'une plate-forme élévatrice",
  ],
  janitorial: [
    "Hospital Housekeeping",
    "Cleaner Services",
    "Custodian Services for Community Centre",
    "Park Washroom Attendant",
    "Services de concierge pour le centre communautaire",
    "Entretien des blocs sanitaires du parc",
    "Ménage des locaux administratifs",
  ],
  landscaping: [
    "Wildfire Fuel Reduction",
    "Operational Fuel Treatment, North Slope",
    "Manual Brushing - North Zone",
    "Dangerous Tree Assessment and Falling",
    "Timber Stand Thinning",
    "Woody Debris Mulching",
    "Invasive Knotweed Treatment Program",
    "Grugeage de souches",
    "Fertilisation et aération des terrains sportifs",
  ],
  snow: [
    "Parking Lot De-Icing",
    "De-icing Services",
    "Plowing of Private Roads",
    "Snow Dump Operations",
    "Snow Disposal Site Management",
    "Gestion du dépôt à neiges usées",
    "Entretien des chemins pour la saison hivernale",
  ],
  other: [
    "Bulk De-icing Salt",
    "De-Icing Fluid",
    "Snow Blower",
    "Lawn Mower",
    "Entretien des bacs roulants",
    "Lames de déneigement",
    "Arborist Report",
    "Supply and Service of Custodial Auto-Scrubber",
    "Light Duty Vehicle Repair",
    "Overhaul of Aircraft Generators",
    "Nettoyage de vêtements de travail",
    "Linen Cleaning Services",
    "Service de télésurveillance des systèmes d'alarme",
  ],
};

test.each(
  Object.entries(TITLES).flatMap(([service, titles]) => titles.map((title) => [service, title] as const)),
)("finds only %s in %j", (service, title) => {
  expect(servicesOf(title)).toEqual([service]);
});

test("washrooms are rooms that are built, not cleaning", () => {
  expect(servicesOf("Washroom Renovation, City Hall Building")).toEqual(["construction"]);
});

test("street lights and signals in a road contract belong to the road", () => {
  const title = "Road Reconstruction, Elm Street, including Sewers, Watermain and Street Lighting";
  expect(servicesOf(title).toSorted()).toEqual(["construction", "paving"]);
});
