import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, isDashed, type Token } from "~/domain/classification/text/folded-text";

const CAPITAL = /\p{Lu}/u;

/** Words that are part of a street's name if they are singular and follow another capitalized word. */
const ENGLISH_NAMES = new Set([
  "road",
  "pavement",
  "street",
  "laneway",
  "parkway",
  "highway",
  "sidewalk",
  "park",
  "intersection",
]);
/** "New Sidewalk", "Asphalt Pavement", which few streets are called. */
const SURFACES = new Set(["sidewalk", "pavement", "laneway", "intersection"]);
const DESCRIBED = new Set(
  "new proposed missing existing concrete asphalt raised temporary signalized".split(" "),
);
/** Of these even the plural seldom is what the work is done to, unless the words beside it say so. */
const SELDOM_OBJECTS = new Set(["street", "highway", "park", "intersection"]);
/** French streets have their name behind them, so these words alone do not tell. */
const FRENCH_NAMES = new Set([
  "rue",
  "montee",
  "croissant",
  "route",
  "rang",
  "chemin",
  "boulevard",
  "avenue",
  "parc",
]);
/** Words between the work and the street: "réfection de diverses rues", "reconstruction of various local roads". */
const BETWEEN = new Set(
  "various local existing new several portion section nouvelle divers diverse plusieur certain certaine partie troncon nouveau nouvel part half end side north south east west and et complete partielle partiel norme niveau etat sur on".split(
    " ",
  ),
);
/** "Réfection diverses rues" leaves out the link word. */
const VARIOUS = new Set(["divers", "diverse", "various", "plusieur"]);
/** What else stands in a street and is worked on. */
const STRUCTURES = new Set(
  "bridge culvert sewer watermain main underpass overpass structure pont ponceau aqueduc egout conduite".split(
    " ",
  ),
);
const COMPASS = new Set("north south east west n s e w nord sud est ouest".split(" "));
const LONGEST_NAME = 5;
const NUMBER = /^\d+$/;
/** "5e Avenue", "3rd Street". */
const ORDINAL = /^\d+(?:e|er|re|st|nd|rd|th)$/;

/** "Elm Street over Mill Creek" is a bridge. */
const CROSSINGS = new Set(["over", "above", "under", "overpas", "underpas"]);

const isBuildingWork = (word: string) => namesWork("build", word) || namesWork("rebuild", word);
const isLink = (word: string) => LINK_WORDS.has(word) || word === "to";

/**
 * Whether a word for a street only says where the work is, as in "Culvert Replacement on Allen Road". "Roads" alone,
 * "Allen Road Rehabilitation" and "Rehabilitation of Allen Road" are things to work on.
 */
export function isOnlyAddress({ tokens, raw }: FoldedText, first: number, last: number): boolean {
  const noun = tokens[first];
  if (!noun) return false;
  // "2345 Maxon Road Extension"
  if (last === first + 1 && tokens[last]?.stem === "extension") return hasCivicNumber(tokens, first);
  if (first !== last) return false;
  const isEnglish = ENGLISH_NAMES.has(noun.stem);
  if (!isEnglish && !FRENCH_NAMES.has(noun.stem)) return false;
  const next = tokens[first + 1];
  if (PARKS.has(noun.stem) && isWholeRequest(tokens, first)) return false;
  if (next && !next.loose && CROSSINGS.has(next.stem)) return true;
  if (workFollows({ tokens, raw }, first)) return false;
  if (isEnglish) {
    // "100 Gold Street Redevelopment".
    if (!PARKS.has(noun.stem) && hasCivicNumber(tokens, first)) return true;
    // "County Road 20 Widening": the number belongs to the name.
    const work = next && NUMBER.test(next.stem) ? tokens[first + 2] : next;
    if (work && !work.loose && isBuildingWork(work.stem)) return false;
    const before = tokens[first - 1];
    const isName =
      before !== undefined &&
      !noun.loose &&
      before.stem.length >= 2 &&
      noun.end - noun.start === noun.stem.length &&
      CAPITAL.test(raw.charAt(noun.start)) &&
      CAPITAL.test(raw.charAt(before.start)) &&
      !(SURFACES.has(noun.stem) && DESCRIBED.has(before.stem));
    if (!isName) return SELDOM_OBJECTS.has(noun.stem) && !isObject(tokens, raw, first);
    // "Rehabilitation of Elm Street Bridge": the street is the bridge's name.
    const isNameOn =
      next &&
      next.stem !== "" &&
      !next.loose &&
      CAPITAL.test(raw.charAt(next.start)) &&
      !COMPASS.has(next.stem);
    if (isNameOn) return true;
  }
  return !isObject(tokens, raw, first);
}

const LONGEST_HEADING = 6;

/** "Rue Gagnon - reconstruction", "Elm Street - Reconstruction": the work alone stands behind the dash. */
function workFollows({ tokens, raw }: FoldedText, noun: number): boolean {
  let from = noun + 1;
  while (from <= noun + LONGEST_HEADING && tokens[from] && !tokens[from]?.loose) from += 1;
  const work = tokens[from];
  if (!work || !isBuildingWork(work.stem)) return false;
  if (!isDashed(raw, tokens[from - 1]?.end ?? 0, work.start)) return false;
  const next = tokens[from + 1];
  return !next || next.loose || next.stem === "" || next.stem === "phase" || NUMBER.test(next.stem);
}

const LONGEST_STREET_NAME = 2;

function hasCivicNumber(tokens: ReadonlyArray<Token>, noun: number): boolean {
  for (let at = noun - 2; at >= 0 && at >= noun - 1 - LONGEST_STREET_NAME; at -= 1) {
    if (tokens[at + 1]?.loose || tokens[at]?.stem === "") return false;
    if (NUMBER.test(tokens[at]?.stem ?? "")) return (tokens[at]?.stem ?? "").length < 5;
  }
  return false;
}

/** "Bridge Rehabilitation of Elm Street": the word before the work says what it is done to. */
function isOfSomethingElse(tokens: ReadonlyArray<Token>, work: number): boolean {
  const before = tokens[work - 1];
  if (!before || before.stem === "" || tokens[work]?.loose) return false;
  return STRUCTURES.has(before.stem);
}

const PARKS = new Set(["park", "parc"]);

/** Whether a park's name is all that the text says: "Request for Tender for Memorial Park". */
function isWholeRequest(tokens: ReadonlyArray<Token>, last: number): boolean {
  const isWork = tokens.some(
    ({ stem: word }) => isBuildingWork(word) || namesWork("serve", word) || word === "service",
  );
  return !isWork && tokens[last + 1] === undefined;
}

/** American titles give orders: "Rehabilitate Entrance Road". */
const ORDERS = new Set(
  "rehabilitate repair replace reconstruct resurface repave pave widen construct renovate restore upgrade improve".split(
    " ",
  ),
);

/** Whether the street is what the work is done to: "réfection de la rue Bellevue", "reconstruction of Elm Street". */
function isObject(tokens: ReadonlyArray<Token>, raw: string, first: number): boolean {
  let linked = false;
  for (let at = first; at > first - LONGEST_NAME - 2 && at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || token.stem === "") return false;
    if (STRUCTURES.has(token.stem)) return false;
    if (at < first && isBuildingWork(token.stem))
      return (linked || at === first - 1 || ORDERS.has(token.stem)) && !isOfSomethingElse(tokens, at);
    // "Travaux de réfection - route 138": the work's own phrase ends before the dash.
    if (token.loose && !(at === first && isBuildingWork(tokens[first - 1]?.stem ?? ""))) return false;
    if (at === first) continue;
    // "Prolongement 40e Rue" has no link word.
    if (isLink(token.stem) || VARIOUS.has(token.stem) || ORDINAL.test(token.stem)) linked = true;
    else if (
      !BETWEEN.has(token.stem) &&
      !ORDINAL.test(token.stem) &&
      !(CAPITAL.test(raw.charAt(token.start)) && !linked)
    )
      return false;
  }
  return false;
}
