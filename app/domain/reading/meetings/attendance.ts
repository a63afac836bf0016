import type { Attendance } from "../key-date";
import { anyOf } from "../sentences/any-of";
import { actSigns } from "./attendance-acts";
import { type AttendanceSign, wordSigns } from "./attendance-words";

export type AttendanceReading = {
  mandatory: Attendance;
  contradictory: boolean;
  /** Optional only because bidders are invited: a sentence elsewhere may still require it. */
  isInvitation: boolean;
};

/** A sentence with those beside it, which may hold what "it" means, or the answer to what it asks. */
export type SentenceBeside = { folded: string; previous: string; next: string };

export type SentenceSigns = { signs: ReadonlySet<AttendanceSign>; loose: boolean };

export const NO_SIGNS: SentenceSigns = { signs: new Set(), loose: false };
/** A longer sentence is a list of matters. */
const MOST_READ = 1_500;

/** What one sentence says of attending. */
export function signsIn({ folded, previous, next }: SentenceBeside): SentenceSigns {
  const text = folded.slice(0, MOST_READ);
  const words = wordSigns(text, previous, next.slice(0, 60));
  const acts = actSigns(text);
  return { signs: new Set([...words.signs, ...acts.signs]), loose: words.loose || acts.loose };
}

/**
 * What sentences about a meeting say about attending it. Words that require it outweigh an invitation; where one sentence
 * requires it and another does not, none is believed.
 */
export function attendanceOf(sentences: ReadonlyArray<SentenceSigns>): AttendanceReading {
  const has = (sign: AttendanceSign) => sentences.some(({ signs }) => signs.has(sign));
  const isInvitation = has("invited") && !has("yes") && !has("no");
  const isLoose = sentences.some(({ loose }) => loose);
  const contradictory = (has("yes") && has("no")) || has("unclear") || (isInvitation && isLoose);
  if (contradictory) return { mandatory: "unsaid", contradictory, isInvitation };
  const mandatory = has("yes") ? "yes" : has("no") || isInvitation ? "no" : "unsaid";
  return { mandatory, contradictory, isInvitation };
}

/** Words of which a sentence about attending has one. */
const ABOUT_ATTENDING = anyOf([
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
    "obligat",
    "condition",
    "eligib",
    "option(?:al|nel)",
    "voluntary",
  ],
  ...["site visit", "the visit", "the meeting", "this visit", "this requirement", "do so", "does so"],
  ...["no show", "no-show", "noshow", "not there", "only at the", "late arrivals", "failing which"],
  ...["sign-in", "signin", "who do not", "who did not"],
  ...["visite", "la reunion", "facultati", "requise", "exigee", "cette exigence", "tardataire", "qui ne"],
  ...["a defaut", "faute de", "sous peine", "pour soumissionner"],
]);

/** Whether a sentence is about attending, so that it can belong to the meeting of a sentence beside it. */
export function isAboutAttending(folded: string): boolean {
  return ABOUT_ATTENDING.test(folded);
}
