import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

type Case = readonly [title: string, kinds: ReadonlyArray<ProcurementKind>, trades: string];

/** How cities call their works, with the kind that their portals give. */
const TITLES: ReadonlyArray<Case> = [
  [
    "Reconstruction of Walnut Street from First Avenue to Mill Road",
    ["construction"],
    "construction + paving",
  ],
  ["Oak St and Pine St Reconstruction", ["construction"], "construction + paving"],
  ["Harbour Road West - Third to Fifth Reconstruction", ["construction"], "construction + paving"],
  ["Hill Avenue North Reconstruction", ["construction"], "construction + paving"],
  ["Reconstruction of the Front Street Bridge", ["construction"], "construction"],
  ["Arena Parking Lot Reconstruction", ["construction"], "paving"],
  ["Bus Loop Rehabilitation", ["construction"], "paving"],
  ["Curb Ramp Replacement", [], "paving"],
  ["Relay of Water Mains in Various Streets", [], "construction"],
  ["Curb Box Repairs", ["services"], "construction"],
  ["Overhead Door Preventative Maintenance", ["services"], "construction"],
  ["Watermain Tapping Services", ["services"], "construction"],
  ["Fire Hydrant Replacement", ["construction"], "construction"],
  ["Traffic Controller Installations", ["services"], "electrical"],
  ["Hydro Duct Installation", ["construction"], "electrical"],
  ["Replacement of Grease Traps", ["construction"], "electrical"],
  ["Boiler Service and Inspection", [], "hvac"],
  ["All Seasons Ground Maintenance", ["services"], "landscaping + snow"],
  ["Median String Trimming", ["services"], "landscaping"],
  ["Grub Control", ["services"], "landscaping"],
  ["Winter Maintenance and Spring Clean-Up at Transit Stops", ["services"], "landscaping + snow"],
  ["Provision of Consulting Services for Pumping Station Upgrades", ["services"], "other"],
  ["Engineering Consultant Services Required for the Dam Rehabilitation", ["services"], "other"],
  ["Water System Leak Detection", ["services"], "other"],
  ["Air Compressor Replacement", ["services"], "other"],
  ["SCADA Programming and Integration", ["services"], "other"],
  ["Septage Removal and Disposal from Treatment Plants", ["construction"], "other"],
  ["Off-Site Disposal of Soil Stockpiles", ["construction"], "other"],
  ["Bus Hoist Replacement", ["construction"], "other"],
  ["Land Surveying Services for Public Buildings", ["construction"], "other"],
  ["Entretien paysager", ["services"], "landscaping"],
  ["Modernisation des contrôles de trois écoles", ["construction"], "hvac"],
  ["Remplacement des contrôles d'accès", ["construction"], "electrical"],
  ["Bouclage des réseaux d'eau refroidie", ["construction"], "hvac"],
  ["Réfection des aires de circulation", ["construction"], "paving"],
  ["Réaménagement des espaces du pavillon nord", ["construction"], "construction"],
  ["École des Érables - Réfection de la cour", ["construction"], "construction + landscaping"],
  ["Réparation des fissures du laboratoire", ["construction"], "construction"],
  ["Travaux damenagement du parc Lafleur", ["construction"], "construction + landscaping"],
  ["Plantation darbres suite aux travaux de décontamination", ["services"], "landscaping"],
  ["Disposition de luminaires", ["services"], "other"],
  ["Signalisation de travaux pour l'entretien hivernal", ["services"], "other"],
];

test.each(TITLES)("%j, listed as %j, is for %s", (title, kinds, trades) => {
  const language = /[éèàô]|\bde\b/.test(title) ? "fr" : "en";
  const notice = classifiableNotice({ title, kinds: [...kinds], language });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});

test("an order for upkeep counts under Québec's code for leases and other services for buildings", () => {
  const tradesOf = (title: string) =>
    classifyNotice(
      classifiableNotice({
        title,
        language: "fr",
        kinds: ["services"],
        codes: [{ scheme: "SEAO", code: "S12", label: null }],
      }),
    ).services;
  expect(tradesOf("Entretien ménager, 10, rue Bonin")).toEqual(["janitorial"]);
  expect(tradesOf("Location d'un local, école de musique")).toEqual(["other"]);
});
