/** What is counted. */
export type CounterName =
  "pages" | "statements" | "rows-read" | "mails" | "notices" | "jobs" | "push-refusals";

/** Counts of one invocation of the worker. A worker's clock stands still while it computes, so nothing is timed. */
export type Counters = {
  /** `of` is one of a few words of ours, such as a route, a source or a job, and never says who somebody is. */
  add(name: CounterName, of: string, amount?: number): void;
  /** Writes what was counted since the last time. */
  flush(): void;
};

/** Where nothing is counted. */
export const NO_COUNTERS: Counters = { add: () => undefined, flush: () => undefined };
