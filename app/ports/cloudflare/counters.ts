import type { CounterName, Counters } from "../counters";

/** Structural type of the binding to a data set of Workers Analytics Engine. */
export type AnalyticsBinding = {
  writeDataPoint(point: { indexes: Array<string>; blobs: Array<string>; doubles: Array<number> }): void;
};

/** What the platform takes from one invocation. More are refused there, and accepted by a local worker. */
const MOST_POINTS = 250;
const MOST_CHARACTERS = 80;

/** Adds up what is counted, so that an invocation writes one data point for each name and word, and at most 250. */
export function createAnalyticsCounters(dataset: AnalyticsBinding): Counters {
  const sums = new Map<string, { name: CounterName; of: string; amount: number }>();
  let written = 0;
  return {
    add(name, of, amount = 1) {
      const word = of.slice(0, MOST_CHARACTERS);
      const key = `${name} ${word}`;
      const sum = sums.get(key);
      if (sum) sum.amount += amount;
      else if (amount !== 0 && written + sums.size < MOST_POINTS) sums.set(key, { name, of: word, amount });
    },
    flush() {
      for (const { name, of, amount } of sums.values()) {
        dataset.writeDataPoint({ indexes: [name], blobs: [name, of], doubles: [amount] });
        written += 1;
      }
      sums.clear();
    },
  };
}
