import type { Sentence } from "./sentence-type";

/** "Location: Town Hall", "Date: March 5, 2026", "Time: 10:00 a.m." */
const LINE =
  /^\W{0,4}(?:(?:meeting |event )?(?:location|place|venue|where|address)|(?:date|day|when)(?: (?:and|&) (?:time|hour))?|time|hour|lieu|endroit|adresse|date(?: et heure)?|jour|quand|heure)\s?:/;
/** "Meeting: mandatory pre-bid", "What: site visit" */
const NAME = /^\W{0,4}(?:(?:meeting|event|what|type|purpose|subject|quoi|evenement|objet)(?: type)?\s?:\s?)?/;
const LONGEST_NAME = 80;
const MOST_LINES = 5;
const ENDS = /[.!?]\s*$/;

const hasNoWhen = ({ moments, loneHours }: Sentence) => moments.length + loneHours.length === 0;
const isBlank = (text: string, before: Sentence, after: Sentence) =>
  /\n\s*\n/.test(text.slice(before.end, after.start));

/** Whether a line does no more than to name a meeting. */
function namesMeeting(line: Sentence): boolean {
  const { cues, folded } = line;
  if (folded.length > LONGEST_NAME || !hasNoWhen(line) || /[:;,]\s*$/.test(folded)) return false;
  const words = folded.slice(NAME.exec(folded)?.[0].length ?? 0);
  return (
    !words.includes(":") &&
    ((cues.length > 0 && cues.every(({ kind }) => kind === "site_meeting")) ||
      /^(?:(?:non[ -]?)?mandatory|optional) pre-?(?:bid|tender|proposal)$/.test(words))
  );
}

/** How many lines after this one belong to a meeting whose place, day and hour stand above its name; 0 if none do. */
export function linesAboveMeeting(read: ReadonlyArray<Sentence>, index: number, text: string): number {
  const first = read[index];
  if (!first || first.cues.length > 1 || !LINE.test(first.folded)) return 0;
  const before = read[index - 1];
  if (before && !isBlank(text, before, first) && !ENDS.test(before.folded)) return 0;
  let days = 0;
  for (let lines = 0; lines <= MOST_LINES; lines += 1) {
    const [line, next] = [read[index + lines], read[index + lines + 1]];
    if (!line || (lines > 0 && isBlank(text, read[index + lines - 1] ?? line, line))) return 0;
    if (lines > 0 && namesMeeting(line)) {
      const isEnd =
        next === undefined ||
        isBlank(text, line, next) ||
        (hasNoWhen(next) && !LINE.test(next.folded) && ENDS.test(next.folded));
      return isEnd && days === 1 ? lines : 0;
    }
    if (!LINE.test(line.folded) || line.cues.some(({ rule }) => rule !== "other/publication")) return 0;
    days += line.moments.length;
  }
  return 0;
}

/** Such lines as one sentence: its day is the meeting's. */
export function withMeetingFirst(whole: Sentence, name: Sentence | undefined): Sentence {
  const [cue] = name?.cues ?? [];
  const at = whole.folded.length - (name?.folded.length ?? 0);
  // "Heure : 10 h; visite obligatoire": the name is a clause of its own.
  const isApart = name !== undefined && whole.folded.endsWith(name.folded) && whole.folded[at - 1] === " ";
  const folded = isApart ? `${whole.folded.slice(0, at - 1)};${name.folded}` : whole.folded;
  return {
    ...whole,
    folded,
    cues: [{ kind: "site_meeting", rule: cue?.rule ?? "site_meeting/label", start: 0, end: 0 }],
  };
}
