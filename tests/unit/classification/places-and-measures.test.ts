import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

type Given = { description?: string; kinds?: ReadonlyArray<ProcurementKind>; buyer?: string };

function tradesOf(title: string, { description = "", kinds = [], buyer }: Given = {}): string {
  const language = /[éèàê]|\b(?:de|du|des|la)\b/i.test(title + description) ? "fr" : "en";
  const notice = classifiableNotice({
    title,
    sections: { description },
    kinds,
    buyer: buyer ?? null,
    language,
  });
  return classifyNotice(notice).services.toSorted().join(" + ");
}

test.each([
  // A place with its number, or a street, behind or before a job.
  ["Pier 40 Fire Alarm System Replacement", "electrical"],
  ["Pier 40 Reconstruction", "construction"],
  ["Courthouse Roof Level LED Lighting Upgrade", "electrical"],
  ["Roof Level 2 Replacement", "construction"],
  ["Plumbing Repairs on Elm Street", "electrical"],
  ["Watermain Replacement and Resurfacing on Elm Street", "construction + paving"],
  ["Ajout de capacité électrique pour stationnement", "electrical"],
  ["Réfection du stationnement", "paving"],
  ["Feux de circulation, intersection chemin Sainte-Foy/Maguire - modification", "electrical"],
  ["Réfection du chemin du Lac et feux de circulation", "electrical + paving"],
  ["Fire Alarm System Replacement at Custodial Building", "electrical"],
  ["Custodial Services at the Fire Hall", "janitorial"],
  ["Racquetball Court Replacement", "construction"],
  ["Tennis Court Replacement", "construction + landscaping"],
  // Work with a method or a number.
  ["Installation de conduits et de fils électriques par forage directionnel", "electrical"],
  ["Forage directionnel sous la rivière", "construction"],
  ["Upgrade AHU-09/15 Mechanical Systems", "hvac"],
  ["Repair Failed Domestic Hot Water Line, Dormitory 1520", "electrical"],
  ["Repair Failing Building 7540", "construction"],
  // Pumps of heating, of sewage, and the rest.
  ["Circulation Pump Replacement", "hvac"],
  ["Sump Pump Replacement", "electrical"],
  ["Replacement of Main Sewage Pumps", "construction"],
  ["Remplacement de la pompe à incendie", "electrical"],
  // Parts and short names.
  ["Installation de chemins de câbles", "electrical"],
  ["Réfection du chemin du Lac", "paving"],
  ["Wastewater Treatment Plant Standby Power", "electrical"],
  ["Security Systems Cabling", "electrical"],
  ["Supply of Cabling", "other"],
  ["Soft Start Replacement, Pump 2", "electrical"],
  ["SCADA Panel and RTU Replacement", "electrical"],
  ["RTU Replacement, Town Hall", "hvac"],
  ["Réfection des salles électriques", "electrical"],
  ["Remplacement des gradateurs", "electrical"],
  // Cleaning of what no cleaner cleans, and of ducts.
  ["Nettoyage des stations de pompage", "other"],
  ["Nettoyage des stations de métro", "janitorial"],
  ["Street Sweeping annual cleaning and maintenance", "other"],
  ["Annual Cleaning of Town Hall", "janitorial"],
  ["HVAC Duct System Cleaning", "hvac + janitorial"],
  ["HVAC Duct System Replacement", "hvac"],
  ["Nettoyage des hottes et conduits de cuisine", "janitorial"],
  // Furniture, equipment and its upkeep.
  ["Renovate Systems Furniture OLEA Annex", "other"],
  ["Renovate OLEA Annex", "construction"],
  ["Remise à neuf de mobilier de bureau", "other"],
  ["Elevator Equipment - Maintenance and Repair", "hvac"],
  ["Elevator Equipment", "other"],
  ["Vehicle Fuel Management Services", "other"],
  // Who represents the owner builds nothing.
  ["Owners Representative Services for Various Design-Build Projects", "other"],
  ["Design-Build of a Fire Station", "construction"],
  ["Wildlife Guards Project, Waterton Lakes", "construction"],
] as const)("%s is %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

test.each([
  ["Job Order Contract (JOC) for Electrical at Various Sites", "electrical"],
  ["Job Order Contract at Various Sites", "construction"],
  ["Various Locations, 23-JOC-EL1", "electrical"],
  ["Various Locations, 23-JOC-GC1", "construction"],
  ["Reconstruction of Beach 32nd Street including Storm and Sanitary Sewers", "construction + paving"],
  ["Reconstruction of Storm Sewers including a Manhole on Beach 32nd Street", "construction"],
  [
    "Réfection complète de la rue Notre-Dame, phase 2 (eau potable, égouts, chaussée)",
    "construction + paving",
  ],
  ["Réfection complète de la rue Notre-Dame, phase 2 (chaussée, bordures)", "paving"],
  ["Reconstruction of Davidson Avenue Step Street", "construction"],
  ["Landscaping and Miscellaneous Site Work, Tallman Island", "landscaping"],
  ["Projet : mobilier (secteurs variés)", "other"],
] as const)("%s, listed as construction, is %s", (title, trades) => {
  expect(tradesOf(title, { kinds: ["construction"] })).toBe(trades);
});

test("site work in parks is landscaping too", () => {
  const title = "Reconstruction of Pond Drainage and Miscellaneous Site Work";
  expect(tradesOf(title, { kinds: ["construction"], buyer: "Parks and Recreation" })).toBe(
    "construction + landscaping",
  );
  expect(tradesOf(title, { kinds: ["construction"], buyer: "Environmental Protection" })).toBe(
    "construction",
  );
});

const CLAUSES =
  "Bids must be submitted before the closing time. The contractor shall obtain all building, plumbing and electrical " +
  "permits. General construction contractors must be certified. Damage to lawns and curbs shall be restored.";

test.each([
  [
    "Memorial Arena Upgrades",
    "The work includes the replacement of the ice plant chiller and brine pumps.",
    "hvac",
  ],
  [
    "Lincoln School Project",
    "Supply and install a 200 kW standby generator and transfer switch.",
    "electrical",
  ],
  ["Town Hall Improvements", "The project consists of roof replacement and masonry repairs.", "construction"],
  ["Contrat TP-26-03", "Les travaux consistent en la construction d'une nouvelle caserne.", "construction"],
  ["Appel d'offres 2026-14", "Les travaux consistent en l'entretien des feux de circulation.", "electrical"],
  ["RFT 26-03", "The work includes replacement of two boilers and circulation pumps.", "hvac"],
  [
    "Contract T26-11 Centre Street",
    "Reconstruction of Centre Street: watermain, sanitary sewer, curbs, asphalt paving and boulevard restoration with topsoil and sod.",
    "construction + paving",
  ],
  ["Quotation Q26-15", "Supply and placing of topsoil and sod on athletic fields.", "landscaping"],
  [
    "Winter Road Maintenance Standby Equipment",
    "Hourly rental of graders and trucks with operators for plowing and sanding of county roads.",
    "snow",
  ],
  [
    "Winter Road Maintenance Equipment",
    "One plow and wing for a tandem truck, delivered to the yard.",
    "other",
  ],
] as const)("%s: %s", (title, text, trades) => {
  expect(tradesOf(title, { description: `${text} ${CLAUSES}` })).toBe(trades);
});

const CONDITIONS = [
  "The Contractor shall be responsible for snow removal and ice control on the site. Dust shall be kept to a minimum.",
  "Bidders must demonstrate experience in three similar projects, such as watermain installation or building renovations.",
  "The Contractor shall restore disturbed areas with topsoil and sod and repair any damaged asphalt and curbs.",
  "Prices shall include traffic control, excavation, backfill, compaction and restoration.",
  "Background: the Town owns arenas and a library. The building was constructed in 1974 and stays open during construction.",
];

test.each([
  ["maintenance of traffic signals", "electrical"],
  ["the construction of a new fire hall", "construction"],
  ["replacement of two boilers", "hvac"],
  ["grass cutting in parks", "landscaping"],
  ["snow clearing of parking lots", "snow"],
  ["the supply of road salt", "other"],
] as const)("a title without words takes none from the conditions: %s", (job, trades) => {
  for (const condition of CONDITIONS) {
    const description = `The Town is seeking bids for ${job}. ${condition}`;
    expect(`${condition}: ${tradesOf("Invitation to Tender 2026-14", { description })}`).toBe(
      `${condition}: ${trades}`,
    );
  }
});

test("a contractor who shall do work later in a text is still asked for it", () => {
  const description =
    "The Town invites bids for services in 2026. The Contractor shall remove snow from all walks and parking lots daily.";
  expect(tradesOf("Invitation to Tender 2026-14", { description })).toBe("snow");
});
