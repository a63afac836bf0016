import { NOT_OF_A_BUILDING_SITE } from "./construction-jobs";
import { NOT_BUILT } from "./everyday-parts";
import type { PhraseRule } from "./phrase-rule";

/** With one of these near, such a word means a plan, a forest or a system. */
const NOT_BUILDING_WORK: ReadonlyArray<string> = [
  ...NOT_BUILT,
  "plan",
  "schema",
  "forestier",
  "sylvicole",
  "systeme",
  "solution",
  "reseautique",
  "vehicule",
  "camion",
  "fourgon",
  "camionnette",
  "ford",
  "bateau",
  "navire",
  "flotte",
  "horodateur",
  "processus",
  "remorque",
];

/** With one of these near, an improvement or repair is of an organization, a service or a machine. */
const NOT_OF_A_SITE: ReadonlyArray<string> = [
  ...NOT_OF_A_BUILDING_SITE,
  ..."process service quality performance business program programme system software data health student energy efficiency training learning care equipment machine engine instrument unit part device gear clothing uniform".split(
    " ",
  ),
];

/** Words for works that do not say what is built. */
export const GENERAL_WORKS: ReadonlyArray<PhraseRule> = [
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    unless: [
      ...NOT_BUILT,
      "vehicle",
      "vehicule",
      "van",
      "truck",
      "camion",
      "bus",
      "boat",
      "command",
      "ambulance",
    ],
    phrases: ["fit {up|out|ups|outs}", "{fitup|fitout}"],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    generic: true,
    phrases: [
      "{trade|trades|skilled trade|skilled trades} services",
      "corps metier",
      "services {gens metier|hommes metier}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    generic: true,
    unless: [
      "cadastral",
      "cadastrale",
      "wagon",
      "entente",
      "horaire",
      "flotte",
      "vehicule",
      "autobus",
      "subvention",
      "image",
      "web",
    ],
    phrases: [
      "renovat*",
      "agrandissement",
      "reamenagement",
      "conception {et|} construction",
      "repair {failed|failing|failed or failing}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    generic: true,
    unless: NOT_BUILDING_WORK,
    phrases: [
      "{amenagement|reconfiguration|prolongement|elargissement|stabilisation|consolidation|rehaussement}",
      "mise niveau",
      "{implantation|relocalisation} {abri|aire|batiment|caserne|centre|ecole|halte|local|poste|pavillon|service}",
    ],
  },
  {
    service: "construction",
    tag: "Construction",
    strength: "work",
    titleOnly: true,
    generic: true,
    unless: NOT_OF_A_SITE,
    phrases: ["{improvements|stabilization|alterations|reinstatement|betterment}"],
  },
];

/** French calls name building work "travaux", and so do others for a few other jobs. */
export const WORKS_IN_FRENCH: PhraseRule = {
  service: "construction",
  tag: "Construction",
  strength: "work",
  titleOnly: true,
  generic: true,
  unless: [
    "soudure",
    "vehicule",
    "camion",
    "recolte",
    "signalisation",
    "sylvicole",
    "forestier",
    "impression",
    "traduction",
    "recherche",
    "arpentage",
    "laboratoire",
    "autopompe",
    "niveleuse",
    "souffleuse",
    "surfaceuse",
    "remorque",
    "chargeuse",
    "inventaire",
    "numerisation",
    "rincage",
    "carrosserie",
    "debosselage",
    "transmission",
    "grappin",
    "coque",
    "cale",
    "navire",
    "helice",
  ],
  phrases: ["travaux"],
};
