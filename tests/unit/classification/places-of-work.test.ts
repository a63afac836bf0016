import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import type { ProcurementKind } from "~/domain/opportunities/notice";
import { classifiableNotice } from "./classifiable-notice";

const FRENCH = /[éèàê]|\b(?:de|du|des)\b/i;

function classified(title: string, kinds: ReadonlyArray<ProcurementKind> = []) {
  const language = FRENCH.test(title) ? "fr" : "en";
  return classifyNotice(classifiableNotice({ title, kinds, buyer: null, language }));
}

const servicesOf = (title: string, kinds?: ReadonlyArray<ProcurementKind>) =>
  classified(title, kinds).services.toSorted().join(" + ");

/** What stands in or on something, what is cleaned, and what is plowed, brushed and laid. */
const TITLES: ReadonlyArray<readonly [title: string, listedAs: "construction" | "", trades: string]> = [
  ["Chiller Preventative Maintenance", "", "hvac"],
  ["Transmission Main Twinning", "", "construction"],
  ["Gordon Street Feedermain", "", "construction"],
  ["Gordon Street Feeder Main Phase 2", "", "construction"],
  ["East Sector Forcemain Twinning", "", "construction"],
  ["Sanitary Force Main Replacement", "", "construction"],
  ["CROTON AVENUE TO MAPLE ROW - WATER MAIN EXTENSION", "", "construction"],
  ["Watermain Twinning on Elm Street", "", "construction"],
  ["Transmission Main Inspection", "", "other"],
  ["Supply of Transmission Main Valves", "", "other"],
  ["Forcemain Condition Assessment", "", "other"],
  ["Dédoublement de la conduite maîtresse", "", "construction"],
  ["Doublage de la conduite de refoulement", "", "construction"],
  ["Prolongement de l'aqueduc rue Principale", "", "construction"],
  ["Municipal Drain 2027", "", "construction"],
  ["Smith Municipal Drain Improvement", "", "construction"],
  ["Municipal Drain Cleanout", "", "construction"],
  ["Construction de l'égout pluvial", "", "construction"],
  ["BRUSHING AND DITCHING", "", "construction + landscaping"],
  ["Roadside Brushing", "", "landscaping"],
  ["Débroussaillage et nettoyage de fossés", "", "construction + landscaping"],
  ["Street Brushing and Sweeping Attachments", "", "other"],
  ["Snow Brushing Equipment", "", "other"],
  ["Standby Snow Plow Trucks for McLaughlin Road North, 2026-2027", "", "snow"],
  ["Snow Plow Trucks with Operators", "", "snow"],
  ["Supply of Two Snow Plow Trucks, 2026-2027", "", "other"],
  ["Tandem Axle Snow Plow Truck", "", "other"],
  ["Snow Plow Trucks (3)", "", "other"],
  ["Purchase of 2026 or 2027 Snow Plow Truck", "", "other"],
  ["2026-27 Model Year Plow Trucks", "", "other"],
  ["Camions de déneigement avec opérateurs, saison 2026-2027", "", "snow"],
  ["Achat de camions de déneigement 2026-2027", "", "other"],
  ["Location de camions de déneigement avec opérateur", "", "snow"],
  ["Cogeneration Plant Service and Maintenance", "", "electrical"],
  ["Landscaping and Irrigation Repair", "", "landscaping"],
  ["Janitorial and HVAC Services", "", "hvac + janitorial"],
  ["Fire Hydrant Inspection", "", "other"],
  ["Mill Creek Project Office", "", "other"],
  ["Renovation of Project Office", "", "construction"],
  ["Réfection de la surface synthétique du terrain de soccer", "", "construction + landscaping"],
  ["Remplacement du gazon synthétique du terrain de soccer", "", "construction + landscaping"],
  ["Réfection du chalet du parc", "construction", "construction"],
  ["Remplacement des clôtures du terrain de baseball", "construction", "construction"],
  ["Peinture de la dalle de béton des jeux d'eau", "construction", "construction"],
  ["Réfection des jeux d'eau du parc Vachon", "construction", "construction + landscaping"],
  ["Réaménagement du parc et du terrain de soccer", "construction", "construction + landscaping"],
  ["Aménagement du terrain de soccer", "construction", "construction + landscaping"],
  ["Playground Modular Comfort Station Construction", "construction", "construction"],
  ["Playground and Washroom Building Construction", "construction", "construction + landscaping"],
  ["Park Pavilion Roof Replacement", "construction", "construction"],
  ["Construction d'un bâtiment de services du parc", "construction", "construction"],
  ["New Playground, Roof Replacement at Elm School", "", "construction + landscaping"],
  ["Construction de jeux d'eau et d'un chalet de parc", "construction", "construction + landscaping"],
  ["Remplacement du pont piétonnier sur la piste multifonctionnelle", "construction", "construction"],
  ["Réfection de la clôture du stationnement", "construction", "construction"],
  ["Réfection de la clôture et du stationnement", "construction", "construction + paving"],
  ["Replacement of the retaining wall of the parking lot", "construction", "construction"],
  ["Replacement of the retaining wall and parking lot", "construction", "construction + paving"],
  ["Remplacement de ponceaux et réfection de chaussée", "construction", "construction + paving"],
  ["Remplacement de l'éclairage du stationnement", "construction", "electrical"],
  ["Culvert Replacement and Road Reconstruction", "construction", "construction + paving"],
  ["Remplacement du ponceau de la route 132", "construction", "construction"],
  ["Rehabilitation of watermain and of sidewalks", "construction", "construction + paving"],
  ["Resin Cleaning Validation", "", "other"],
  ["Mold Sanitization", "", "other"],
  ["Cleaning at the Dartmouth Laboratory", "", "janitorial"],
  ["General Cleaning, Town Hall", "", "janitorial"],
  ["Library Cleaning", "", "janitorial"],
  ["Cleaning Services", "", "janitorial"],
  ["Cleaning", "", "janitorial"],
  ["Carpet Cleaning", "", "janitorial"],
  ["Arena Cleaning 2026", "", "janitorial"],
  ["Parts Cleaning Machine", "", "other"],
  ["Uniform Cleaning", "", "other"],
  ["Community Centre Cleaning and Disinfecting", "", "janitorial"],
  ["Nettoyage des bureaux", "", "janitorial"],
  ["Boat Cleaning", "", "other"],
  ["Daycare Cleaning Contract", "", "janitorial"],
  ["Courthouse Cleaning", "", "janitorial"],
  ["Police Station Cleaning", "", "janitorial"],
  ["Classroom Cleaning and Sanitizing", "", "janitorial"],
  ["Needle Exchange Container Cleaning", "", "other"],
  ["Public Washroom Cleaning", "", "janitorial"],
  ["Réfection de plafonds, éclairage, revêtements de sol", "", "construction + electrical"],
  ["Remplacement de portes, de la plomberie, de planchers", "", "construction + electrical"],
  ["Renovation of offices, lighting, ceilings and floors", "", "construction"],
  ["Snow Removal, Fire Hall, Library", "", "snow"],
  ["Entretien des systèmes mécaniques et électriques", "", "electrical"],
  ["Réfection des systèmes électromécaniques", "construction", "electrical"],
  ["Pavillon des sciences - Réaménager le laboratoire", "construction", "construction"],
  ["Services de laboratoire", "", "other"],
];

test.each(TITLES)("%j, listed as %j, is for %s", (title, listedAs, trades) => {
  expect(servicesOf(title, listedAs === "" ? [] : [listedAs])).toBe(trades);
});

test.each([
  ["Citywide Energy-Efficiency", "other"],
  ["Breezy Point Coastal Program", "other"],
  ["Contract 2026-14", "construction"],
  ["Emergency Work at 34-29 73 Street", "construction"],
  ["Relocation to 345 Adams Street", "construction"],
  ["Various Locations, JOC 26", "construction"],
])("%j, which the portal lists as construction without a code, is for %s", (title, trades) => {
  expect(servicesOf(title, ["construction"])).toBe(trades);
});

test("a builder among the buyers is enough beside the category", () => {
  const notice = classifiableNotice({
    title: "Bid Extension: Waste Yards, Citywide",
    kinds: ["construction"],
    buyer: "Housing Authority",
  });
  expect(classifyNotice(notice).services).toEqual(["construction"]);
});

test.each([
  ["New School", "New School"],
  ["Memorial Library Project", "Memorial Library Project"],
  ["Maple Street Arena", "Procurement category: construction"],
])("the first reason for %j is the work, not the place", (title, reason) => {
  const [first] = classified(title, ["construction"]).reasons;
  expect(first?.text).toContain(reason.split(" ").at(-1));
  expect(first?.text).not.toBe("School");
  expect(first?.text).not.toBe("Arena");
});

test("a place that is the only reason is quoted with its name", () => {
  const [first] = classified("Riverside Arena, 12 Elm Street").reasons;
  expect(first?.text).toBe("Riverside Arena");
});
