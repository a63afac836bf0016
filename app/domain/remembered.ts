/** A piece of a text that is longer keeps the whole text that it was cut from in memory, unless it is copied. */
const LONGEST_PIECE = 12;
const MOST = 5_000;

const copied = (text: string) =>
  text.length > LONGEST_PIECE ? (JSON.parse(JSON.stringify(text)) as string) : text;

/**
 * A function that remembers its answers, for words that texts repeat. `nameOf` gives the text that decides the answer;
 * one that is longer than `longest` is read each time. The answers depend on nothing else, so forgetting them changes nothing.
 * An answer that is an object must not have longer pieces of the text in it.
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
    answers.set(copied(name), typeof answer === "string" ? (copied(answer) as T) : answer);
    return answer;
  };
}
