import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** Things by the trade that replaces or repairs them. Bought alone, each of them is goods. */
const THINGS: Readonly<Record<string, ReadonlyArray<string>>> = {
  electrical: [
    "Junction Boxes",
    "Loop Detectors",
    "Occupancy Sensors",
    "Lighting Controls",
    "Panic Buttons",
    "Call Boxes",
    "Gate Operators",
    "Digital Message Signs",
    "Sump Pumps",
    "Transfer Switch",
    "Backflow Preventers",
    "Water Heater",
    "EV Chargers",
    "Switchgear",
  ],
  hvac: ["Boiler Feed Pumps", "Glycol Piping", "Fire Dampers", "BAS Controllers", "Radiant Tube Heaters"],
  construction: ["Shingles", "Bar Screen", "Railway Ties", "Fuel Tanks", "Flagpole"],
  paving: ["Road Shoulders", "Trail Surface", "Alley"],
};

const NAMED = Object.entries(THINGS).flatMap(([trade, things]) =>
  things.map((thing) => [thing, trade] as const),
);

test.each(NAMED)("replacing %s is for %s, buying it is not", (thing, trade) => {
  expect(tradesOf(`Replacement of ${thing}`)).toBe(trade);
  expect(tradesOf(`Supply and Delivery of ${thing}`)).toBe("other");
  expect(tradesOf(`Purchase of ${thing}`)).toBe("other");
});

const FRENCH: ReadonlyArray<readonly [thing: string, trade: string]> = [
  ["du redresseur", "electrical"],
  ["des enseignes de sortie", "electrical"],
  ["du système d'horloges", "electrical"],
  ["du balisage lumineux", "electrical"],
  ["des vannes", "electrical"],
  ["du système de filtration de la piscine", "electrical"],
  ["des pompes à chaleur", "hvac"],
  ["de la roue thermique", "hvac"],
  ["du réservoir d'expansion", "hvac"],
  ["des appareils d'appui", "construction"],
  ["des serrures", "construction"],
  ["du champ d'épuration", "construction"],
  ["de l'allée piétonne", "paving"],
];

test.each(FRENCH)("remplacement %s is for %s, achat is not", (thing, trade) => {
  expect(tradesOf(`Remplacement ${thing}`)).toBe(trade);
  expect(tradesOf(`Fourniture et installation ${thing}`)).toBe(trade);
  expect(tradesOf(`Achat ${thing}`)).toBe("other");
  expect(tradesOf(`Services professionnels pour le remplacement ${thing}`)).toBe("other");
});

/** Equipment whose name has a trade's word in it, or that only stands in a building. */
const EQUIPMENT: ReadonlyArray<string> = [
  "Remplacement du pont élévateur pour véhicules",
  "Réparation des ventilateurs médicaux",
  "Remplacement du congélateur de laboratoire",
  "Remplacement des hottes biologiques",
  "Réparation du moteur hors-bord",
  "Réparation du moteur de la niveleuse",
  "Modernisation de la flotte d'horodateurs",
  "Remplacement du scanner au pavillon B",
  "Remplacement de stimulateurs cardiaques - Hôpital de Chicoutimi",
  "Repair of Street Sweeper",
  "Replacement of Window Blinds",
  "Payment Kiosks Replacement",
  "Weather Station Upgrade",
  "Aerial Lift Maintenance",
  "Body-Worn Cameras Replacement",
  "Ultra Low Freezer Repair",
  "Auditorium Seating Replacement",
];

test.each(EQUIPMENT)("%j is for no trade", (title) => {
  expect(tradesOf(title)).toBe("other");
});

/** Single words that ordinary titles of these trades begin with. */
const JOBS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Pelletage des perrons et des escaliers", "snow"],
  ["2026 Chip & Seal Program", "paving"],
  ["Hauling and Spreading Gravel on Township Roads", "paving"],
  ["Laying of Asphalt", "paving"],
  ["Parking Lot Sealing and Painting", "paving"],
  ["Guaranteed Energy Savings Contract", "construction"],
  ["Integrated Security Management System", "electrical"],
  ["Fuel System Upgrade", "construction"],
  ["Tree Removal and Canopy Restoration", "landscaping"],
  ["Library Cleaning and Light Maintenance", "janitorial"],
  ["Étalonnage de l'équipement de laboratoire", "other"],
  ["Réparation d'une chenillette à trottoir", "other"],
];

test.each(JOBS)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
