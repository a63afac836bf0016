import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

/** Lots, towns called New, what a truck is equipped for, studies, chemicals and park departments' lodges. */
test.each([
  [
    "Plow and pile snow at New Milford High School, North School and New Milford Elementary School",
    "",
    "",
    "snow",
  ],
  ["Plow and sand parking lots at New Haven Middle School", "", "", "snow"],
  ["Snow Plowing, Central School and New Milford Library", "", "", "snow"],
  ["Fuel Oil for New Canaan School", "", "", "other"],
  ["Restructuration des bâtiments des services municipaux - DCE LOT : ELECTRICITE", "", "", "electrical"],
  ["Réhabilitation de l'école Jules-Ferry - Lot 7 : Électricité", "", "", "electrical"],
  ["Construction d'une salle polyvalente - Lot : Chauffage", "", "", "hvac"],
  ["Rénovation de la mairie - Lot 3 : Peinture", "", "", "construction"],
  ["Extension du gymnase – Lot n° 9 – Plomberie", "", "", "electrical"],
  ["LAKESIDE PARK DEVELOPMENT – PHASE 3 WASHROOM BUILDING – INTERIOR ELECTRICAL", "", "", "electrical"],
  ["Library Renovation - Electrical", "", "", "electrical"],
  ["New Community Centre - HVAC", "", "", "hvac"],
  ["Town Hall Addition – Plumbing", "", "", "electrical"],
  ["School Addition - Masonry", "", "", "construction"],
  ["Réaménagement de la place publique - Lot 4 : Espaces verts", "", "", "landscaping"],
  ["Dump Truck", "Bids for a dump truck. The City has two trucks equipped for snowplowing.", "", "other"],
  ["Tandem Truck Equipped with Snow Plow", "", "", "other"],
  [
    "Verdissement des talus",
    "Octroi d'un mandat d'étude portant sur la renaturalisation de talus.",
    "",
    "other",
  ],
  ["Le toit de l'aréna à l'étape des plans et devis", "", "", "other"],
  ["Piscines municipales - dioxyde de carbone", "", "", "other"],
  ["Sodium Hypochlorite for Swimming Pools", "", "", "other"],
  ["Hypochlorite de sodium - usine de filtration", "", "", "other"],
  ["Upgrade and reconfiguration of guestroom areas at Pine Lodge", "", "Department of Parks", "construction"],
  ["Solar Photovoltaic System - Town Garage", "", "", "electrical"],
  ["Photovoltaic System, Municipal Building", "", "", "electrical"],
  ["New York Yankees Tickets", "", "", "other"],
  ["New York City Hall Renovation", "", "", "construction"],
  ["New School", "", "", "construction"],
  ["New Fairfield School Renovation", "", "", "construction"],
  ["New Library and New Fire Hall", "", "", "construction"],
  ["REQUEST FOR PROPOSAL PHOTOVOLTAIC SYSTEM ELM TOWNSHIP MUNICIPAL BUILDING", "", "", "electrical"],
  ["Request for Bids Boiler Replacement", "", "", "hvac"],
])("%s: %s", (title, summary, buyer, trades) => {
  const notice = classifiableNotice({ title, summary: summary || null, buyer: buyer || null });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
