import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";

const stems = (words: string) => new Set(words.split(" ").map(stem));

const ENGLISH_STREETS = stems("road street highway avenue boulevard drive lane parkway expressway");
const FRENCH_STREETS = stems("rue chemin route boulevard avenue rang montee");
/** Sites and bodies that are named after their street: "Mill Road Water Plant", "Highway Department Garage". */
const SITES = stems(
  "plant library school garage hall station building centre center department depot complex facility campus pool arena " +
    "plaza terminal clinic hospital church museum office house works",
);
const LONGEST_NAME = 3;
/** Years stand before streets too: "2026 Town Road Plowing". */
const CIVIC_NUMBER = /^(?!(?:19|20)\d\d$)\d{1,5}[a-z]?$/;
const CAPITAL = /\p{Lu}/u;

/** Whether the word only belongs to an address or a site's name: "2345 Maxon Road", "Front Street Library", "300, rue Principale". */
export function isInAddress({ raw, tokens }: FoldedText, at: number): boolean {
  const token = tokens[at];
  if (!token || !isSingular(token)) return false;
  const isCapital = (other: Token | undefined) => CAPITAL.test(raw.charAt(other?.start ?? raw.length));
  if (FRENCH_STREETS.has(token.stem) && CIVIC_NUMBER.test(tokens[at - 1]?.stem ?? "")) return true;
  if (!isCapital(token)) return false;
  const next = tokens[at + 1];
  // "12 Bridge Street", "School Street".
  if (next?.loose === false && isCapital(next) && ENGLISH_STREETS.has(next.stem)) return isSingular(next);
  if (!ENGLISH_STREETS.has(token.stem)) return false;
  for (let before = at - 1; before >= at - LONGEST_NAME && !tokens[before + 1]?.loose; before -= 1) {
    if (CIVIC_NUMBER.test(tokens[before]?.stem ?? "")) return true;
    if (!isCapital(tokens[before])) break;
  }
  for (let behind = at + 1; behind <= at + LONGEST_NAME; behind += 1) {
    const word = tokens[behind];
    if (!word || word.loose || !isCapital(word)) return false;
    if (SITES.has(word.stem)) return true;
  }
  return false;
}

const isSingular = ({ stem: word, start, end }: Token) => end - start === word.length;
