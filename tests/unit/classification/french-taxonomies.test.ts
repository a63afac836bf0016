import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title, language: "fr" }))
    .services.toSorted()
    .join(" + ");

/** A few things of each table; the tables follow the specification's divisions and the licence's subcategories. */
const WORKS: ReadonlyArray<readonly [title: string, trades: string]> = [
  // Parts of buildings.
  ["Remplacement des échelles d'accès", "construction"],
  ["Remplacement du cléage intérieur à l'école du Lac", "construction"],
  ["Remplacement des thermos", "construction"],
  ["Réparation des infiltrations d'eau", "construction"],
  ["Retrait de matériaux contenant de l'amiante", "construction"],
  ["Atténuation de la concentration de radon à l'école", "construction"],
  ["Remplacement de rideaux séparateurs de gymnase", "construction"],
  // Places.
  ["Mise à niveau du CHSLD", "construction"],
  ["Relocalisation de la direction régionale", "construction"],
  ["Remise à neuf de la salle de serveurs", "construction"],
  // Structures and plants.
  ["Remplacement de bornes-fontaines", "construction"],
  ["Réparation du platelage", "construction"],
  ["Mise à niveau du dégrillage", "construction"],
  ["Installation de panneaux de signalisation", "construction"],
  ["Remplacement des vannes du barrage", "construction"],
  ["Recharge de plage", "construction"],
  // Systems.
  ["Remplacement des afficheurs de vitesse", "electrical"],
  ["Modification au contrôle d'accès de l'édifice", "electrical"],
  ["Remplacement du système antifugue", "electrical"],
  ["Remplacement d'un avaloir de toit", "electrical"],
  ["Entretien des bornes d'incendie", "electrical"],
  ["Ajout d'un système de compensation d'air", "hvac"],
  ["Remplacement d'un plancher radiant", "hvac"],
  ["Remplacement de la tuyauterie de chauffage", "hvac"],
  // Roads, parks, grounds.
  ["Réfection du revêtement de circulation du stationnement", "paving"],
  ["Reconstruction de trottoirs", "construction + paving"],
  ["Remplacement des appareils de jeux", "construction + landscaping"],
  ["Parc des Seigneurs - Jeux d'eau", "construction + landscaping"],
  ["Fauche des levées", "landscaping"],
  ["Soufflage en bordure des voies publiques", "snow"],
  // What joins, precedes or follows the thing.
  ["Remplacement du système de ventilation et des fenêtres", "construction + hvac"],
  ["Projet du nouveau campus, lot 0810: Portes, cadres et quincaillerie", "construction"],
  ["Réparations diverses à la structure P-03345", "construction"],
  ["Ream. des bureaux, 2e étage", "construction"],
];

test.each(WORKS)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

const OTHERS: ReadonlyArray<string> = [
  "Acquisition d'échelles d'accès",
  "Services professionnels - remplacement du cléage",
  "Fourniture et livraison de bornes-fontaines",
  "Inspection des afficheurs de vitesse",
  "Étude sur l'état du dégrillage",
  "Service d'accueil à l'édifice municipal",
  "Déménagement et relocalisation au CLSC",
  "Enrobé pour réparation à froid",
  "Pierre concassée pour travaux sur la route 293",
  "Fourniture et installation d'un lave-cage pour animalerie",
  "Services de nettoyage de bouchains et pompage",
  "Mise à jour du système d'information de laboratoire",
  "Remplacement des écrans tactiles dans les classes",
  "Aménagement d'une remorque",
];

test.each(OTHERS)("%j is for no trade", (title) => {
  expect(tradesOf(title)).toBe("other");
});
