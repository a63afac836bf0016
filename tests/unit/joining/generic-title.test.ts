import fc from "fast-check";
import { expect, test } from "vitest";
import { isGenericTitle } from "~/domain/joining/generic-title";

test.each([
  "Request for Tender",
  "Invitation to tender 2026",
  "REQUEST FOR PROPOSALS – RFP 2026-0415",
  "Appel d'offres",
  "Appel d’offres public : travaux de réfection de toiture",
  "Snow removal services",
  "Snow plowing and salting of municipal parking lots, winter 2026-2027",
  "Déneigement et entretien des stationnements 2026-2029",
  "Janitorial services at various town facilities",
  "Standing offer for electrical and plumbing repairs, three years",
  "",
  "№ 7",
])("two buyers could have chosen %j", (title) => {
  expect(isGenericTitle(title)).toBe(true);
});

test.each([
  "Snow clearing at Tecumseh and Riverside arenas",
  "Roof replacement, Hillcrest Community Centre",
  "Réfection de la toiture de l'aréna Jacques-Plante",
  "Resurfacing of Wharncliffe Road South from Base Line to Commissioners",
])("%j says which contract it is about", (title) => {
  expect(isGenericTitle(title)).toBe(false);
});

test("case, accents, punctuation and numbers make no title less generic", () => {
  const title = "Appel d'offres public, réfection de toitures";
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(" ", " – ", ": ", "/"), (number, gap) => {
      const other = title.toUpperCase().replaceAll(" ", gap);
      expect(isGenericTitle(`${number}${gap}${other}`)).toBe(true);
    }),
  );
});
