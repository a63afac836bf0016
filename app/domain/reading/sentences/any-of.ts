/**
 * A pattern for any of some words, in whatever order they are given. It looks at the first letter before the rest, which is
 * faster in sentences that have none of them.
 */
export function anyOf(words: ReadonlyArray<string>): RegExp {
  const letters = [...new Set(words.map((word) => word.charAt(0)))];
  const groups = letters.map((letter) => {
    const rests = words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1));
    return `${letter}(?:${rests.join("|")})`;
  });
  return new RegExp(groups.join("|"));
}
