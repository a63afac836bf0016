import { anyOf } from "../sentences/any-of";
import { matchesOf } from "../sentences/matches";

const whole = (words: string) => new RegExp(`^(?:${anyOf(words.split(" ")).source})$`);

/** What is bad for a bid. */
const BAD = whole(
  "reject\\w* disqualif\\w* invalid\\w* ineligib\\w* unresponsive unopened unread non-?complian\\w* " +
    "noncomplian\\w* non-?responsive non-?conforming unacceptable inadmissib\\w* exclu[dst]\\w* " +
    "exclusion barred bars? void voided declined forfeit\\w* eliminat\\w* discard\\w* refus\\w* " +
    "penal\\w* disadvantage\\w* preclud\\w* prevent\\w* prejudic\\w* thrown aside removed deleted " +
    "returned sealed affect\\w* against dismissed irrecevab\\w* rejet\\w* disqualifi\\w* ecart\\w* " +
    "elimin\\w* exclu[se]?\\w* nulle?s? nullite non-?conformes? non-?recevables? penalis\\w*",
);

/** What is good for a bid. */
const GOOD = whole(
  "accept(?:ed|able|ance|s)? accepting consider(?:ed|ation)? opened read evaluated eligible " +
    "eligibility allowed permitted entitled qualified qualify responsive compliant able count counts " +
    "valid received? welcome free admitted reviewed scored awarded recevables? acceptee?s? " +
    "considere[er]?s? admissibles? eligibles? retenue?s? ouvertes? examinee?s? etudiee?s? evaluee?s? " +
    "analysee?s? admise?s? conformes?",
);

/** Good for a bidder after "may" or "can": "may bid", "peut soumissionner". */
const DOES = /^(?:bid|submit|tender|propose|quote|soumissionner|deposer|presenter)$/;
const MAY =
  /^(?:may|can|could|cannot|will|shall|should|must|would|still|to|peu(?:t|vent)|pourr(?:a|ont)|pouvoir|pas)$/;

/** "Rejection" says that a bid is rejected only where something leads to it. */
const OUTCOME_AS_NOUN =
  /^(?:rejection|disqualification|exclusion|elimination|rejet|irrecevabilite|nullite|refusal)$/;
const LEADS_TO =
  /^(?:result\w*|leads?|leading|caus\w*|means?|entrain\w*|provoqu\w*|grounds?|reasons?|basis|subject|constitut\w*|motifs?|raison|be|is|justif\w*|peine|condui\w*|mene\w*|no|not|never|without)$/;

const BETWEEN =
  /^(?:not|still|also|then|nevertheless|nonetheless|even|pas|quand|meme|toutefois|neanmoins|egalement|pas|y)$/;

const NEGATIVE =
  /^(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|pas|point|aucune?s?|aucunement|nullement|jamais|rien|nul|sans|ni|\w+n't)$/;
/** "Ne" denies by itself only where nothing else does. */
const NE = /^(?:ne|n')$/;

/** Words beside which an outcome may be said to be hardly so, no longer so, or said by somebody else. */
const HEDGES = whole(
  "merely wrong removed? rule rules contemplat\\w* fear whether hardly scarcely unless if only solely " +
    "simply seldom rarely usually normally generally contrary discuss\\w* debat\\w* threat\\w* possible " +
    "possibility unlikely possibly perhaps almost might could however waive\\w* apply applies except\\w* " +
    "effect stop stopped avoid error mistake myth previously formerly former risk\\w* other others some " +
    "than either rain although though neutral si sauf seulement que erreur autres? normalement " +
    "generalement parfois risque\\w*",
);

const TOKEN = /n'(?=[a-z])|[a-z]+(?:-[a-z]+)*(?:'t)?|[.;:,]/g;
/** A denial stands within so many words before what it denies; French also denies with the next words. */
const BEFORE = 9;
const AFTER = 2;

export type Outcome = "bad" | "good" | "unclear" | null;

/** What becomes of a bid by words from which the naming of the absent has been taken out. */
export function outcomeOf(text: string): Outcome {
  const tokens = matchesOf(TOKEN, plainOf(text)).map(([token]) => token);
  const found: Array<Outcome> = [];
  let from = 0;
  let last: Outcome = null;
  for (const [index, token] of tokens.entries()) {
    if (/^[.;:]$/.test(token)) from = index + 1;
    const value = valueOf(tokens, index);
    if (value === null) continue;
    const isChained = found.length > 0 && index - from <= 3 && !tokens.slice(from, index).some(isPart);
    const near = tokens.slice(Math.max(from, index - BEFORE), index);
    const after = tokens
      .slice(index + 1, index + 1 + AFTER)
      .filter((word) => /^(?:pas|point|jamais|aucune?)$/.test(word));
    const denials = countOf([...near, ...after]);
    from = index + 1;
    if (isChained && denials === 0 && (value === last || DOES.test(token))) continue;
    last = value;
    const isNamed =
      OUTCOME_AS_NOUN.test(token) &&
      !tokens.slice(Math.max(0, index - 7), index).some((word) => LEADS_TO.test(word));
    found.push(denials > 1 || isNamed ? "unclear" : (value === "bad") === (denials === 0) ? "bad" : "good");
  }
  const kinds = new Set(found);
  if (kinds.size === 0) return null;
  if (
    /may or may not|(?<![a-z])may be (?:allowed|permitted|considered|accepted|eligible|admitted)/.test(text)
  )
    return "unclear";
  if (kinds.size > 1 || kinds.has("unclear") || tokens.some((token) => HEDGES.test(token))) return "unclear";
  return found[0] ?? null;
}

const plainOf = (text: string) =>
  text
    .replace(/can ?not(?![a-z])/g, "cannot")
    .replace(/(?<![a-z])non (?=[a-z])/g, "non-")
    .replace(/turn\w* away/g, "refused");

const isPart = (token: string) => /^[.;:,]$/.test(token) || token === "but" || token === "mais";

function countOf(words: ReadonlyArray<string>): number {
  const denials = words.filter((word) => NEGATIVE.test(word)).length;
  return denials > 0 ? denials : words.some((word) => NE.test(word)) ? 1 : 0;
}

function valueOf(tokens: ReadonlyArray<string>, index: number): "bad" | "good" | null {
  const token = tokens[index] ?? "";
  if (BAD.test(token)) return "bad";
  if (token.startsWith("non-") && GOOD.test(token.slice(4))) return "bad";
  const next = tokens[index + 1] ?? "";
  if (
    token.startsWith("consider") &&
    (BAD.test(next) || GOOD.test(next) || /^(?:as|to|comme|gone)$/.test(next))
  )
    return null;
  if (GOOD.test(token)) return "good";
  const before = tokens.slice(0, index).findLast((word) => !BETWEEN.test(word)) ?? "";
  return DOES.test(token) && MAY.test(before) ? "good" : null;
}
