import { attendanceIn, type AttendanceReading, isAboutAttending } from "./attendance";
import { meetingPlaceIn } from "./meeting-place";
import type { Sentence } from "./sentence";

const SENTENCES_AFTER = 2;

const isMeeting = (sentence: Sentence) => sentence.cues.some(({ kind }) => kind === "site_meeting");

/** Sentences beside a meeting's that are about attending it, and about no other date. */
function neighbours(sentences: ReadonlyArray<Sentence>, index: number): Array<Sentence> {
  const near: Array<Sentence> = [];
  const before = sentences[index - 1];
  if (before?.moments.length === 0 && isMeeting(before)) near.push(before);
  for (const next of sentences.slice(index + 1, index + 1 + SENTENCES_AFTER)) {
    if (next.moments.length > 0 && isMeeting(next)) break;
    if (isAboutAttending(next.folded)) near.push(next);
  }
  return near;
}

/** Whether some sentence of the text requires a meeting; an invitation elsewhere then does not make it optional. */
export function requiresSomeMeeting(sentences: ReadonlyArray<Sentence>): boolean {
  return sentences.some(
    (sentence) => isAboutAttending(sentence.folded) && attendanceIn(sentence.folded).mandatory === "yes",
  );
}

export function attendanceAt(sentences: ReadonlyArray<Sentence>, index: number): AttendanceReading {
  const own = sentences[index];
  if (!own) return { mandatory: "unsaid", contradictory: false, isInvitation: false };
  const reading = attendanceIn(
    [own, ...neighbours(sentences, index)].map(({ folded }) => folded).join(" \n "),
  );
  const isOverruled = reading.isInvitation && requiresSomeMeeting(sentences);
  return isOverruled ? { mandatory: "unsaid", contradictory: true, isInvitation: true } : reading;
}

export function placeAt(sentences: ReadonlyArray<Sentence>, index: number): string | null {
  return meetingPlaceIn(sentences[index]?.text ?? "");
}

const NO_MEETING =
  /(?<![a-z])(?:there (?:is|are|will be) no|no) (?:scheduled |formal |organized |planned )?(?:site|pre[\s-]?(?:bid|tender|proposal)|job|project)[\s-]?(?:site )?(?:meeting|visit|conference|inspection|tour|walk[\s-]?through)s?(?: (?:is|are|will be|has been|have been) (?:scheduled|planned|held|required|offered)| for this)?|(?:site|pre[\s-]?(?:bid|tender|proposal))[\s-]?(?:site )?(?:meeting|visit|conference|inspection|tour|walk[\s-]?through)s?\s?[:-]\s{0,3}(?:n\/a|none|not applicable|no(?=[\s.]|$)|aucune)|(?:site|pre[\s-]?bid) (?:meeting|visit|conference)s? (?:is |are )?not applicable|(?:pre[\s-]?(?:bid|tender|proposal)|site) (?:meeting|visit|conference|inspection|tour)s? (?:will|shall) not be (?:held|scheduled|conducted|offered)|aucune (?:visite|reunion)(?: (?:des lieux|du site|de chantier|d'information|sur place))?|visites?(?: (?:des lieux|du site))?\s?[:-]\s{0,3}(?:aucune|sans objet|s\.o\.|non applicable|non(?=[\s.]|$))/;
const BUT =
  /(?<![a-z])(?:mandatory|obligatoires?|except|unless|other than|after|before|until|additional|sauf|charge|cost)(?![a-z])/;

/** Whether a sentence says that there is no meeting. */
export function statesNoMeeting({ folded, moments }: Sentence): boolean {
  return moments.length === 0 && NO_MEETING.test(folded) && !BUT.test(folded);
}
