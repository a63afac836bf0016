import { describe, expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ProcurementKind } from "~/domain/opportunities/notice";
import { compareLanguages } from "../../bench/two-languages";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string, language: "en" | "fr", kinds: ReadonlyArray<ProcurementKind> = []) =>
  classifyNotice(classifiableNotice({ title, language, kinds })).services.toSorted().join(" + ");

/** The same job in both languages. */
const JOBS: ReadonlyArray<readonly [trades: string, english: string, french: string]> = [
  ["electrical", "Water entry replacement, Lakeside School", "Remplacement de l'entrée d'eau, école du Lac"],
  ["electrical", "Replacement of road weather stations", "Remplacement de stations météo routières"],
  ["electrical", "Programmable logic controller replacement", "Remplacement d'un automate programmable"],
  ["electrical", "Repair of CCTV systems", "Réparation de systèmes de télévision en circuit fermé"],
  ["hvac", "Chilled water line repairs", "Réparation du réseau d'eau réfrigérée"],
  ["hvac + janitorial", "Cleaning of ventilation systems", "Services de nettoyage de conduits d'air"],
  ["landscaping", "Sheep grazing services", "Services de pâturage de moutons"],
  ["landscaping", "Hazardous fuel reduction", "Réduction des combustibles en forêt"],
  ["janitorial", "Cleanup of illegal dump sites", "Récupération et nettoyage de sites"],
  [
    "construction + landscaping",
    "Construction of a community garden",
    "Aménagement d'un jardin communautaire",
  ],
  ["construction + landscaping", "Tennis court reconstruction", "Reconstruction de courts de tennis"],
  ["construction", "Lead paint removal", "Enlèvement de peinture au plomb"],
  ["paving", "Placing of asphalt mix on Route 230", "Pose d'enrobé sur la route 230"],
  ["paving", "Crack treatment 2026", "Traitement de fissures 2026"],
  ["other", "Forklift spare parts", "Pièces de remplacement pour chariot élévateur"],
];

test.each(JOBS)("%s: %j and %j", (trades, english, french) => {
  expect([tradesOf(english, "en"), tradesOf(french, "fr")]).toEqual([trades, trades]);
});

describe("building work beside another trade's work", () => {
  test.each([
    ["Roosevelt Hall Renovation and HVAC Renovation", "en", "construction + hvac"],
    ["Réaménagement du secrétariat et remplacement de l'éclairage", "fr", "construction + electrical"],
    ["Replacement of the ventilation system and exterior doors", "en", "construction + hvac"],
    ["Replacement of the sprinkler system and redevelopment of wing B", "en", "construction + electrical"],
    ["Réfection de la cour d'école et du stationnement", "fr", "construction + landscaping + paving"],
  ] as const)("%j is also built", (title, language, trades) => {
    expect(tradesOf(title, language, ["construction"])).toBe(trades);
  });

  test.each([
    ["Electrical work - library renovation", "en", "electrical"],
    ["Travaux d'électricité - rénovation de la salle à manger", "fr", "electrical"],
    ["Installation de panneaux photovoltaïques sur les toits", "fr", "electrical"],
    ["Raccordement électrique des classes modulaires", "fr", "electrical"],
    ["Arboriculture work - Streets and parks", "en", "landscaping"],
    ["Maintenance of Refrigeration Equipment at Halifax and Ketch Harbour", "en", "hvac"],
    ["Seeding of slopes following decontamination work", "en", "landscaping"],
  ] as const)("%j says to what project or place the job belongs", (title, language, trades) => {
    expect(tradesOf(title, language)).toBe(trades);
  });
});

test("a category for consultants and builders alike makes no construction job alone", () => {
  const kinds = ["construction", "professional-services"] as const;
  expect(tradesOf("Breezy Point Program", "en", kinds)).toBe("other");
  expect(tradesOf("Roof replacement at Pier 6", "en", kinds)).toBe("construction");
  // Nor does any category where the title names something but no work, without a code.
  expect(tradesOf("Breezy Point Program", "en", ["construction"])).toBe("other");
  expect(tradesOf("Breezy Point Repairs", "en", ["construction"])).toBe("construction");
});

test("disagreements of two texts are listed", () => {
  const notice = classifiableNotice({ title: "Snow removal", language: "en", kinds: ["services"] });
  const withFrench = (title: string) =>
    ({ ...notice, translation: { language: "fr", title, sections: {} } }) as never;
  const found = compareLanguages([withFrench("Déneigement"), withFrench("Gardiennage"), notice as never], {
    titlesAlone: true,
  });
  expect(found.compared).toBe(2);
  expect(found.disagreements.map(({ translated }) => translated)).toEqual(["Gardiennage"]);
});
