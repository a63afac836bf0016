import type { Token } from "./contact-tokens";
import { NAME_LABELS, ROLES } from "./contact-words";
import { isGivenName } from "./given-names";
import { placesOf, type Reading, type Span } from "./name-reading";
import { runAt } from "./name-runs";
import { SKIPPED_MARKS } from "./names-after-words";
import { isPartOfThing, namesFrom } from "./names-at";

/** A label is at most this many words long. */
const MAX_LABEL = 8;
const MAX_LABEL_TOKENS = 16;
/** A point after a longer word ends a sentence. */
const MAX_ABBREVIATION = 4;
const LABEL_ENDS = new Set([":", "–", "—", "-", "=", "•", "|", "：", "►"]);
const CONTACT_LABELS = new Set(
  "attention attn att contact contacts rsvp author auteur autrice escort escorte accompagnateur accompagnatrice resp cc redacteur redactrice".split(
    " ",
  ),
);

/** "Contact: Jane Doe", "Procurement Officer – Doe, Jane", and a label whose name is on the next line. */
export function namesAfterLabels(reading: Reading): Array<Span> {
  const { tokens } = reading;
  const ends = placesOf(
    reading,
    ({ kind, text }) => kind === "break" || (kind === "mark" && LABEL_ENDS.has(text)),
  );
  return ends.flatMap((index) => {
    const token = tokens[index]!;
    const bare = token.kind === "break";
    if (!isPersonLabel(tokens, index)) return [];
    const next = !bare && tokens[index + 1]?.kind === "break" ? index + 2 : index + 1;
    const start = afterMarks(tokens, next);
    return token.text === ":"
      ? namesFrom(reading, start, "named")
      : [...namesFrom(reading, start, "near"), ...loneGivenName(reading, start, bare)];
  });
}

/** "Contact – Jane" */
function loneGivenName({ tokens, ordinary }: Reading, start: number, bare: boolean): Array<Span> {
  const run = bare ? null : runAt(tokens, start);
  const word = run?.words.length === 1 ? run.words[0]! : null;
  return run && word && isGivenName(word.text) && !ordinary.has(word.key) && !isPartOfThing(tokens, run)
    ? [run]
    : [];
}

function afterMarks(tokens: ReadonlyArray<Token>, from: number) {
  let at = from;
  while (at < from + 3 && tokens[at]?.kind === "mark" && !/[.!?]/.test(tokens[at]!.text)) at += 1;
  return at;
}

/** Whether the words before this token, back to the start of the line or the last mark, are a label for a person. */
export function isPersonLabel(tokens: ReadonlyArray<Token>, end: number): boolean {
  const label: Array<Token> = [];
  for (let at = end - 1; at >= Math.max(0, end - MAX_LABEL_TOKENS) && label.length <= MAX_LABEL; at -= 1) {
    const token = tokens[at]!;
    if (
      token.kind === "mark" &&
      (SKIPPED_MARKS.has(token.text) || token.text === ".") &&
      token.text !== ":" &&
      label.length < 6
    )
      continue;
    if (token.kind !== "word" || endsSentence(tokens, at)) break;
    label.push(token);
  }
  if (label.length === 0) return false;
  if (
    label.length <= MAX_LABEL &&
    label.every(({ key }) => NAME_LABELS.has(key)) &&
    label.some(({ key }) => /^(?:name|nom|prenom)$/.test(key))
  )
    return true;
  // "c.c.:"
  if (label.length === 2 && label.every(({ key }) => key === "c")) return true;
  return label.slice(0, 6).some(({ key }) => ROLES.has(key) || CONTACT_LABELS.has(key));
}

/** Whether a sentence ends after this word and the label begins with the next. */
const endsSentence = (tokens: ReadonlyArray<Token>, at: number) =>
  tokens[at]!.key.length > MAX_ABBREVIATION &&
  tokens[at + 1]?.text === "." &&
  tokens[at + 2]?.capital === true;
