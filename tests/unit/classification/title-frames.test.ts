import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title })).services.toSorted().join(" + ");

/** Jobs with the trades they are for. What stands around a title must not change them. */
const JOBS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Remplacement de la chaudière", "hvac"],
  ["Réfection de la toiture", "construction"],
  ["Travaux de câblage structuré", "electrical"],
  ["Déneigement des stationnements", "snow"],
  ["Acquisition de deux chenillettes de déneigement", "other"],
  ["Fourniture de produits d'entretien ménager", "other"],
  ["Réparation du compacteur à déchets", "other"],
  ["Services professionnels en architecture", "other"],
  ["Scellement de fissures", "paving"],
];

const FRAMES: ReadonlyArray<(title: string) => string> = [
  (title) => `TP-2025-08 – ${title}`,
  (title) => `Lot 3 - ${title}`,
  (title) => `Gré à gré - ${title}`,
  (title) => `Octroi d'un contrat - ${title}`,
  (title) => `École Saint-Joseph - ${title}`,
  (title) => `Ville de Granby - ${title}`,
  (title) => `${title} (REPRISE)`,
  (title) => `${title} avec options de renouvellement`,
  (title) => `${title} incluant la garantie`,
  (title) => `${title} - École Saint-Joseph`,
  (title) => `${title} - Hôpital de Chicoutimi`,
  (title) => `${title} au garage municipal`,
  (title) => `${title} pour le Service des travaux publics`,
  (title) => `${title} - Pavillon de génie électrique`,
  (title) => `${title} - lieu d'enfouissement technique`,
];

test.each(JOBS)("%j is for %s, whatever stands around it", (title, trades) => {
  for (const frame of FRAMES) expect([frame(title), tradesOf(frame(title))]).toEqual([frame(title), trades]);
});

const ENGLISH_JOBS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Snow Removal Contract", "snow"],
  ["Lawn Maintenance", "landscaping"],
  ["Roof Replacement", "construction"],
  ["Boiler Replacement", "hvac"],
  ["Purchase of Traffic Cones", "other"],
  ["Environmental Assessment Services", "other"],
];

const ENGLISH_FRAMES: ReadonlyArray<(title: string) => string> = [
  (title) => `Legal Notice: ${title}`,
  (title) => `Sealed Bids for ${title}`,
  (title) => `RFP No. 2025-03: ${title}`,
  (title) => `City of Springfield - ${title}`,
  (title) => `Department of Public Works - ${title}`,
  (title) => `${title} Addendum No. 1`,
  (title) => `${title} (Rebid)`,
  (title) => `${title} - Building 12, Room 201`,
  (title) => `${title} - Central Library and City Hall`,
];

test.each(ENGLISH_JOBS)("%j is for %s, whatever stands around it", (title, trades) => {
  for (const frame of ENGLISH_FRAMES)
    expect([frame(title), tradesOf(frame(title))]).toEqual([frame(title), trades]);
});

/** What usual terms say must not decide a notice whose title names no trade. */
const TERMS: ReadonlyArray<string> = [
  "The contractor will obtain building, electrical and plumbing permits and pay all fees.",
  "Snow and ice removal needed to access the work area is the responsibility of the contractor.",
  "Pavement markings damaged by the contractor will be replaced.",
  "The work includes final cleaning of the work area.",
  "Le déneigement requis pour accéder au chantier est aux frais de l'entrepreneur.",
];

test.each(TERMS)("%j gives no trade", (description) => {
  const notice = classifiableNotice({ title: "High Speed Camera", sections: { description } });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

/** Lists of work, and how titles shorten it. */
const LISTS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Switchgear: Inspection, Testing, Maintenance & Repair", "electrical"],
  ["Access Control Systems: Installation, Maintenance & Repairs", "electrical"],
  ["Intrusion Alarm System Monitoring, Maintenance, Repair and Installation", "electrical"],
  ["Boilers: Inspection, Cleaning, Maintenance and Repair", "hvac"],
  ["Roof: Survey", "other"],
  ["Preliminary Design, Detailed Design and Contract Administration of the Library", "other"],
  ["Snow Rmvl - Northern Depot", "snow"],
  ["Entr. ménager du poste de police", "janitorial"],
  ["Réfectionde la rue des Pins", "paving"],
  ["Trav. de plomb. sur demande", "electrical"],
  ["Security Camera Intallation", "electrical"],
  ["Serv. prof. - Réfection de la toiture", "other"],
  ["SP ingénierie réfection du pont", "other"],
  ["Surveillance en résidence - Réfection du pont", "other"],
  ["Audit technique - Remplacement des perrons", "other"],
  ["Pièces de rechange pour le remplacement des pompes", "other"],
];

test.each(LISTS)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

test("a small purchase is New York City's way of buying, and may be a job", () => {
  expect(tradesOf("M/WBE Small Purchase: HVAC")).toBe("hvac");
  expect(tradesOf("Non-Competitive Small Purchase Method: Plumbing repairs")).toBe("electrical");
  expect(tradesOf("Small Purchase: HVAC filters")).toBe("other");
});
