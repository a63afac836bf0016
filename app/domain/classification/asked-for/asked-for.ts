import {
  ADVICE_PHRASES,
  MANAGEMENT_PHRASES,
  WEAK_ADVICE_PHRASES,
} from "~/domain/classification/asked-for/advice-words";
import { CONSULTANT_WANTED, WHOLE_DESIGNS } from "~/domain/classification/asked-for/consultants-wanted";
import { beginsInFrenchAdvice } from "~/domain/classification/asked-for/french-heads";
import { isGoods } from "~/domain/classification/asked-for/purchases";
import {
  CONJUNCTIONS,
  FRENCH_OF,
  NUMBER,
  PREPOSITIONS,
  requestsIn,
  segmentsOf,
  type Span,
} from "~/domain/classification/asked-for/requests";
import { LINK_WORDS, PhraseIndex } from "~/domain/classification/phrases/phrase-index";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { type FoldedText, isDashed, type Token } from "~/domain/classification/text/folded-text";
import { marksIn } from "~/domain/classification/text/notice-marks";

/**
 * What a text asks for, apart from the trade. A `job` is work by the words themselves, such as "design-build"; `work`
 * is what is left if nothing tells.
 */
export type Asked = "advice" | "goods" | "job" | "work";

type Advice = "advice" | "weak-advice" | "management";
const adviceIndex = new PhraseIndex<Advice>([
  ...ADVICE_PHRASES.map((phrase) => [phrase, "advice"] as const),
  ...MANAGEMENT_PHRASES.map((phrase) => [phrase, "management"] as const),
  ...WEAK_ADVICE_PHRASES.map((phrase) => [phrase, "weak-advice"] as const),
]);

const consultantIndex = new PhraseIndex<true>(CONSULTANT_WANTED.map((phrase) => [phrase, true] as const));

/** Words that may follow the one that says what is asked for: "consulting services", "study phase 2". */
const TRAILERS = new Set(
  "service work program programme project firm contract support assistance report phase team year rfp rfq rft roster package assignment mandate update multiple award due ncr rcn".split(
    " ",
  ),
);

/** Nobody designs these: a consultant's word in a later part names a site or department. */
const TENDING = new Set(["janitorial", "custodial", "snow", "mowing", "housekeeping", "landscape"]);

const LOOKING_AT = new Set(["surveillance", "inspection", "supervision", "audit", "auscultation"]);

/** How many words may describe it: "Audit technique - remplacement des perrons". */
const LONGEST_LOOK = 2;

/** "Surveillance - réfection de la rue": such a word alone before a dash says what is asked for. */
function beginsInAdvice({ raw, tokens }: FoldedText): boolean {
  if (!LOOKING_AT.has(tokens[0]?.stem ?? "")) return false;
  return tokens
    .slice(0, LONGEST_LOOK)
    .some(({ end }, at) => isDashed(raw, end, tokens[at + 1]?.start ?? end));
}

/** "P&D – réfection de la rue", "Plans, devis et honoraires". */
const PLANS_AND_SPECIFICATIONS = /^\s*(?:P\s?&\s?D|plans?,?\s(?:et\s)?devis)\b/i;

/** "Moteurs du NM Joseph-Savard": a French motor vessel. */
const VESSEL = /\b(?:du|le) N\.?M\.? \p{Lu}/u;

/**
 * What the title asks for. Words in names of sites and buyers do not count. Who manages construction is the builder,
 * unless `managersAdvise`.
 */
export function askedIn({ raw, tokens }: FoldedText, { managersAdvise }: { managersAdvise: boolean }): Asked {
  const marks = marksIn(tokens);
  if (
    marks.has("always-advice") ||
    endsInAdvice(tokens) ||
    beginsInAdvice({ raw, tokens }) ||
    beginsInFrenchAdvice({ raw, tokens }) ||
    PLANS_AND_SPECIFICATIONS.test(raw) ||
    VESSEL.test(raw)
  )
    return "advice";
  if (isGoods(tokens, marks, raw)) return "goods";
  if (marks.has("job")) return "job";
  const requests = requestsIn(tokens);
  const isTending = TENDING.has(tokens[requests[0]?.from ?? 0]?.stem ?? "");
  const kinds = requests.map((phrase, index) => (isTending && index > 0 ? null : adviceOf(tokens, phrase)));
  if (kinds.includes("advice") || (managersAdvise && kinds.includes("management"))) return "advice";
  const worked = requests.some((phrase, index) => kinds[index] === null && namesBuilding(tokens, phrase));
  return kinds.includes("weak-advice") && !worked ? "advice" : "work";
}

/** Whether a description's first sentences say that a consultant is wanted. */
export function wantsConsultant({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => consultantIndex.matchAt(tokens, at) !== null);
}

const designIndex = new PhraseIndex<true>(WHOLE_DESIGNS.map((phrase) => [phrase, true] as const));

/** The same where the portal says "construction". */
export function wantsDesign({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => designIndex.matchAt(tokens, at) !== null);
}

/** What goods are bought for says nothing of the call: "purchase of wire to be used in traffic signal construction". */
const PURPOSES = new Set(["for", "to", "used", "use", "which", "that"]);
/** How far the words may be that say what for, and those that order. */
const LONGEST_PURCHASE = 20;
const LONGEST_ORDER = 5;

/** Whether a description's opening says that goods are bought and no work with them. */
export function buysGoods({ raw, tokens }: FoldedText): boolean {
  const from = tokens[0]?.stem === "the" ? 1 : 0;
  const opening = tokens.slice(from, from + LONGEST_PURCHASE);
  const end = opening.findIndex(({ stem: word }, at) => at > 0 && (word === "" || PURPOSES.has(word)));
  const bought = end < 0 ? opening : opening.slice(0, end);
  return marksIn(bought.slice(0, LONGEST_ORDER)).has("purchase") && isGoods(bought, marksIn(bought), raw);
}

/** Whether goods are bought together with work. */
export function hasLabour({ tokens }: FoldedText): boolean {
  return (
    marksIn(tokens).has("labour-supply") ||
    beginsInFrenchWork(tokens) ||
    tokens.some(({ stem: word }, at) => namesWork("labour", word) && !isPurpose(tokens, at))
  );
}

/** With one of these at its head a French title orders work, also where the portal says goods. */
const FRENCH_WORK = new Set(
  "mise ajout deplacement enfouissement demantelement conversion reconstruction deploiement".split(" "),
);

/** "Mise aux normes des gicleurs", but not "mise à jour d'un laser". */
function beginsInFrenchWork(tokens: ReadonlyArray<Token>): boolean {
  return (
    FRENCH_WORK.has(tokens[0]?.stem ?? "") &&
    !isTrialOrUpdate(tokens, 0) &&
    LINK_WORDS.has(tokens[1]?.stem ?? "")
  );
}

/** "Pierre concassée pour travaux sur la route": what the goods are for. */
function isPurpose(tokens: ReadonlyArray<Token>, at: number): boolean {
  let before = at - 1;
  while (LINK_WORDS.has(tokens[before]?.stem ?? "")) before -= 1;
  return tokens[before]?.stem === "pour" || tokens[before]?.stem === "for";
}

function namesBuilding(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(({ stem: word }) => namesWork("build", word) || namesWork("serve", word));
}

const FINAL_ADVICE = new Set(["design", "study", "assessment", "feasibility"]);

/** "Port of Entry Redevelopment Design": a part of the title that ends like this asks for advice, whatever precedes. */
function endsInAdvice(tokens: ReadonlyArray<Token>): boolean {
  return segmentsOf(tokens).some(({ from, to }) => {
    const before = tokens[to - 2]?.stem ?? "";
    return (
      to - from > 2 &&
      FINAL_ADVICE.has(tokens[to - 1]?.stem ?? "") &&
      !CONJUNCTIONS.has(before) &&
      !PREPOSITIONS.has(before)
    );
  });
}

/**
 * Whether a noun phrase asks for advice: English puts the word last ("bridge design services"), French first ("étude de
 * …", "services professionnels"). Work beside it with "and" makes it a job: "design and construction".
 */
function adviceOf(tokens: ReadonlyArray<Token>, { from, to }: Span): Advice | null {
  if (worksToo(tokens, { from, to }) || tokens[from]?.stem === "direction") return null;
  let found: Advice | null = null;
  for (let at = from; at < to; at += 1) {
    const match = adviceIndex.matchAt(tokens, at);
    if (!match) continue;
    const isLast = restIsTrailing(tokens, match.last + 1, to);
    // "Education Centre" is not French.
    const isFirst =
      at === from &&
      isFrench(tokens, match.last, to) &&
      (match.rules[0] !== "weak-advice" || LINK_WORDS.has(tokens[to]?.stem ?? ""));
    if (isLast || isFirst) {
      if (match.rules[0] === "advice") return "advice";
      found = match.rules[0];
    }
    at = Math.max(at, Math.min(match.last, to - 1));
  }
  return found;
}

function restIsTrailing(tokens: ReadonlyArray<Token>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.stem ?? "";
    if (TRAILERS.has(word) || NUMBER.test(word)) continue;
    if (CONJUNCTIONS.has(word) || FRENCH_OF.has(word)) continue;
    const match = adviceIndex.matchAt(tokens, at);
    if (!match) return false;
    at = match.last;
  }
  return true;
}

/** French adjectives and second nouns follow: a French link word after the phrase, or a French ending, tells. */
const FRENCH_ADJECTIVE = /(?:ique|elle|iel|ale|al|aire|ee|e|ant|ante)$/;

function isFrench(tokens: ReadonlyArray<Token>, last: number, to: number): boolean {
  const next = tokens[last + 1]?.stem ?? "";
  const after = tokens[to]?.loose ? "" : (tokens[to]?.stem ?? "");
  return (
    FRENCH_ADJECTIVE.test(next) &&
    (after === "" || LINK_WORDS.has(after) || after === "pour") &&
    after !== "of"
  );
}

const TRIAL_OR_UPDATE = new Set(["essai", "jour"]);

/** "Mise à l'essai", "mise à jour". */
function isTrialOrUpdate(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (tokens[at]?.stem !== "mise") return false;
  return tokens.slice(at + 1, at + 4).some(({ stem: word }) => TRIAL_OR_UPDATE.has(word));
}

const UPKEEP = new Set([
  "maintenance",
  "entretien",
  "servicing",
  "pm",
  "supply",
  "delivery",
  "fourniture",
  "livraison",
]);

const FRENCH_ARTICLES = new Set(["l", "la", "le", "les", "un", "une", "des"]);

/** "Réaménager le laboratoire": what stands behind such a verb is worked on. */
function isFrenchOrder(tokens: ReadonlyArray<Token>, at: number): boolean {
  return /(?:er|ir)$/.test(tokens[at]?.stem ?? "") && FRENCH_ARTICLES.has(tokens[at + 1]?.stem ?? "");
}

/** Whether the noun phrase names building work beside the advice: "inspection and repair". */
function worksToo(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.stem ?? "";
    const isWork = namesWork("build", word) || namesWork("clean", word) || UPKEEP.has(word);
    if (!isWork) continue;
    if (isTrialOrUpdate(tokens, at)) continue;
    if (at === from && isFrenchOrder(tokens, at)) return true;
    const before = tokens[at - 1]?.stem ?? "";
    const next = tokens[at + 1]?.stem ?? "";
    if (at === to - 1 || CONJUNCTIONS.has(next) || tokens[at + 1]?.loose) return true;
    if (at > from && CONJUNCTIONS.has(before) && restIsTrailing(tokens, at + 1, to)) return true;
  }
  return false;
}
