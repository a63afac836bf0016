import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title, language: "fr" }))
    .services.toSorted()
    .join(" + ");

test.each([
  ["Tonte des abords de la digue et du barrage", "landscaping"],
  ["Fauchage de la passerelle et des sentiers du mont", "landscaping"],
  ["Services de débroussaillage du quai et du viaduc", "landscaping"],
  ["Entretien ménager du pavillon et du débarcadère", "janitorial"],
  ["Déneigement des ponts et des escaliers", "snow"],
  ["Ensemencement des talus du nouveau pont Lortie", "landscaping"],
  ["Tonte de gazon et réfection du quai", "construction + landscaping"],
  ["Aménagement paysager et construction d'une passerelle", "construction + landscaping"],
] as const)("%j is for %s: what is mowed, cleaned or plowed is not built", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

test.each([
  ["Abattage d'arbres pour la construction du collecteur", "landscaping"],
  ["Déplacement de lampadaires pour la reconstruction du trottoir", "electrical"],
  ["Réfection du gazon après les travaux d'aqueduc", "landscaping"],
  ["Réparation de la chaussée après un bris d'aqueduc", "paving"],
  ["Travaux pour la construction d'un chalet", "construction"],
  ["Services de construction pour la réfection de la toiture", "construction"],
] as const)("%j is for %s: what the work is for or follows is not asked for", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

test.each([
  ["Construction d'un bâtiment pour la génératrice", "construction"],
  ["Coulage d'une dalle de béton pour la thermopompe, bloc B", "construction"],
  ["Construction d'un abri pour le refroidisseur", "construction"],
  ["Remplacement de la cheminée de la fournaise", "hvac"],
  ["Remplacement des portes de la chambre froide", "hvac"],
  ["Remplacement des grilles et diffuseurs", "hvac"],
  ["Remplacement de la porte du local de la génératrice", "construction"],
] as const)("%j is for %s: a house is built, a part belongs to its machine", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});
