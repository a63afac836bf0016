import { describe, expect, test } from "vitest";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const tradesOf = (title: string, fields: Partial<ClassifiableNotice> = {}) =>
  classifyNotice(classifiableNotice({ title, language: "fr", ...fields }))
    .services.toSorted()
    .join(" + ");

const unspsc = (code: string) => [{ scheme: "UNSPSC", code, label: null }] as const;

/** Advice, people and removal come first in French, whatever is built behind them. */
const ASKED_FIRST: ReadonlyArray<string> = [
  "Mission de contrôle technique - réhabilitation de l'école",
  "Mission d'OPC pour la construction d'une crèche",
  "Assistance à maîtrise d'ouvrage pour la construction du centre aquatique",
  "Assistance technique - Remplacement du disjoncteur principal",
  "Diagnostic amiante avant travaux de démolition",
  "Coordonnateur en santé et sécurité pour la rénovation du stade",
  "Mandat d'établissement du coût du prolongement du site",
  "Suivi environnemental des travaux de construction",
  "Campagne de forages et sondages géotechniques",
  "Inventaire des arbres publics et plan de gestion de la forêt urbaine",
  "Travaux de laboratoire du projet d'ajout de bandes cyclables",
  "Travaux de caractérisation environnementale phase II",
  "Travaux de cartographie",
  "Plans, devis et honoraires - agrandissement du centre",
  "Vidange et transport du contenu des installations septiques",
  "Services de tri de débris de construction et de démolition",
  "Remplacement des moteurs principaux du NM Louis-Joliet",
];

test.each(ASKED_FIRST)("%j is for no trade", (title) => {
  expect(tradesOf(title)).toBe("other");
});

test("English titles that begin alike are read as English", () => {
  expect(tradesOf("Tri-County Road Resurfacing", { language: "en" })).toBe("paving");
  expect(tradesOf("Diagnostic Imaging Suite Renovation", { language: "en" })).toBe("construction");
  expect(tradesOf("Mission Street Sidewalk Repair", { language: "en" })).toBe("paving");
});

const NOT_BUILT: ReadonlyArray<string> = [
  "Rénovation cadastrale",
  "Réaménagement des horaires",
  "Mise à niveau logicielle",
  "Réfection de la coque",
  "Aménagement de fourgonnettes adaptées",
  "Restauration scolaire",
  "Schéma de couverture de risques",
  "Sable tamisé pour entretien hivernal",
  "Peinture à marquage routier",
  "Pompes de rechange pour l'usine",
  "Usine d'épuration - Présélection des équipements de traitement",
];

test.each(NOT_BUILT)("%j builds nothing", (title) => {
  expect(tradesOf(title)).toBe("other");
});

const JOBS: ReadonlyArray<readonly [title: string, trades: string]> = [
  ["Remplacement des menuiseries extérieures", "construction"],
  ["Réfection de voiries communales", "paving"],
  ["Réfection structurale de la rue Leblanc", "paving"],
  ["Réfection de la couche de roulement", "paving"],
  ["Création d'un parking", "paving"],
  ["Travaux de VRD - lotissement Les Hauts", "construction + paving"],
  ["Réparation des fissures de fondation", "construction"],
  ["Remplacement du pare-vapeur", "construction"],
  ["Remplacement d'un élévateur de quai", "construction"],
  ["Remplacement de branchements de service en plomb", "construction"],
  ["Étanchéisation du toit", "construction"],
  ["Contrat d'entretien du toit", "construction"],
  ["Menuiserie et ébénisterie architecturale", "construction"],
  ["Réhabilitation environnementale du site de l'ancien garage", "construction"],
  ["Extension de la vidéoprotection", "electrical"],
  ["Travaux d'amélioration des moyens de lutte contre l'incendie", "electrical"],
  ["Remplacement des réverbères", "electrical"],
  ["Remplacement du chauffe-trottoir", "electrical"],
  ["Remplacement de robinets et de toilettes", "electrical"],
  ["Débouchage de conduites et drains", "electrical"],
  ["Démantèlement de la chaudière", "hvac"],
  ["Remplacement du trottoir roulant", "hvac"],
  ["Entretien des systèmes mécaniques CVCA", "hvac"],
  ["Exploitation des installations de chauffage et production d'eau chaude sanitaire", "hvac"],
  ["Nettoyage des conduites de ventilation", "hvac + janitorial"],
  ["Nettoyage des locaux et vitreries", "janitorial"],
  ["Balayage et lavage du stationnement intérieur", "janitorial"],
  ["Plantations compensatoires", "landscaping"],
  ["Entretien de la toiture végétalisée", "landscaping"],
  ["Entretien de la végétation des postes électriques", "landscaping"],
  ["Sablage et salage du stationnement", "snow"],
  ["Damage des sentiers de motoneige", "snow"],
];

test.each(JOBS)("%j is for %s", (title, trades) => {
  expect(tradesOf(title)).toBe(trades);
});

describe("jobs joined in one title", () => {
  const JOINED: ReadonlyArray<readonly [title: string, trades: string]> = [
    ["Pavage, bordure, trottoir et éclairage public", "electrical + paving"],
    ["Réfection d'aqueduc, d'égout, de voirie et d'éclairage de rue", "construction + electrical + paving"],
    ["Remplacement des gicleurs et travaux de réaménagement de l'aile B", "construction + electrical"],
    ["Ajout d'ascenseur et réfection de divers secteurs", "construction + hvac"],
    ["Remplacement de l'unité de ventilation et ajout de bureaux", "construction + hvac"],
    // What only comes with the job, and what a road is equipped with, is no second trade.
    ["Remplacement de la chaudière et aménagements connexes", "hvac"],
    ["Reconstruction de la rue Elm incluant les égouts et les feux de circulation", "construction + paving"],
  ];

  test.each(JOINED)("%j is for %s", (title, trades) => {
    expect(tradesOf(title)).toBe(trades);
  });
});

describe("the form of a call before its title", () => {
  test.each([
    "Appel d'offres public 2026-17 : ",
    "Appel d'offres - ",
    "Demande de prix - ",
    "Demande de soumissions pour ",
    "Avis de marché : ",
    "Contrat pour ",
  ])("%j hides no purchase", (form) => {
    expect(tradesOf(`${form}Achat d'un tracteur de déneigement`)).toBe("other");
    expect(tradesOf(`${form}déneigement des trottoirs`)).toBe("snow");
  });
});

describe("what the portal says is bought", () => {
  const professional = { kinds: ["services", "professional-services"] } as const;

  test("a professional service is about the works in its title", () => {
    for (const title of ["Aménagement des vestiaires", "Modernisation des ascenseurs"])
      expect(tradesOf(title, { kinds: [...professional.kinds] })).toBe("other");
  });

  test("upkeep filed as a professional service is a contractor's", () => {
    expect(tradesOf("Déneigement du secteur nord", { kinds: [...professional.kinds] })).toBe("snow");
    const title = "Entretien et réparation du réseau d'éclairage public";
    expect(tradesOf(title, { kinds: [...professional.kinds] })).toBe("electrical");
  });

  test("vague words for works are not enough where services are bought", () => {
    expect(tradesOf("Travaux sur l'unité 14-2145")).toBe("construction");
    expect(tradesOf("Travaux sur l'unité 14-2145", { kinds: ["services"] })).toBe("other");
    expect(tradesOf("Réfection de la toiture", { kinds: ["services"] })).toBe("construction");
  });

  test("the transport ministry's numbers tell purchases and advice", () => {
    const kinds = ["construction"] as const;
    expect(tradesOf("8806-25-AP11 Poutres d'acier pour le pont", { kinds: [...kinds] })).toBe("other");
    expect(tradesOf("8806-25-PF11 Réfection du pont", { kinds: [...kinds] })).toBe("other");
    expect(tradesOf("8806-25-0311 Réfection du pont", { kinds: [...kinds] })).toBe("construction");
  });

  test("codes of Québec's portal that are for one trade count alone", () => {
    const title = "Contrat 2026-2027, secteur nord";
    expect(tradesOf(title, { codes: [...unspsc("72103301")] })).toBe("snow");
    expect(tradesOf(title, { codes: [...unspsc("72151306")] })).toBe("paving");
    expect(tradesOf(title, { codes: [...unspsc("72141129")] })).toBe("construction + landscaping");
  });
});

test("a building for a trade is built", () => {
  expect(tradesOf("Construction d'un garage pour les équipements de déneigement")).toBe("construction");
});
