import { Sought } from "../patterns/sought";

/**
 * Every match of a pattern that has the flag `g`. `matchAll` would copy the pattern, which takes longer than looking for it
 * in a sentence.
 */
export function matchesOf(sought: RegExp | Sought, text: string): ReadonlyArray<RegExpExecArray> {
  const found: Array<RegExpExecArray> = [];
  if (sought instanceof Sought && !sought.mayBeIn(text)) return found;
  const pattern = sought instanceof Sought ? sought.pattern : sought;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
