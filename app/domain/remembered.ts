/** A piece of a text that is longer is read each time: the engine would keep the whole text that it was cut from. */
const LONGEST_PIECE = 12;
const MOST = 5_000;

/**
 * A function that remembers its answers, for words that texts repeat. `nameOf` gives the text that decides the answer;
 * one that is longer than `longest` is read each time. The answers depend on nothing else, so forgetting them changes nothing.
 */
export function remembered<A, T extends boolean | number | string | object>(
  read: (asked: A) => T,
  nameOf: (asked: A) => string,
  longest = LONGEST_PIECE,
): (asked: A) => T {
  const answers = new Map<string, T>();
  return (asked) => {
    const name = nameOf(asked);
    if (name.length > longest) return read(asked);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = read(asked);
    if (answers.size >= MOST) answers.clear();
    answers.set(name, answer);
    return answer;
  };
}
