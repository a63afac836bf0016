import type { Sentence } from "../sentences/sentence";

const LONGEST_HEADING = 100;

/** The line before a sentence, if it is a label or a heading; an empty string if it is not. */
export function headingOf(sentences: ReadonlyArray<Sentence>, index: number): string {
  const line = sentences[index - 1];
  if (!line || line.moments.length > 0 || line.folded.length > LONGEST_HEADING) return "";
  return /[.!?;]$/.test(line.folded) ? "" : line.folded;
}
