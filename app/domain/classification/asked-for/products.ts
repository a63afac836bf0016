import { PREMISES_NOUNS, PRODUCT_NOUNS } from "~/domain/classification/asked-for/product-nouns";
import { FRENCH_OF, NUMBER } from "~/domain/classification/asked-for/requests";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { Sentence } from "~/domain/classification/text/sentences";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

const productNouns = new Set(PRODUCT_NOUNS.map(stem));
const premisesNouns = new Set(PREMISES_NOUNS.map(stem));

/** "Boiler room", "generator building": a place, not the thing. */
export function housesThing(
  tokens: ReadonlyArray<Token>,
  { generic, service }: PhraseRule,
  last: number,
): boolean {
  const next = tokens[last + 1];
  if (!next || next.loose || generic || service === "construction" || service === "janitorial") return false;
  // "Generator Building 125" is a generator there.
  return premisesNouns.has(next.stem) && !NUMBER.test(tokens[last + 2]?.stem ?? "");
}

/** What a contractor brings along, named in a list: "labour, equipment for snow removal". */
const INPUTS = new Set(["labour", "labor", "material", "oeuvre", "ouvre"]);
const GENITIVES = new Set(["d", "de", "du", "des", "pour", "for"]);

/**
 * Whether the phrase describes a product: "équipement de déneigement". Not if the product is one of a list, as in
 * "labour, materials and equipment for snow removal".
 */
export function followsProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, first: number): boolean {
  const link = tokens[first - 1];
  const noun = tokens[first - 2];
  if (first - 2 < sentence.from || !link || !noun) return false;
  if (!GENITIVES.has(link.stem) || !productNouns.has(noun.stem)) return false;
  if (tokens.slice(sentence.from, first).some(({ stem: word }) => INPUTS.has(word))) return false;
  const before = tokens[first - 3]?.stem ?? "";
  return first - 3 < sentence.from || !(before === "and" || before === "et" || before === "l");
}

const PRODUCT_REACH = 2;
/** How many words before a trade its construction may be named. */
const CONSTRUCTION_REACH = 7;
/** How many words after a trade the building that houses it may be named. */
const PREMISES_REACH = 5;

/** How many words may stand between a building and the trade that it is for. */
const PURPOSE_REACH = 4;

/** "Bâtiment pour déneigement", "garage pour les équipements de déneigement": a building for the trade. */
function isForPremises(tokens: ReadonlyArray<Token>, sentence: Sentence, first: number): boolean {
  for (let at = first - 1; at > sentence.from && at >= first - PURPOSE_REACH; at -= 1) {
    if (tokens[at]?.loose) return false;
    if (tokens[at]?.stem === "pour") return premisesNouns.has(tokens[at - 1]?.stem ?? "");
  }
  return false;
}

export function buildsPremises(
  tokens: ReadonlyArray<Token>,
  sentence: Sentence,
  first: number,
  last: number,
): boolean {
  if (isForPremises(tokens, sentence, first)) return true;
  const ahead = tokens.slice(last + 1, Math.min(sentence.to, last + 1 + PREMISES_REACH));
  if (!ahead.some(({ stem: word }) => premisesNouns.has(word))) return false;
  const behind = tokens.slice(Math.max(sentence.from, first - CONSTRUCTION_REACH), first);
  return behind.some(({ stem: word }) => word.startsWith("construct"));
}

const SMALL_WORDS = new Set(
  "and or as for of in at to on with by from is are be will that service et ou pour dans avec est sont a au aux chez".split(
    " ",
  ),
);

export function namesProduct(tokens: ReadonlyArray<Token>, sentence: Sentence, last: number): boolean {
  for (let at = last + 1; at <= last + PRODUCT_REACH && at < sentence.to; at += 1) {
    const token = tokens[at];
    if (!token || token.loose) return false;
    // French names the product first: "stationnement du garage" is no garage.
    if (at === last + 1 && FRENCH_OF.has(token.stem)) return false;
    if (productNouns.has(token.stem)) return !isInstalled(tokens, at) && !isArrangement(tokens, at);
    if (SMALL_WORDS.has(token.stem)) return false;
    if (namesWork("serve", token.stem) || namesWork("build", token.stem)) return false;
  }
  return false;
}

/** "Grass Cutting Supply Arrangement" is for work. */
function isArrangement(tokens: ReadonlyArray<Token>, product: number): boolean {
  const next = tokens[product + 1]?.stem ?? "";
  return next === "arrangement" || next === "agreement";
}

/** "Sod supply and installation" is work. */
function isInstalled(tokens: ReadonlyArray<Token>, product: number): boolean {
  const from = tokens[product + 1]?.stem === "supply" ? product + 1 : product;
  const [link, work] = [tokens[from + 1]?.stem ?? "", tokens[from + 2]?.stem ?? ""];
  return (link === "and" || link === "et") && namesWork("install", work);
}
