import { BUILDING_WORK } from "~/domain/classification/phrases/building-work";
import { stem } from "~/domain/classification/text/folded-text";

/** Words for work that is done to the thing named beside them. `*` matches any ending. */
const WORK_WORDS = {
  /** Work that changes a building or a road. */
  build: BUILDING_WORK,
  /** Work that keeps a structure in order. */
  upkeep: ["maintenance", "maintain*", "entretien"],
  /** In titles only: "New Generator", "Roof Project". */
  project: [
    "contractor",
    "project",
    "projet",
    "new",
    "nouveau",
    "nouvel",
    "nouvelle",
    "addition",
    "scheme",
    "package",
  ],
  /** Work that builds a road again or makes it larger. */
  rebuild: [
    "construct*",
    "reconstruct*",
    "widen*",
    "extension",
    "realign*",
    "urbaniz*",
    "twinning",
    "elargiss*",
    "prolongement",
    "urbanis*",
    "ajout",
    "deplac*",
    "relocat*",
    "embellissement",
  ],
  /** Work that maintains it. */
  serve: [
    "maintenance",
    "maintain*",
    "maintien",
    "maint",
    "servic*",
    "inspect*",
    "test*",
    "clean*",
    "troubleshoot*",
    "calibrat*",
    "contractor",
    "entretien",
    "verification",
    "essai",
    "depannage",
    "nettoyage",
    "entrepreneur",
  ],
  /** Work on plants and grounds. */
  tend: [
    "plant*",
    "prun*",
    "trimm*",
    "cutting",
    "mow*",
    "water*",
    "removal",
    "remov*",
    "grind*",
    "fell*",
    "spray*",
    "control",
    "care",
    "maintenance",
    "maintain*",
    "management",
    "install*",
    "restor*",
    "restaur*",
    "fertiliz*",
    "aerat*",
    "weed*",
    "winteriz*",
    "start",
    "entretien",
    "amenagement",
    "taille",
    "tonte",
    "coupe",
    "abattage",
    "arrosage",
    "pose",
    "controle",
    "eradication",
    "gestion",
    "soins",
    "fertilisation",
    "desherbage",
    "verdissement",
  ],
  /** Work on the surfaces and rooms of a building in use. */
  clean: [
    "clean*",
    "wash",
    "washing",
    "saniti*",
    "disinfect*",
    "polish*",
    "wax*",
    "janitor*",
    "custodial",
    "custodian",
    "nettoyage",
    "lavage",
    "desinfection",
    "cirage",
    "decapage",
    "menager",
    "proprete",
    "salubrite",
  ],
  /** Work on snow and ice. */
  clear: [
    "remov*",
    "clear*",
    "plowing",
    "plowed",
    "ploughing",
    "haul*",
    "load*",
    "melt*",
    "shovel*",
    "blow*",
    "dispos*",
    "control",
    "management",
    "salt*",
    "sanding",
    "deblai*",
    "enlev*",
    "transport",
    "souffl*",
    "charg*",
    "deplac*",
    "gratt*",
    "ramass*",
    "evacu*",
    "elimin*",
  ],
  /** Work that shows that a notice is more than a purchase. */
  labour: [
    "install*",
    "maintenance",
    "repair*",
    "servic*",
    "remov*",
    "replac*",
    "rebuild*",
    "overhaul*",
    "refurbish*",
    "moderni*",
    "construct*",
    "travaux",
    "entretien",
    "repar*",
    "remplac*",
    "pose",
    "renovat*",
    "renov*",
    "refection",
    "labour",
    "labor",
    "planting",
    "plantation",
    "pruning",
    "cleaning",
    "nettoyage",
    "rehabilit*",
    "resurfac*",
    "mowing",
    "restor*",
    "demolition",
    "upgrad*",
    "fit",
    "deneig*",
    "plac*",
    "spread*",
    "epandage",
    "apply*",
    "application",
    "clearing",
    "plowing",
    "ploughing",
    "salting",
    "sanding",
  ],
  /** Work that is left even if the title begins like a purchase: "fourniture et installation". */
  install: [
    "install*",
    "pose",
    "construct*",
    "erect*",
    "planting",
    "plantation",
    "labour",
    "labor",
    "commission*",
    "application",
    "place",
    "placement",
    "laying",
    "epandage",
    "spreading",
  ],
} as const satisfies Record<string, ReadonlyArray<string>>;

export type WorkRole = keyof typeof WORK_WORDS;

const matchers = Object.fromEntries(
  Object.entries(WORK_WORDS).map(([role, words]) => [role, wordMatcher(words)]),
) as Record<WorkRole, (word: string) => boolean>;

/** Whether a word, as `stem` leaves it, names work of this kind. */
export function namesWork(role: WorkRole, word: string): boolean {
  return matchers[role](word);
}

function wordMatcher(words: ReadonlyArray<string>): (word: string) => boolean {
  const whole = new Set(words.filter((word) => !word.endsWith("*")).map(stem));
  const prefixes = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
    // Words are limited in number, but numerals are not. Clearing the cache now and then is cheap.
    if (known.size > 20_000) known.clear();
    known.set(word, found);
    return found;
  };
}
