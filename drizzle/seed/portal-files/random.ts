/** A repeatable source of choices: the same seed gives the same files on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Both ends included. */
  whole(least: number, most: number): number;
  pick<T>(list: ReadonlyArray<T>): T;
  chance(share: number): boolean;
  /** Lower-case hexadecimal digits. */
  hex(length: number): string;
};

/** The mulberry32 generator: 32 bits of state are plenty for made-up notices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function whole(least: number, most: number) {
    return least + Math.floor(next() * (most - least + 1));
  }

  function pick<T>(list: ReadonlyArray<T>): T {
    if (list.length === 0) throw new Error("Nothing to pick from");
    return list[whole(0, list.length - 1)] as T;
  }

  function hex(length: number) {
    return Array.from({ length }, () => whole(0, 15).toString(16)).join("");
  }

  return { next, whole, pick, chance: (share) => next() < share, hex };
}
