import { NUMBER } from "~/domain/classification/asked-for/requests";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { Sentence } from "~/domain/classification/text/sentences";

/** How many words away from a thing a word for work may be; words such as "of" and "and" do not count. */
export const REACH = 7;
/** The same for everyday words, and for the work to count as beside the thing. */
export const BESIDE = 2;

/** The text around a phrase. Words at `trapped` positions mean something else. */
export type Surroundings = Readonly<{
  tokens: ReadonlyArray<Token>;
  sentence: Sentence;
  trapped: ReadonlySet<number>;
}>;

/** Words that do not add to the distance between a thing and its work. */
const isLink = (word: string) => LINK_WORDS.has(word) || word === "and" || word === "et";

/** How much or how many: "install a 200 kW standby generator", "remplacement de trois (3) chaudières". */
const MEASURES = new Set(
  (
    "kw kva kv amp volt hp ton btu mm cm inch gallon litre two three four five six seven eight nine ten twelve new existing " +
    "a an deux trois quatre cinq six sept huit neuf dix douze nouveau nouvelle existant"
  )
    .split(" ")
    .map(stem),
);
/** Not what belongs to a name: "AHU-09/15". */
function isMeasure(tokens: ReadonlyArray<Token>, at: number): boolean {
  const [before, word] = [tokens[at - 1]?.stem ?? "", tokens[at]?.stem ?? ""];
  if (!MEASURES.has(word) && !NUMBER.test(word)) return false;
  return (
    MEASURES.has(before) ||
    NUMBER.test(before) ||
    LINK_WORDS.has(before) ||
    namesWork("build", before) ||
    namesWork("serve", before)
  );
}

/** After one of these a thing says where the work is: "tree removal along trails". */
const LOCATIVES = new Set(
  "at in along under over near within between beside inside throughout dans sous entre situe situee located".split(
    " ",
  ),
);

/** "Remplacement de l'intercom à l'usine", but not "mise aux normes de l'usine". */
const FRENCH_LOCATIVES = new Set(["au", "aux"]);
const FRENCH_ARTICLES = new Set(["l", "la"]);
const MISES = new Set(
  "mise remise modification addition correction correctif amelioration reparation retouche"
    .split(" ")
    .map(stem),
);

/** "Réparations diverses à la structure". */
const VAGUE = new Set("divers diverse mineure majeure urgente".split(" ").map(stem));

function isLocative(tokens: ReadonlyArray<Token>, at: number, crosses: boolean): boolean {
  const word = tokens[at]?.stem ?? "";
  const isFrench =
    FRENCH_LOCATIVES.has(word) || (word === "a" && FRENCH_ARTICLES.has(tokens[at + 1]?.stem ?? ""));
  // "Remplacement, à la bibliothèque, des thermopompes": the place is enclosed.
  if (isFrench)
    return (
      !crosses && !MISES.has(tokens[VAGUE.has(tokens[at - 1]?.stem ?? "") ? at - 2 : at - 1]?.stem ?? "")
    );
  return LOCATIVES.has(word);
}

const UPDATES = new Set(["jour", "essai"]);

/** "Mise à jour", "mise à l'essai": nothing is built. */
export function isUpdate(tokens: ReadonlyArray<Token>, at: number): boolean {
  return (
    tokens[at]?.stem === "mise" && tokens.slice(at + 1, at + 4).some(({ stem: word }) => UPDATES.has(word))
  );
}

export type Nearest = { at: number; distance: number; crosses: boolean };

/** The closest word for such work in the phrase's sentence, in either direction. */
export function nearestWork(
  around: Surroundings,
  roles: ReadonlyArray<WorkRole>,
  first: number,
  last: number,
): Nearest | null {
  const ahead = workInDirection(around, roles, last, 1);
  const behind = workInDirection(around, roles, first, -1);
  if (!ahead || !behind) return ahead ?? behind;
  if (ahead.crosses !== behind.crosses) return ahead.crosses ? behind : ahead;
  return ahead.distance <= behind.distance ? ahead : behind;
}

/** "Public Works Facilities and Communication Tower": nothing is built. */
function isDepartment(tokens: ReadonlyArray<Token>, at: number): boolean {
  return tokens[at]?.stem === "work" && tokens[at - 1]?.stem === "public";
}

/** "Snow Removal of School Street": the street stays. */
function isOfSnow(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (!REMOVAL.test(tokens[at]?.stem ?? "")) return false;
  return SNOW.has(tokens[at - 1]?.stem ?? "") || SNOW.has(behindLinks(tokens, at + 1));
}

const REMOVAL = /^(?:remov|enlev|clear|deblai)/;
const SNOW = new Set(["snow", "ice", "neige", "glace"]);

function behindLinks(tokens: ReadonlyArray<Token>, from: number): string {
  let at = from;
  while (LINK_WORDS.has(tokens[at]?.stem ?? "")) at += 1;
  return tokens[at]?.stem ?? "";
}

function workInDirection(
  { tokens, sentence, trapped }: Surroundings,
  roles: ReadonlyArray<WorkRole>,
  start: number,
  step: 1 | -1,
): Nearest | null {
  let distance = 0;
  let crosses = false;
  for (let at = start + step; distance <= REACH && Math.abs(at - start) <= 2 * REACH; at += step) {
    const token = tokens[at];
    if (!token || at < sentence.from || at >= sentence.to) return null;
    crosses ||= (step === 1 ? token : tokens[at + 1])?.loose ?? false;
    if (step === -1 && isLocative(tokens, at, crosses)) return null;
    if (!isLink(token.stem) && !isMeasure(tokens, at)) distance += 1;
    if (
      !trapped.has(at) &&
      !isDepartment(tokens, at) &&
      (roles.includes("clear") || !isOfSnow(tokens, at)) &&
      roles.some((role) => namesWork(role, token.stem))
    )
      return { at, distance, crosses };
  }
  return null;
}
