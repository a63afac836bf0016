import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ServiceKey } from "~/domain/service-types";
import { classifiableNotice } from "./classifiable-notice";

const servicesOf = (title: string) => classifyNotice(classifiableNotice({ title })).services.toSorted();

/** Jobs as each trade names them, in the words of towns, states and federal bodies. */
const JOBS: Readonly<Partial<Record<ServiceKey, ReadonlyArray<string>>>> = {
  landscaping: [
    "Conifer Release Spraying",
    "Hand Planting of Bareroot Seedlings",
    "Lop and Scatter Slash Treatment",
    "Kudzu Control",
    "Aquatic Weed Harvesting",
    "Block Pruning",
    "Storm Damage Tree Cleanup",
    "Supply and Plant Caliper Trees",
    "Vacant Lot Cutting",
    "Baseball Infield Reconditioning",
    "Meadow Establishment",
    "Roadside Spraying",
    "Sprinkler System Winterization",
    "Growing Media and Sod Placement",
    "Planters and Hanging Baskets",
    "Mise en terre de plants forestiers",
    "Scarifiage et plantation",
    "Dégagement mécanique de plantations",
    "Entretien des bacs et paniers suspendus",
    "Irrigation des terrains sportifs",
    "Entretien de toitures végétalisées",
    "Grimpeurs-élagueurs sur appel",
  ],
  electrical: [
    "Water Meter Replacement",
    "Stadium Lighting",
    "Structured Cabling",
    "Cathodic Protection",
    "Public Address System",
    "Tennis Court Lights",
    "Pedestrian Hybrid Beacon",
    "Railroad Preemption Upgrade",
    "Telemetry Upgrade",
    "Grounding and Bonding Upgrades",
    "Door Access Control Upgrade",
    "Detention Door Locking Controls Upgrade",
    "Medical Vacuum System Replacement",
    "Replace Cast Iron Drain Piping",
    "Replace Distribution Cable",
    "Electrical Services - Time and Material",
    "Déploiement de la fibre optique",
    "Enfouissement des fils",
    "Tableau indicateur - terrain de football",
  ],
  hvac: [
    "Rooftop Units - Elementary School",
    "Mini-Split Heat Pumps",
    "Ice Rink Refrigeration System",
    "Geothermal Well Field",
    "Pneumatic to DDC Conversion",
    "Burner Tune-Up",
    "Rebalancement de la ventilation",
  ],
  paving: [
    "Street Overlay",
    "Cape Seal",
    "Grind and Patch",
    "Blacktop Repairs",
    "Oil and Chip",
    "Curbing",
    "Roadway Striping",
    "Rumble Strips Installation",
    "Annual Street Maintenance Program",
    "Rechargement des accotements",
    "Fraisage et revêtement",
  ],
  construction: [
    "Drill Water Well",
    "Replace Underground Storage Tank",
    "Abatement of Lead Paint",
    "Railroad Crossing Replacement",
    "Transit Shelter Installation",
    "Inflow and Infiltration Reduction",
    "Réfection de la patinoire intérieure",
    "Fire Door Inspection and Repair Service",
  ],
  janitorial: ["Floor Refinishing and Waxing", "Bio-Hazard Clean Up", "Clean-Out of Foreclosed Properties"],
  snow: ["Hired Snow Equipment with Operators", "Snow Trucking"],
  other: [
    "Hot Mix Asphalt",
    "Ready Mix Concrete",
    "Asphalt Distributor Truck",
    "Generator Repair Parts",
    "Structured Cabling Supplies",
    "Stadium Lighting Design",
    "Public Address System Rental",
    "Boat Motor Repair",
    "Medical Equipment Repair",
    "Construction Testing Laboratory",
    "Refrigerant Gas",
    "Tree Risk Assessment",
    "Annual Maintenance",
    "Software Upgrade - Time and Material",
    "Étude sur les paniers suspendus",
    "Fourniture de plants forestiers",
  ],
};

const EACH = Object.entries(JOBS).flatMap(([service, titles]) =>
  titles.map((title) => [title, service] as const),
);

test.each(EACH)("%j is a job of %s", (title, service) => {
  expect(servicesOf(title)).toEqual([service]);
});

test.each([
  ["Street and Water Main Reconstruction", ["construction", "paving"]],
  ["Prolongement des services municipaux - rue Leclerc", ["construction", "paving"]],
  ["Seasonal Equipment Storage, Annual Maintenance", ["other"]],
  ["Réfection de gazon à la suite du déneigement", ["landscaping"]],
  ["Aeration System Upgrade at the Lagoon", ["construction"]],
])("%j belongs to %j", (title, services) => {
  expect(servicesOf(title)).toEqual(services);
});

test("a park behind other building work says where that is", () => {
  const title = "Roofing repair at Saint Marys Park";
  const { services } = classifyNotice(classifiableNotice({ title, kinds: ["construction"] }));
  expect(services).toEqual(["construction"]);
});

test("codes that several trades share only strengthen words", () => {
  const codes = [{ scheme: "UNSPSC" as const, code: "72103300", label: null }];
  expect(classifyNotice(classifiableNotice({ title: "Contrat annuel", codes })).services).toEqual(["other"]);
});
