/** The values that have not been made yet. Each call makes a part of one, and says whether that value is made now. */
const unmade: Array<() => boolean> = [];

/**
 * A value that is made when it is first asked for, and kept. Large tables are: a Worker has a second for all that it does
 * before its first request, and many requests need none of them.
 */
export const lazy = <T>(make: () => T): (() => T) => kept(() => ({ value: make() }));

/** The same for a value that takes long to make: `makeNextLazyPart` makes it up to its next `yield`. */
export function lazyInSteps<T>(make: () => Generator<void, T>): () => T {
  let steps: Generator<void, T> | null = null;
  return kept(() => {
    const going = steps ?? make();
    // If a step fails, the next call begins again.
    steps = null;
    const { done, value } = going.next();
    if (done) return { value };
    steps = going;
    return null;
  });
}

/** A value of which each call of `makeNextPart` makes a part; the last call returns it. */
function kept<T>(makeNextPart: () => { value: T } | null): () => T {
  let made: { value: T } | null = null;
  unmade.push(() => (made ??= makeNextPart()) !== null);
  return () => {
    while (made === null) made = makeNextPart();
    return made.value;
  };
}

/** The runtime compiles a pattern twice, each time for texts whose letters have one byte and for others. */
const COMPILED_FOR = ["", "–", "", "–"];

/** A pattern that is compiled as one such part: a long one takes milliseconds when it is first used. */
export function compiledAhead(pattern: RegExp): RegExp {
  unmade.push(() => {
    for (const text of COMPILED_FOR) text.search(pattern);
    return true;
  });
  return pattern;
}

/** Makes a part of a value that has not been made yet; `false` if there is none. */
export function makeNextLazyPart(): boolean {
  const [isMade] = unmade;
  if (isMade?.()) unmade.shift();
  return isMade !== undefined;
}
