import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";
import {
  attendanceOf,
  type AttendanceReading,
  isAboutAttending,
  NO_SIGNS,
  type SentenceSigns,
  signsIn,
} from "./attendance";
import { attendanceText } from "./attendance-text";
import { mayRestrict, mayRestrictBeside } from "./restrictions";

const SENTENCES_AFTER = 2;
const SENTENCES_BESIDE = 3;
/** A sentence that says more than the meeting's is shown with it if both together are no longer than this. */
const LONGEST_SHOWN = 600;

const isMeeting = (sentence: Sentence) => sentence.cues.some(({ kind }) => kind === "site_meeting");
const isDated = (sentence: Sentence) => sentence.moments.length > 0 && isMeeting(sentence);

const says = ({ signs, loose, ofAbsence }: SentenceSigns) => signs.size > 0 || loose || ofAbsence;

/** Where the sentences beside a meeting's stand that are about attending it, and about no other date. */
function neighbours(sentences: ReadonlyArray<Sentence>, index: number): Array<number> {
  const near: Array<number> = [];
  const before = sentences[index - 1];
  if (before?.moments.length === 0 && isMeeting(before)) near.push(index - 1);
  for (let at = index + 1; at <= index + SENTENCES_AFTER; at += 1) {
    const next = sentences[at];
    if (!next || isDated(next)) break;
    if (says(signsAt(sentences, at))) near.push(at);
  }
  return near;
}

/** What the sentences of a text say, by their places. */
const known = new WeakMap<ReadonlyArray<Sentence>, Array<SentenceSigns | undefined>>();

function signsAt(sentences: ReadonlyArray<Sentence>, index: number): SentenceSigns {
  const sentence = sentences[index];
  if (!sentence) return NO_SIGNS;
  const found = known.get(sentences) ?? [];
  if (found.length === 0) known.set(sentences, found);
  return (found[index] ??= isAboutAttending(sentence.folded) ? signsIn(beside(sentences, index)) : NO_SIGNS);
}

const beside = (sentences: ReadonlyArray<Sentence>, index: number) => ({
  folded: sentences[index]?.folded ?? "",
  previous: sentences[index - 1]?.folded ?? "",
  next: sentences[index + 1]?.folded ?? "",
});

type Said = { requires: boolean; frees: boolean };

/** What sentences say that are neither a dated meeting's nor beside one; and whether any sentence requires attending. */
const elsewhere = new WeakMap<
  ReadonlyArray<Sentence>,
  Said & { requiresSome: boolean; ofMeetings: ReadonlySet<number> }
>();

function saidElsewhere(sentences: ReadonlyArray<Sentence>) {
  const found = elsewhere.get(sentences);
  if (found) return found;
  const ofMeetings = new Set(
    sentences.flatMap((sentence, index) =>
      isDated(sentence) ? [index, ...neighbours(sentences, index)] : [],
    ),
  );
  const said = { requires: false, frees: false, requiresSome: false, ofMeetings };
  for (const index of sentences.keys()) {
    const { signs, ofAbsence } = signsAt(sentences, index);
    if (ofAbsence && !ofMeetings.has(index)) said.requires = true;
    if (signs.size === 0) continue;
    if (signs.has("yes") || signs.has("unclear")) said.requiresSome = true;
    if (ofMeetings.has(index)) continue;
    if (signs.has("yes") || signs.has("unclear")) said.requires = true;
    if (signs.has("no")) said.frees = true;
  }
  elsewhere.set(sentences, said);
  return said;
}

export type MeetingReading = AttendanceReading & {
  /** The first and the last of the sentences that say it, with the meeting's own. */
  shown: readonly [number, number];
};

const shownBy = (
  { mandatory, contradictory, isInvitation }: AttendanceReading,
  shown: MeetingReading["shown"],
): MeetingReading => ({ mandatory, contradictory, isInvitation, shown });

export function attendanceAt(sentences: ReadonlyArray<Sentence>, index: number): MeetingReading {
  const shown = [index, index] as const;
  if (!sentences[index]) return { mandatory: "unsaid", contradictory: false, isInvitation: false, shown };
  const own = [index, ...neighbours(sentences, index)];
  const reading = attendanceOf(own.map((at) => signsAt(sentences, at)));
  if (reading.mandatory === "unsaid") {
    const isDoubtful = reading.contradictory || isRestrictedBeside(sentences, index, false);
    return shownBy({ ...reading, contradictory: isDoubtful }, shown);
  }
  const said = saidElsewhere(sentences);
  const isRequired = reading.isInvitation ? said.requiresSome : said.requires;
  const isOverruled = reading.mandatory === "yes" ? said.frees : isRequired || isRestricted(sentences, index);
  if (isOverruled) return shownBy({ ...reading, mandatory: "unsaid", contradictory: true }, shown);
  const sign = reading.isInvitation ? "invited" : reading.mandatory === "yes" ? "yes" : "no";
  const saying = own.find((at) => signsAt(sentences, at).signs.has(sign)) ?? index;
  return shownBy(reading, spanOf(sentences, index, saying));
}

const restricted = new WeakMap<ReadonlyArray<Sentence>, boolean>();

/** Whether words anywhere in a text, or right after a meeting, may keep those from bidding who do not attend. */
function isRestricted(sentences: ReadonlyArray<Sentence>, index: number): boolean {
  return isRestrictedBeside(sentences, index, true) || restrictsAttending(sentences);
}

function isRestrictedBeside(sentences: ReadonlyArray<Sentence>, index: number, isFreed: boolean): boolean {
  for (let at = index; at <= index + SENTENCES_BESIDE; at += 1) {
    const sentence = sentences[at];
    if (!sentence || (at > index && isDated(sentence))) return false;
    if (mayRestrictBeside(attendanceText(sentence.folded), isFreed)) return true;
  }
  return false;
}

/** Whether any sentence may require attending, or keep others from bidding. */
export function restrictsAttending(sentences: ReadonlyArray<Sentence>): boolean {
  const found = restricted.get(sentences);
  if (found !== undefined) return found;
  const { requires, ofMeetings } = saidElsewhere(sentences);
  const is =
    requires ||
    sentences.some(({ folded }, index) => !ofMeetings.has(index) && mayRestrict(attendanceText(folded)));
  restricted.set(sentences, is);
  return is;
}

function spanOf(
  sentences: ReadonlyArray<Sentence>,
  index: number,
  saying: number,
): readonly [number, number] {
  const [first, last] = [Math.min(index, saying), Math.max(index, saying)];
  const length = (sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0);
  return length <= LONGEST_SHOWN ? [first, last] : [index, index];
}

const NO_MEETING = sought(
  /(?<![a-z])(?:there (?:is|are|will be) no|no) (?:scheduled |formal |organized |planned |mandatory |optional )?(?:site|pre[\s-]?(?:bid|tender|proposal|submission)|job|project|(?:bidder|vendor|proponent|contractor)s?'?|information)[\s-]?(?:site )?(?:session|meeting|visit|conference|inspection|tour|walk[\s-]?through)s?(?: (?:is|are|will be|has been|have been) (?:scheduled|planned|held|required|offered)| for this)?|(?:site|pre[\s-]?(?:bid|tender|proposal))[\s-]?(?:site )?(?:meeting|visit|conference|inspection|tour|walk[\s-]?through)s?(?:\s?[:?-]\s{0,3}|\s{1,2}(?=\S{2,4}(?: applicable)?\W{0,3}$))(?:n\/a|none|not applicable|no(?=[\s.]|$)|aucune)|(?:site|pre[\s-]?bid) (?:meeting|visit|conference)s? (?:is |are )?not applicable|(?:pre[\s-]?(?:bid|tender|proposal)|site) (?:meeting|visit|conference|inspection|tour)s? (?:will|shall) not be (?:held|scheduled|conducted|offered)|(?:site|pre[\s-]?(?:bid|tender|proposal)|job)[\s-]?(?:site )?(?:meeting|visit|conference|inspection|tour|walk[\s-]?through)s? (?:is|are|was|were|has|have)(?: not|n't)(?: been)?(?: currently| presently| being)? (?:scheduled|planned|anticipated|contemplated|offered|organized|held)|there (?:is|are)(?: currently)? no (?:plans?|intention) (?:for|to hold) (?:a |any )?(?:site|pre[\s-]?(?:bid|tender|proposal))[\s-]?(?:site )?(?:meeting|visit|conference|tour)s?|aucune (?:visite|reunion|rencontre|seance)(?: (?:des lieux|du site|de chantier|d'information|sur place|preparatoire))*|(?:visites?|reunions?|rencontres?|seances?)(?: (?:des lieux|du site|de chantier|d'information|preparatoire))* (?:n'est|ne sera|n'a|ne sont|n'ont) (?:pas |actuellement |pas actuellement )?(?:ete )?(?:prevue?s?|planifiee?s?|tenue?s?|organisee?s?)|il n'y (?:a|aura) (?:pas|aucune)(?: de| d')? ?(?:visite|reunion|rencontre|seance)s?(?: (?:des lieux|du site|de chantier|d'information|preparatoire))*|visites?(?: (?:des lieux|du site))?\s?[:-]\s{0,3}(?:aucune|sans objet|s\.o\.|non applicable|non(?=[\s.]|$))/,
);
const BUT =
  /(?<![a-z])(?:mandatory|obligatoires?|except|unless|other than|after|before|until|additional|sauf|charge|cost)(?![a-z])/;

/** What follows the name of a meeting that is not itself denied: "no site visit registration", "aucune visite individuelle". */
const NOT_IT =
  /^s? ?(?:\(|-)?(?:pre-?)?(?:registration|sign|rsvp|bookings?|reservations?|appointments?|minutes|notes|summary|fees?|charges?|costs?|requirements?(?! for this)|parking|dates?|times?|locations?|places?|attendance|reports?|photos?|pictures|links?|certificates?|forms?|details?|presentations?|recordings?|attendees?|information|credit|allowance|on (?!this|the (?:project|contract))|this (?:week|month)|yet|at (?!this|the (?:present|current))|during|without|individuel|supplementaire|additionnel|privee|particuliere|libre|sans|en dehors|le |hors|n'est (?:autorisee|permise|possible|encore|fixee|acceptee)|ne sera (?:autorisee|permise|acceptee)|autre)/;
/** What tells that a meeting is held after all. */
const HELD_OTHERWISE =
  /(?<![a-z])(?:yet|encore|rendez-vous|appointment|weekends?|but|mais|instead|rather|virtual\w*|next (?:week|month)|later|individual\w*|individuel\w*|alone|other than|plutot)(?![a-z])/;

/** Whether a sentence says that there is no meeting. */
export function statesNoMeeting({ folded, moments }: Sentence): boolean {
  const found = moments.length === 0 ? NO_MEETING.exec(folded) : null;
  if (!found || BUT.test(folded)) return false;
  const after = folded.slice(found.index + found[0].length);
  return !NOT_IT.test(after) && !HELD_OTHERWISE.test(after);
}
