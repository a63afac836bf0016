/** All places where a pattern with the flag "g" matches. `matchAll` would copy the pattern, which takes longer. */
export function matchesOf(pattern: RegExp, text: string): Array<RegExpExecArray> {
  const found: Array<RegExpExecArray> = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
