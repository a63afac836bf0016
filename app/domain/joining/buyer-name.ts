import { foldedWords } from "../folding";
import { wordSet } from "./title-vocabulary";

/** How much of a name is compared: more than portals' names have. */
const READ_LENGTH = 1_000;

const EMPTY_WORDS = wordSet("the of and for corporation inc ltd ltee llc a an de la le les du des d l et");
/** They stand before what they are the department of. */
const OFFICES = wordSet("department departments dept ministry ministere office bureau division branch");

/** The words for what kind of municipality it is; the kinds that one could mean in the other language. */
const KINDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  city: ["city"],
  cite: ["city"],
  town: ["town"],
  ville: ["city", "town"],
  township: ["township"],
  townships: ["township"],
  twp: ["township"],
  canton: ["township"],
  cantons: ["township"],
  village: ["village"],
  borough: ["borough"],
  arrondissement: ["borough"],
  county: ["county"],
  counties: ["county"],
  comte: ["county"],
  comtes: ["county"],
  region: ["region"],
  regional: ["region"],
  regionale: ["region"],
  municipality: ["municipality"],
  municipal: ["municipality"],
  municipalite: ["municipality"],
  district: ["district"],
  parish: ["parish"],
  paroisse: ["parish"],
  mrc: ["county"],
};

/** With one of these a name is that of another body than the town's, and every word of it counts. */
const OTHER_BODIES = wordSet(`
  university universite college cegep school schools scolaire ecole academy board boards commission council conseil
  catholic catholique separate library libraries bibliotheque police hospital hospitals hopital health sante cisss ciusss
  clinic housing habitation logement habitations authority authorities agency agence hydro power energy electric utility
  utilities conservation transit port airport aeroport museum musee gallery foundation fondation trust society societe
  association corp company research centre center institute institut cemetery exhibition zoo nation band
  federation union church diocese development economic
`);

/** What a municipality's departments are called. Only beside a word for its kind: "Public Works" alone is a name. */
const DEPARTMENTS = wordSet(`
  public works water wastewater sewer sewers waste solid environment environmental parks park recreation forestry
  facilities facility fleet fire rescue emergency engineering transportation transport roads road streets street traffic
  planning building buildings property properties real estate operations operation maintenance infrastructure capital
  projects project community communities social culture cultural children long term care homes human resources
  information technology corporate legal clerk clerks management services service education sanitation design
  construction approvisionnement approvisionnements travaux publics eau eaux loisirs genie ingenierie incendie parcs
  greffe finances urbanisme
`);
/** Every department buys through these. */
const BUYING = wordSet(`
  purchasing procurement supply chain finance financial treasury strategic sourcing materiel materials management services
  service approvisionnement approvisionnements finances
`);

const OF_A_GOVERNMENT = /\b(?:state|province|commonwealth|government|gouvernement) (?:of|du|de la|de l|de) /g;

const isOfDepartment = (word: string) => OFFICES.has(word) || DEPARTMENTS.has(word) || BUYING.has(word);

type Buyer = {
  /** The words that name it, in alphabetical order. */
  own: ReadonlyArray<string>;
  kinds: ReadonlySet<string>;
  departments: ReadonlyArray<string>;
};

const sorted = (all: Iterable<string>) => [...new Set(all)].sort();

function read(name: string): Buyer {
  const folded = `${foldedWords(name.slice(0, READ_LENGTH))} `.replaceAll(OF_A_GOVERNMENT, "");
  const all = folded.split(" ").filter((word) => word !== "" && !EMPTY_WORDS.has(word));
  const whole = { own: sorted(all), kinds: new Set<string>(), departments: [] };
  if (all.some((word) => OTHER_BODIES.has(word))) return whole;
  const named = all.filter((word) => !Object.hasOwn(KINDS, word));
  const isMunicipality = named.length < all.length;
  const offices = isMunicipality ? named.filter(isOfDepartment) : [];
  const own = named.filter((word) => !OFFICES.has(word) && !offices.includes(word));
  if (own.length === 0) return whole;
  return { own: sorted(own), kinds: kindsOf(all), departments: departmentsOf(offices) };
}

/** A regional municipality is a region. */
function kindsOf(all: ReadonlyArray<string>): ReadonlySet<string> {
  const kinds = new Set(all.flatMap((word) => (Object.hasOwn(KINDS, word) ? (KINDS[word] ?? []) : [])));
  if (kinds.has("region") || kinds.has("district") || kinds.has("county")) kinds.delete("municipality");
  return kinds;
}

const departmentsOf = (offices: ReadonlyArray<string>) =>
  sorted(offices.filter((word) => !OFFICES.has(word) && !BUYING.has(word)));

/**
 * The words that name a buyer, the same for "Toronto, City of" and "The Corporation of the City of Toronto", in both
 * languages; empty if there are none. Buyers that are the same share them, and some others do too.
 */
export const buyerKey = (name: string) => read(name).own.join(" ");

/**
 * Whether two names mean the same buyer: the same words but for forms of address, the word for its kind in either
 * language, and departments. A town and a county of one name are two, and so are two departments.
 */
export function isSameBuyer(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  if (a.own.length === 0 || a.own.join(" ") !== b.own.join(" ")) return false;
  return mayMeet([...a.kinds], [...b.kinds]) && mayMeet(a.departments, b.departments);
}

const mayMeet = (a: ReadonlyArray<string>, b: ReadonlyArray<string>) =>
  a.length === 0 || b.length === 0 || a.some((one) => b.includes(one));

/** What a municipality is called without the word for its kind; `null` if the name is none of a municipality. */
export function municipalityNamed(name: string): string | null {
  const { own, kinds } = read(name);
  if (kinds.size === 0) return null;
  const kept = foldedWords(name.slice(0, READ_LENGTH))
    .split(" ")
    .filter((word) => own.includes(word));
  return kept.join(" ");
}
