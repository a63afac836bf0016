import type { Token } from "./contact-tokens";
import { ROLES } from "./contact-words";
import { placesOf, type Reading, type Span } from "./name-reading";
import { namesFrom } from "./names-at";

const VERBS = new Set(["is", "are", "be", "est", "sont", "sera", "etre", "remains", "demeure"]);
const SENTENCE_ENDS = new Set([".", "!", "?", ";"]);
/** How many tokens before the verb the role may stand. */
const MAX_BACK = 12;

/** "The point of contact for this action is Jane Doe", "la personne responsable du dossier est Mme Tremblay". */
export function namesAfterIs(reading: Reading): Array<Span> {
  const { tokens } = reading;
  return placesOf(reading, ({ key }) => VERBS.has(key))
    .filter((verb) => speaksOfRole(tokens, verb))
    .flatMap((verb) => namesFrom(reading, verb + 1, "near"))
    .filter(({ end }) => tokens[end]?.text !== "&");
}

function speaksOfRole(tokens: ReadonlyArray<Token>, verb: number) {
  for (let at = verb - 1; at >= Math.max(0, verb - MAX_BACK); at -= 1) {
    const { key, kind, text } = tokens[at]!;
    if (kind === "break" || SENTENCE_ENDS.has(text)) return false;
    if (ROLES.has(key)) return true;
  }
  return false;
}
