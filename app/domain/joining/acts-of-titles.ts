import { wordSet } from "./title-vocabulary";
import { singular, type TitleRead } from "./title-words";

/**
 * What a contract does. Supplying, hiring, building, cleaning and designing one thing are contracts of their own, also
 * under one number. A word in several groups may mean any of them: what is replaced is also installed.
 */
const ACTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  supply: "supply purchase procurement acquisition buying fourniture achat".split(" "),
  rental: "rental renting lease leasing hire".split(" "),
  install: "install installation pose replacement replace remplacement works".split(" "),
  works: (
    "construction construct reconstruction rebuild rehabilitation renovation repair replacement replace renewal upgrade " +
    "retrofit restoration refurbishment improvement maintenance installation install building contractor " +
    "lining relining painting paint dredging masonry refection reparation remplacement entretien agrandissement " +
    "modernisation renovation chemisage peinture"
  ).split(" "),
  removal: "removal demolition decommissioning enlevement demantelement abattage".split(" "),
  planting: "planting plantation".split(" "),
  hauling: "hauling haulage trucking transport".split(" "),
  cleaning: "cleaning flushing nettoyage rincage entretien".split(" "),
  inspection: "inspection testing monitoring essai".split(" "),
  design: "design engineering architect architectural geotechnical study conception etude".split(" "),
  commissioning: ["commissioning"],
};

const groupsOf: ReadonlyMap<string, ReadonlyArray<string>> = (() => {
  const found = new Map<string, Array<string>>();
  for (const [group, words] of Object.entries(ACTS))
    for (const word of words.map(singular)) found.set(word, [...(found.get(word) ?? []), group]);
  return found;
})();

/** Clearing snow is called by many words. */
const CLEARING = ["removal", "works", "cleaning"];
const OF_WINTER = wordSet("snow ice winter neige deneigement glace hiver");

/** Those who plan a work, test its ground or watch over it. */
const PLANNERS = new Set(
  [
    ...wordSet(`
      design engineering engineer architectural architect architecture consulting consultant consultants geotechnical
      investigation survey surveying study assessment administration
      conception ingenierie ingenieur architecte plans devis etude arpentage geotechnique honoraires surveillance
    `),
  ].map(singular),
);
const BUILDERS = new Set(
  [
    ...wordSet(`
      construction construct reconstruction rebuild build rehabilitation renovation renovations repair repairs replacement
      contractor demolition resurfacing paving installation expansion addition upgrade upgrades improvements
      refection reparation remplacement demolition agrandissement renovation
    `),
  ].map(singular),
);

const wordsOf = ({ words }: TitleRead) => words.map(singular);

/** "Design of the bridge" and "Bridge rehabilitation". What names both, or neither, may be either. */
export function areTwoStages(a: TitleRead, b: TitleRead): boolean {
  const [one, other] = [a, b].map((title) => {
    const all = wordsOf(title);
    const isPlanned = all.some((word) => PLANNERS.has(word));
    return { isPlanned, isBuilt: !isPlanned && all.some((word) => BUILDERS.has(word)) };
  });
  return (one!.isPlanned && other!.isBuilt) || (one!.isBuilt && other!.isPlanned);
}

function actsOf(title: TitleRead): ReadonlySet<string> {
  const all = wordsOf(title);
  // French "location" hires, English "locations" are places.
  const hired = title.language === "fr" && all.includes("location") ? ["rental"] : [];
  const acts = new Set([...hired, ...all.flatMap((word) => groupsOf.get(word) ?? [])]);
  if (all.some((word) => OF_WINTER.has(word))) for (const act of CLEARING) acts.delete(act);
  return acts;
}

/** Both titles say what is done, and nothing of it is in both: "Supply of meters", "Installation of meters". */
function areTwoActs(a: TitleRead, b: TitleRead): boolean {
  const [one, other] = [actsOf(a), actsOf(b)];
  return one.size > 0 && other.size > 0 && ![...one].some((act) => other.has(act));
}

/** Whether two titles name contracts of two kinds about what may be one thing. */
export const nameTwoActs = (a: TitleRead, b: TitleRead): boolean =>
  a.key !== b.key && (areTwoStages(a, b) || areTwoActs(a, b));
