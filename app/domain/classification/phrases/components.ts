import { FRENCH_OF } from "~/domain/classification/asked-for/requests";
import { LINK_WORDS, type PhraseMatch } from "~/domain/classification/phrases/phrase-index";
import type { Entry } from "~/domain/classification/phrases/phrase-matches";
import { stem, type Token } from "~/domain/classification/text/folded-text";

/** Parts that the machines of several trades have. */
const COMPONENTS = new Set(
  "cheminee persienne grille cabine pompe moteur vanne valve variateur panneau tuyauterie conduite reservoir robinet circulateur controleur automate demarreur batterie compteur"
    .split(" ")
    .map(stem),
);

/** "Moteur du ventilateur", "tuyauterie des échangeurs": who looks after the heating replaces its parts. */
export function isComponentOf(
  tokens: ReadonlyArray<Token>,
  { first, last }: PhraseMatch<Entry>,
  whole: PhraseMatch<Entry> | undefined,
): boolean {
  const isComponent = tokens.slice(first, last + 1).some(({ stem: word }) => COMPONENTS.has(word));
  if (!whole || !isComponent || !FRENCH_OF.has(tokens[last + 1]?.stem ?? "")) return false;
  const between = tokens.slice(last + 1, whole.first);
  if (tokens[whole.first]?.loose || between.some((token) => token.loose || !LINK_WORDS.has(token.stem)))
    return false;
  return whole.rules.some(
    (rule) => rule !== "trap" && rule.service === "hvac" && rule.strength === "thing" && !rule.generic,
  );
}

/** A pump, motor or valve of which the phrase does not say what it belongs to. */
export const BARE_COMPONENT =
  /\b(?:pompes?|moteurs?|vannes?|valves?)(?: d['’]isolement| de circulation| hydrauliques?)?$/i;
