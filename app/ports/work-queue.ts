/** One piece of work, done in an invocation of its own. Every piece may be repeated. `at` is the time that it counts as. */
export type WorkTask =
  | { task: "job"; job: string; at: string }
  /** Read a source that is due, or store the next part of what it answered. */
  | { task: "source"; source: string; at: string }
  /** Queue the next part of a run of alerts. */
  | { task: "alerts"; at: string }
  /** Queue the next part of the same-day emails. */
  | { task: "same-day"; at: string }
  /**
   * Queue the next part of the reminders that are due; without `stepsDone` those of single dates come first, of the bids
   * from `toldUpto` on.
   */
  | { task: "reminders"; at: string; stepsDone?: boolean; toldUpto?: number }
  /** Look whether search finds the next bids after this one; the first look was after `start`. */
  | { task: "index"; after: number; start: number; at: string }
  /** Queue the next part of a run of digests. */
  | { task: "build"; run: string; at: string };

/** Delivers each task at least once, in any order. */
export type WorkQueue = { push(tasks: ReadonlyArray<WorkTask>): Promise<void> };

/** One delivery of a task. A task that failed, or whose invocation was killed, comes again with the next attempt. */
export type Delivery = { message: string; attempt: number; sentAt: Date };
