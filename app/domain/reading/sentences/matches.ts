/**
 * Every match of a pattern that has the flag `g`. `matchAll` would copy the pattern, which takes longer than looking for it
 * in a sentence.
 */
export function matchesOf(pattern: RegExp, text: string): ReadonlyArray<RegExpExecArray> {
  const found: Array<RegExpExecArray> = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
