import { sentenceUpTo } from "./sentences";

/** Words about offering, not about the work: the address beside them is an office's. */
export const ABOUT_THE_BID =
  /\b(?:tender opening|bids? to|opening of (?:bids|tenders)|bids? (?:must|shall|will|may)|submit|submitted|submissions?|soumissions?|deliver(?:ed)? (?:bids|tenders)|procurement office|tendering office|issuing office|bureau de distribution|contracting office|mail(?:ed)? to|(?:postal|mailing|courier) address|adresse (?:postale|de messagerie)|return (?:bids|offers|proposals) to|bid receiving|retourner les|réception des)\b/i;
/** The same for the first sentences, whose work stands before the sentence about the bid. */
export const BID_IN_OPENING = new RegExp(`${ABOUT_THE_BID.source}|\\breceived at\\b`, "i");

/**
 * What follows in the sentence of a call is no longer the work, and need not be an address: "bids for paving in Keene, due
 * on May 4". It is asked for only after the words of a call.
 */
export const AFTER_THE_WORK =
  /(?<!\p{L})(?:received|opened|due|until|no later|submit(?:ted)?|deliver(?:ed)?|mailed?|obtained|available|e-?mail|contact|office|hall)(?!\p{L})/iu;

const OFFERS =
  "they|bids?|proposals?|tenders?|quotations?|quotes?|offers?|submissions?|responses?|envelopes?|statements of qualifications|bid response|soumissions?|offres?|enveloppes?|propositions?";
const GO =
  "received?|accepted|accept|opened|filed?|returned|deliver(?:ed)?|hand-deliver(?:ed)?|mail(?:ed)?|sent|dropped off|submit(?:ted)?|go|addressed|directed|deposited|forwarded|due|reçues?|déposées?|transmises?|acheminées?|remises?|parvenir|adressées?|livrées?|ouvertes?";
/** What a sentence about offers says of the work itself, after which a place is the work's again. */
const OF_THE_WORK =
  /(?<!\p{L})(?:for|pour|to (?:furnish|provide|supply|repair|replace|construct|remove|install|perform|build|paint|clean|mow|plow|pave|renovate|rehabilitate)|on behalf of|visant|located in the|for work)(?!\p{L})/iu;
const GOING = new RegExp(`(?<!\\p{L})(?:${GO})(?!\\p{L})`, "giu");
const OFFERED = new RegExp(`(?<!\\p{L})(?:${OFFERS})(?!\\p{L})`, "iu");

/**
 * Whether a place in a text is where the envelope goes: "bids will be accepted at the office located at 35 Airport Road in
 * Brewer". "Bids will be received for the repair of the bridge in Keene" has the work's place.
 */
export function isWhereBidsGo(raw: string, index: number): boolean {
  if (index < 0) return false;
  const before = sentenceUpTo(raw, index);
  const going = Array.from(before.matchAll(GOING)).at(-1);
  if (going === undefined || !OFFERED.test(before)) return false;
  return !OF_THE_WORK.test(before.slice(going.index + going[0].length));
}
