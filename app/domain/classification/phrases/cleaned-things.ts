import { namesWork } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

const stems = (...words: ReadonlyArray<string>) =>
  new Set(words.flatMap((line) => line.split(" ")).map(stem));

/** How cleaning is described, and what cleaners clean. */
const BEFORE = stems(
  "of for the and or to a in provision supply service general regular daily nightly weekly monthly deep routine",
  "commercial contract contracted professional environmental annual periodic seasonal spring final industrial interior",
  "exterior internal external emergency post construction outside light heavy duty domestic specialist specialized specialised",
  "new various full steam terminal initial additional pre after hours public municipal town city county village",
  "building office school facility room station centre center hall court terminal depot clinic hospital college church",
  "plant garage tower theatre theater pool rink gym arena base campus headquarters detachment precinct shelter stop lot",
  "washroom restroom toilet kitchen stairwell elevator lobby hallway corridor floor carpet tile wall blind glass facade",
  "window upholstery drapery curtain library museum daycare residence unit apartment suite dorm barracks lab laboratory",
);
/** "Courthouse", "classroom". */
const ROOMS = /(?:house|room|building)$/;
const AFTER = stems(
  "of at in for and or to on with from by the a service contract program programme agreement work tender rfp rfq rft",
  "bid proposal operation contractor company as per period year requirement provider duty supply maintenance area",
  "facility building phase various multiple all town city county",
);

/** "Resin Cleaning Validation", "Mold Sanitization", "cleaning machines": a thing is cleaned or sold, not a building. */
export function cleansThing(
  { service, generic, strength }: PhraseRule,
  tokens: ReadonlyArray<Token>,
  { first, last }: { first: number; last: number },
): boolean {
  if (service !== "janitorial" || !generic || strength !== "work") return false;
  const word = tokens[first]?.stem ?? "";
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  const isKnown = ({ stem: own }: Token, known: ReadonlySet<string>) =>
    own === "" ||
    known.has(own) ||
    ROOMS.test(own) ||
    /\d/.test(own) ||
    namesWork("clean", own) ||
    namesWork("labour", own);
  // French names what is cleaned behind.
  if (!word.startsWith("clean") && !word.endsWith("ization") && !word.endsWith("ing")) return false;
  if (after && !after.loose && !isKnown(after, AFTER)) return true;
  return before !== undefined && tokens[first]?.loose === false && !isKnown(before, BEFORE);
}
