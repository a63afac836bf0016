import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Language = "en" | "fr";
const FRENCH = /[éèàê]|\b(?:de|du|des)\b/i;
const languageOf = (text: string): Language => (FRENCH.test(text) ? "fr" : "en");

/** Titles that name a place or nothing, and what their text asks for first; after them texts that mislead. */
const TEXTS: ReadonlyArray<readonly [title: string, text: string, trades: string]> = [
  [
    "Berkshire Lake Project Office",
    "Janitorial services for the Berkshire Lake Project Office and visitor center.",
    "janitorial",
  ],
  [
    "Kodiak State Court and Office Building",
    "a. WORK. The State is soliciting bids for janitorial services for the building.",
    "janitorial",
  ],
  [
    "Bibliothèque municipale",
    "Entretien ménager de la bibliothèque municipale, cinq jours par semaine.",
    "janitorial",
  ],
  [
    "Riverdale Community Centre",
    "Renovation of the community centre, including new washrooms.",
    "construction",
  ],
  [
    "Fire Hall Addition",
    "The township invites bids for the addition to the fire hall. The contractor will be responsible for snow removal during works.",
    "construction",
  ],
  ["Water main repair", "Contractor will plow all snowfall from the site of the works.", "construction"],
  [
    "State Facilities",
    "The purpose of this contract is preventative maintenance of State owned chillers.",
    "hvac",
  ],
  [
    "Preventative Maintenance",
    "preventative maintenance on State Owned Chillers at various locations",
    "hvac",
  ],
  [
    "Various State Buildings",
    "The State is seeking bids to provide preventive maintenance for the State owned chillers.",
    "hvac",
  ],
  [
    "CROTON AVENUE TO MAPLE ROW – WATER MAIN EXTENSION",
    "Sealed bids will be received for the water main extension.",
    "construction",
  ],
  ["Appel d'offres 2026-14", "Construction de l'égout pluvial", "construction"],
  ["VA Regional Office", "The contractor shall perform the janitorial services at the office.", "janitorial"],
  [
    "School Renovation",
    "The work includes replacement of rooftop units, electrical upgrades and plumbing.",
    "construction",
  ],
  [
    "School Renovation",
    "The project consists of the renovation of the school, including HVAC.",
    "construction",
  ],
  [
    "Fire station rehabilitation project",
    "The Town seeks contractors for the fire station HVAC rehabilitation project.",
    "hvac",
  ],
  [
    "Arena Roof and Refrigeration Upgrade",
    "Upgrade of the refrigeration plant of the arena.",
    "construction + hvac",
  ],
  [
    "Caserne - projet de réfection",
    "Le projet vise le remplacement du système de ventilation de la caserne.",
    "hvac",
  ],
  [
    "Town Hall Addition",
    "Bids are invited for the addition to the town hall. Contractor must keep the grounds mowed.",
    "construction",
  ],
  ["Bridge 14", "Replacement of the deck of bridge 14.", "construction"],
  [
    "Janitorial Services",
    "Janitorial services at the plant. The contractor shall clean boilers, maintain air handling units and repair lighting.",
    "janitorial",
  ],
  [
    "Window Cleaning",
    "Window washing of federal buildings near lawns and shrubs; protect plants.",
    "janitorial",
  ],
  [
    "Kitchen Hood Cleaning",
    "The scope is to clean and maintain ventilation ducts for the main kitchen, restaurant kitchen hoods and exhaust fans.",
    "janitorial",
  ],
  ["Duct Cleaning", "Cleaning of the ventilation ducts of six schools.", "hvac + janitorial"],
  ["State Facilities", "Replacement of the fire alarm system in three buildings.", "electrical"],
  ["District 4", "Entretien préventif des génératrices du secteur nord.", "electrical"],
  [
    "Town of Elm",
    "Maintenance of traffic shall be kept. The Town invites bids for milling and paving of Elm Street.",
    "paving",
  ],
  ["Contract 12", "Construction of a new bridge over Elm Creek.", "construction"],
  ["Riverside Arena", "Replacement of the ice plant chiller and condenser.", "hvac"],
  [
    "VA Clinic Elm Street",
    "Provide all labor to perform the janitorial and housekeeping functions of the clinic.",
    "janitorial",
  ],
  [
    "Social Security Office",
    "The contractor must empty waste baskets, vacuum carpets and clean restrooms nightly.",
    "janitorial",
  ],
  [
    "Bureaux du centre-ville",
    "Le fournisseur doit nettoyer les bureaux et les salles de toilette chaque soir.",
    "janitorial",
  ],
  [
    "State Police Barracks",
    "Preventive maintenance and emergency repairs for two boilers and a rooftop unit.",
    "hvac",
  ],
  [
    "State Police Barracks",
    "The State seeks a contractor to service its heating and cooling equipment.",
    "hvac",
  ],
  ["Centre administratif", "Entretien préventif et correctif des appareils de climatisation.", "hvac"],
  ["Fire Station 4", "The contractor shall replace the standby generator and transfer switch.", "electrical"],
  ["Maple Street", "Mill and overlay two inches of asphalt from Elm to Oak.", "paving"],
  [
    "Various Streets 2026",
    "The Town will receive bids to place hot mix asphalt and adjust castings.",
    "paving",
  ],
  [
    "Rue Principale",
    "Les travaux consistent en la pose d'enrobé bitumineux et le rechargement des accotements.",
    "paving",
  ],
  [
    "Elm Elementary",
    "The District invites bids to build a two classroom addition and replace the roof.",
    "construction",
  ],
  ["Project Office", "The contractor shall clean the project office and visitor center.", "janitorial"],
];

test.each(TEXTS)("%j with the text %j is for %s", (title, description, trades) => {
  const language = languageOf(title + description);
  const notice = classifiableNotice({ title, sections: { description }, buyer: null, language });
  expect(classifyNotice(notice).services.toSorted().join(" + ")).toBe(trades);
});
