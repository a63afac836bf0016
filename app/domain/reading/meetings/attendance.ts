import type { Attendance } from "../key-date";
import { sought } from "../patterns/sought";
import { anyOf } from "../sentences/any-of";
import { actSigns } from "./attendance-acts";
import { attendanceText, isTorn } from "./attendance-text";
import { type AttendanceSign, wordSigns } from "./attendance-words";

export type AttendanceReading = {
  mandatory: Attendance;
  contradictory: boolean;
  /** Optional only because bidders are invited: a sentence elsewhere may still require it. */
  isInvitation: boolean;
};

/** A sentence with those beside it, which may hold what "it" means, or the answer to what it asks. */
export type SentenceBeside = { folded: string; previous: string; next: string };

/** `ofAbsence`: something becomes of those who do not attend, and it is not clear what. */
export type SentenceSigns = { signs: ReadonlySet<AttendanceSign>; loose: boolean; ofAbsence: boolean };

export const NO_SIGNS: SentenceSigns = { signs: new Set(), loose: false, ofAbsence: false };
/** A longer sentence is a list of matters. */
const MOST_READ = 1_500;

/** What one sentence says of attending. */
export function signsIn({ folded, previous, next }: SentenceBeside): SentenceSigns {
  const text = attendanceText(folded.slice(0, MOST_READ));
  const words = wordSigns(text, attendanceText(previous), attendanceText(next.slice(0, 60)));
  const acts = actSigns(text);
  const signs = [...words.signs, ...acts.signs];
  return {
    signs: new Set(isTorn(previous) && signs.length > 0 ? [...signs, "unclear" as const] : signs),
    loose: words.loose,
    ofAbsence: acts.loose,
  };
}

/**
 * What sentences about a meeting say about attending it. Words that require it outweigh an invitation; where one sentence
 * requires it and another does not, none is believed.
 */
export function attendanceOf(sentences: ReadonlyArray<SentenceSigns>): AttendanceReading {
  const has = (sign: AttendanceSign) => sentences.some(({ signs }) => signs.has(sign));
  const isInvitation = has("invited") && !has("yes") && !has("no");
  const isLoose = sentences.some(({ loose }) => loose);
  const isUnknown = !has("yes") && sentences.some(({ ofAbsence }) => ofAbsence);
  const contradictory = (has("yes") && has("no")) || has("unclear") || isUnknown || (isInvitation && isLoose);
  if (contradictory) return { mandatory: "unsaid", contradictory, isInvitation };
  const mandatory = has("yes") ? "yes" : has("no") || isInvitation ? "no" : "unsaid";
  return { mandatory, contradictory, isInvitation };
}

/** Words of which a sentence about attending has one. */
const ABOUT_ATTENDING = sought(
  anyOf([
    ...[
      "attend",
      "absen",
      "assist",
      "particip",
      "presenc",
      "present",
      "represent",
      "show date",
      "showing date",
      "skip",
    ],
    ...[
      "mandatory",
      "compulsory",
      "required",
      "a requirement",
      "requisite",
      "a must",
      "imperative",
      "obligat",
      "condition",
      "eligib",
      "invited to (?:an?|the|this|our) ",
      "invite[es]* a (?:une|la|cette) ",
      "failing which",
      "take part",
      "took part",
      "not at the ",
      "option(?:al|nel)",
      "voluntary",
    ],
    ...["site visit", "the visit", "the meeting", "this visit", "this requirement", "do so", "does so"],
    ...["no show", "no-show", "noshow", "not there", "only at the", "late arrivals"],
    ...["sign-in", "signin", "who do not", "who did not"],
    ...["visite", "la reunion", "facultati", "requise", "exigee", "cette exigence", "tardataire", "qui ne"],
    ...["a defaut", "faute de", "sous peine", "pour soumissionner"],
  ]),
);

/** Whether a sentence is about attending, so that it can belong to the meeting of a sentence beside it. */
export function isAboutAttending(folded: string): boolean {
  return ABOUT_ATTENDING.test(attendanceText(folded));
}
