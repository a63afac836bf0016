import { foldedWords } from "./folding";

/** Whether every typed word begins a word of the label. Accents, case and punctuation do not count. */
export function matchesLabel(label: string, typed: string): boolean {
  const words = ` ${foldedWords(label)}`;
  return foldedWords(typed)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
}
