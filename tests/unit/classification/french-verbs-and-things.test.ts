import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string) =>
  classifyNotice(classifiableNotice({ title, language: "fr" }))
    .services.toSorted()
    .join(" + ");

const WORKS: ReadonlyArray<readonly [title: string, trades: string]> = [
  // What cleaners clean stands behind the word for cleaning.
  ["Polissage du marbre du hall d'honneur", "janitorial"],
  ["Lustrage de parquets à la maison de la culture", "janitorial"],
  ["Dépoussiérage de la charpente de l'entrepôt", "janitorial"],
  ["Récurage des vestiaires de la piscine Roux", "janitorial"],
  ["Shampooing de moquettes, bureaux du greffe", "janitorial"],
  ["Décirage et cirage, pavillon des arts", "janitorial"],
  ["Suppression de graffitis sur les murs des tunnels", "janitorial"],
  ["Laveurs de vitres pour le complexe des Bouleaux", "janitorial"],
  ["Propreté des lieux publics intérieurs", "janitorial"],
  ["Dégraissage de hottes, cuisines du centre Morin", "janitorial"],
  ["Désinfection des gaines de ventilation", "hvac + janitorial"],
  ["Ent. ménager du poste de garde", "janitorial"],
  // Winter work without "neige" in its name.
  ["Enlèvement des glaçons, édifice Marchand", "snow"],
  ["Antigivrage du tablier du viaduc Lemay", "snow"],
  ["Épandage de gravillons dans les côtes", "snow"],
  ["Aménagement d'un pont de glace vers l'île", "snow"],
  ["Dégel de ponceaux, chemins du canton", "snow"],
  ["Contrat de gratte, secteur de la pointe", "snow"],
  ["Gratte et sablage du chemin Dionne", "snow"],
  ["Ouverture hivernale du chemin de la Pourvoirie", "snow"],
  ["Maintien hivernal des sentiers multiusages", "snow"],
  ["Poussée de la neige au site Dollard", "snow"],
  ["Dén. et déglaçage du poste de police", "snow"],
  // Plants.
  ["Éradication de la salicaire au marais Provost", "landscaping"],
  ["Lutte contre les espèces exotiques envahissantes", "landscaping"],
  ["Confection et suspension de corbeilles fleuries", "landscaping"],
  ["Taille de la pommeraie du domaine", "landscaping"],
  ["Mise en place d'une haie brise-vent", "landscaping"],
  ["Plantation de résineux, bloc 14", "landscaping"],
  ["Épandage de compost sur les terrains du collège", "landscaping"],
  ["Services d'élagueurs pour l'année en cours", "landscaping"],
  ["Réparation de pelouses endommagées par le déneigement", "landscaping"],
  // A part of what heats or cools.
  ["Remplacement du moteur du ventilateur de la scène", "hvac"],
  ["Remplacement de la pompe du refroidisseur", "hvac"],
  ["Réparation de la vanne du serpentin de chauffage", "hvac"],
  ["Remplacement du panneau de contrôle de la chaudière", "hvac"],
  ["Remplacement de la chaudière et des pompes", "hvac"],
  ["Remplacement du moteur de la pompe incendie", "electrical"],
  ["Remplacement de pompes au poste Nadeau", "electrical"],
  // Kinds of machinery.
  ["Désenfumage du garage souterrain", "hvac"],
  ["Captation à la source, atelier de soudure", "hvac"],
  ["Calorifugeage des conduites de chauffage", "hvac"],
  ["Balancement aéraulique du bloc B", "hvac"],
  ["Remplacement du dépoussiéreur de l'atelier", "hvac"],
  ["Remise à niveau des systèmes mécaniques, école Bellevue", "hvac"],
  ["Remise à niveau des systèmes mécaniques et électriques", "electrical"],
  ["Rembobinage de l'alternateur", "electrical"],
  ["Installation de lecteurs de proximité", "electrical"],
  ["Remplacement d'un intercepteur de graisse", "electrical"],
  // Pavements.
  ["Arasement des accotements, route de la Plaine", "paving"],
  ["Correction d'ornières, côte à Baril", "paving"],
  ["Fraisage à froid de la chaussée", "paving"],
  ["Traçage de cases de stationnement", "paving"],
  ["Réfection des allées du cimetière", "paving"],
  ["Remplacement de dalles de béton de la chaussée", "paving"],
  ["Resurfaçage du boulevard Perron", "paving"],
  ["Pavage, bordures et éclairage, rue des Saules", "electrical + paving"],
  ["AIRRL 2026 - rang Double", "paving"],
  ["Scellement de fissures, rues diverses", "paving"],
  // Structures.
  ["Remplacement du drain et colmatage de fissures au sous-sol", "construction"],
  ["Reprise en sous-œuvre du clocher", "construction"],
  ["Correctifs acoustiques au local de chant", "construction"],
  ["Travaux de nettoyage de fossés", "construction"],
  ["Renouvellement de conduites, rue Pinard", "construction"],
  ["Renouvellement de conduites rue Pinard", "construction"],
  ["Raccordement au réseau d'aqueduc régional", "construction"],
  ["Vidange et réfection de l'étang no 2", "construction"],
  ["Installation d'une enseigne numérique", "electrical"],
  ["Entretien de climatiseurs portatifs", "hvac"],
  ["Surface de dek hockey", "construction + landscaping"],
];

test.each(WORKS)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

const OTHERS: ReadonlyArray<string> = [
  "Nettoyage à sec de costumes",
  "Nettoyage et entretien d'habits de combat",
  "Réparation d'outils électriques",
  "Entretien mécanique de la flotte de camions",
  "Aménagement intérieur de fourgons",
  "Remplacement du tracteur à gazon",
  "Directeur de projet pour l'agrandissement du pavillon",
  "Consortium d'architectes - agrandissement",
  "Équipe de gestion de projet : agrandissement de la clinique",
  "Achat d'une gratte réversible",
  "Acquisition de dépoussiéreurs portatifs",
  "Achat de marbre et de céramique",
  "Climatiseurs portatifs",
  "Compresseur d'air portatif",
  "Mise à jour de l'inventaire des arbres",
  "Affûtage de débroussailleuses et de tronçonneuses",
  "Réparation de transmissions et de moteurs",
  "Bottes pour électriciens",
  "Restauration de sculptures",
  "Nettoyage de fosses de stations de pompage",
  "Remplacement de l'infrastructure de stockage",
];

test.each(OTHERS)("%j is for no trade", (title) => {
  expect(tradesOf(title)).toBe("other");
});

test("a French title that opens with a trade's work is not left out for a code of another business", () => {
  const filed = (title: string) =>
    classifyNotice(
      classifiableNotice({
        title,
        language: "fr",
        codes: [{ scheme: "UNSPSC", code: "41103023", label: null }],
      }),
    ).services;
  expect(filed("Remplacement du refroidisseur, campus de l'Anse")).toEqual(["hvac"]);
  expect(filed("Refroidisseur de laboratoire")).toEqual(["other"]);
  expect(filed("Remplacement d'un microscope")).toEqual(["other"]);
});
