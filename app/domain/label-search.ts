import { foldedWords } from "./folding";

/** Whether every typed word begins a word of the label. Accents, case and punctuation do not count. */
export function matchesLabel(label: string, typed: string): boolean {
  const words = ` ${foldedWords(label)}`;
  return foldedWords(typed)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
}

type Named = { label: string; also?: ReadonlyArray<string> };

/**
 * The options that a typed term finds: by their label, by another name that is the whole term ("GTA"), and if no label
 * has it by another name that begins with it ("Long Isl").
 */
export function optionsFound<Option extends Named>(
  options: ReadonlyArray<Option>,
  typed: string,
): ReadonlyArray<Option> {
  if (typed === "") return options;
  const term = foldedWords(typed);
  const hasLabel = options.some(({ label }) => matchesLabel(label, typed));
  const isCalled = (name: string) =>
    foldedWords(name) === term || (!hasLabel && foldedWords(name).startsWith(term));
  return options.filter(({ label, also }) => matchesLabel(label, typed) || also?.some(isCalled));
}
