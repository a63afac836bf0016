import type { FoldedText } from "~/domain/classification/folded-text";
import { type Feature, learnedFeatures, type Marks } from "~/domain/classification/learned/features";
import { WORD_WEIGHTS } from "~/domain/classification/learned/word-weights";
import { lazy } from "~/domain/lazy";
import { SERVICE_TYPES, type ServiceKey, serviceKeyOf } from "~/domain/service-types";

/** In the order of the table's letters. */
export const LEARNED_SERVICES: ReadonlyArray<ServiceKey> = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));
/** The table has one letter for each service and whole numbers. */
const LETTERS = "abcdefgh";
const SCALE = 10;
/** Smaller weights are left out: they make a third of the table and change nothing. */
const LEAST = 2;

export type WeightTable = ReadonlyMap<string, Float64Array>;

/** Reads "snow a31 h-12;roof replacement d9": a feature, then letters of services with their weights in tenths. */
export function readWeights(text: string): WeightTable {
  return new Map(
    text.split(";").map((entry) => {
      const end = entry.search(/ [a-h]-?\d/);
      const weights = new Float64Array(LETTERS.length);
      for (const each of entry.slice(end + 1).split(" "))
        weights[LETTERS.indexOf(each.charAt(0))] = Number(each.slice(1)) / SCALE;
      return [entry.slice(0, end), weights];
    }),
  );
}

/** The opposite of `readWeights`. Small weights are left out. */
export function writeWeights(table: WeightTable): string {
  return [...table]
    .flatMap(([key, weights]) => {
      const parts = [...weights].flatMap((weight, at) => {
        const rounded = Math.round(weight * SCALE);
        return Math.abs(rounded) < LEAST ? [] : [`${LETTERS.charAt(at)}${rounded}`];
      });
      return parts.length === 0 ? [] : [[key, ...parts].join(" ")];
    })
    .join(";");
}

const table = lazy(() => readWeights(WORD_WEIGHTS.replaceAll("\n", "")));

export type LearnedScores = {
  /** How much they speak for the service: nothing is 0, and what speaks against it is negative. */
  of: (service: ServiceKey) => number;
  /** The words of the title that speak most for the service, as they stand there; `null` if none does. */
  wordsFor: (service: ServiceKey) => string | null;
};

/** What the same words, codes and kinds meant in the notices that people have labelled. */
export function learnedScores(title: FoldedText, marks: Marks): LearnedScores {
  const known = learnedFeatures(title, marks).flatMap((feature) => {
    const weights = table().get(feature.key);
    return weights ? [{ feature, weights }] : [];
  });
  const weightOf = (weights: Float64Array, service: ServiceKey) =>
    weights[LEARNED_SERVICES.indexOf(service)] ?? 0;
  return {
    of: (service) => known.reduce((sum, { weights }) => sum + weightOf(weights, service), 0),
    wordsFor: (service) => {
      const [best] = known
        .filter(({ feature, weights }) => feature.place !== null && weightOf(weights, service) > 0)
        .toSorted((a, b) => weightOf(b.weights, service) - weightOf(a.weights, service));
      return best ? quoted(title, best.feature) : null;
    },
  };
}

function quoted({ raw }: FoldedText, { place }: Feature): string | null {
  return place && raw.slice(place.start, place.end);
}
