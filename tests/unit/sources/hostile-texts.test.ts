import fc from "fast-check";
import { expect, test } from "vitest";
import { SOURCES } from "~/sources";
import {
  HOSTILE_PARSERS,
  HOSTILE_TEXTS,
  type HostileParser,
  processorTimeOf,
} from "../../support/hostile-texts";

/** Four times the text may take this many times the work. A parser that reads its text twice over takes 16 times. */
const MOST_GROWTH = 6;
/** What the collector and the compiler may add. A parser that reads its text twice over takes many times as long. */
const NOISE_MS = 40;
/**
 * A text of a twentieth of the length that takes this long would take minutes at its full length. A push takes 0.1 s
 * however short its text is, because it repeats it in a hundred documents, and several times that beside other files.
 */
const HOPELESS_MS = 600;
const HOPELESS_PART = 20;
const HOPELESS_TRIES = 5;
/** Other test files run in the same process and add to its time; only a parser that is really slow fails every try. */
const TRIES = 25;

/** Whether even a short text always takes too long. A single measurement may be the collector's, also here. */
async function isHopeless(parse: HostileParser["parse"], text: string): Promise<boolean> {
  for (let attempt = 0; attempt < HOPELESS_TRIES; attempt += 1)
    if ((await processorTimeOf(parse, text)) <= HOPELESS_MS) return false;
  return true;
}

/** How many times the work of a quarter of the text the whole text takes. */
async function growthOf({ parse, length }: HostileParser, textOf: (length: number) => string) {
  if (await isHopeless(parse, textOf(length / HOPELESS_PART))) return Infinity;
  const [quarter, whole] = [textOf(length / 4), textOf(length)];
  // Of several measurements the least counts, because everything but the parser's own work only adds to one.
  let [least, most] = [Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    most = Math.min(most, await processorTimeOf(parse, whole));
    if (most < NOISE_MS) return 1;
    least = Math.min(least, await processorTimeOf(parse, quarter));
    if (most - NOISE_MS <= MOST_GROWTH * least) break;
  }
  return (most - NOISE_MS) / least;
}

test.each(Object.entries(HOSTILE_PARSERS))(
  "four times as long a hostile text is at most six times the work for %s",
  { timeout: 120_000 },
  async (_name, parser) => {
    for (const [name, textOf] of Object.entries(HOSTILE_TEXTS))
      expect(await growthOf(parser, textOf), name).toBeLessThanOrEqual(MOST_GROWTH);
  },
);

test("the parser of each portal is tried with hostile texts", () => {
  const names = Object.keys(HOSTILE_PARSERS);
  const untried = SOURCES.map(({ portal }) => portal).filter(
    (portal) => !names.some((name) => name.split(/[ ,]/, 1)[0] === portal),
  );
  expect(untried, "add a parser of this name to OF_RECORDS in tests/support/hostile-texts.ts").toEqual([]);
});

test("each hostile text has the length that is asked for", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(HOSTILE_TEXTS)),
      fc.integer({ min: 50, max: 2_000 }),
      (textOf, length) => {
        expect(textOf(length).length).toBeLessThanOrEqual(length);
        expect(textOf(length).length).toBeGreaterThan(length - 20);
      },
    ),
  );
});
