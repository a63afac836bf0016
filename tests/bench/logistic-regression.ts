/** A sample has each of its features once. */
export type Sample = { features: ReadonlyArray<number>; is: boolean };

const MOST_ROUNDS = 40;
/** A round whose largest change is smaller is the last. */
const STILL = 0.005;
const LARGEST_STEP = 1;

/**
 * Fits a logistic regression that keeps its weights small, one weight after the other (Newton's method). The order is
 * fixed, so that the same samples give the same weights.
 */
export function fitLogisticRegression(
  samples: ReadonlyArray<Sample>,
  size: number,
  penalty = 1,
): Float64Array {
  const having = samplesByFeature(samples, size);
  const scores = new Float64Array(samples.length);
  const weights = new Float64Array(size);
  const everyone = samples.map((_, at) => at);
  let bias = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    bias += moved(samples, scores, everyone, bias, penalty / 100);
    let largest = 0;
    for (let feature = 0; feature < size; feature += 1) {
      const step = moved(samples, scores, having[feature] ?? [], weights[feature] ?? 0, penalty);
      weights[feature] = (weights[feature] ?? 0) + step;
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < STILL) break;
  }
  return weights;
}

function samplesByFeature(samples: ReadonlyArray<Sample>, size: number): Array<Array<number>> {
  const having = Array.from({ length: size }, (): Array<number> => []);
  for (const [at, { features }] of samples.entries())
    for (const feature of features) having[feature]?.push(at);
  return having;
}

/** How far one weight moves, after adding that to the scores of the samples that it counts for. */
function moved(
  samples: ReadonlyArray<Sample>,
  scores: Float64Array,
  counted: ReadonlyArray<number>,
  weight: number,
  penalty: number,
): number {
  let slope = penalty * weight;
  let curve = penalty;
  for (const at of counted) {
    const share = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
    slope += share - Number(samples[at]?.is);
    curve += share * (1 - share);
  }
  const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, -slope / curve));
  for (const at of counted) scores[at] = (scores[at] ?? 0) + step;
  return step;
}
