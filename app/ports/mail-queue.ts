/** Mail that somebody waits for goes by a lane of its own, so that a mailing to many never holds it up. */
export const MAIL_LANES = ["account", "bulk"] as const;
export type MailLane = (typeof MAIL_LANES)[number];

/** One step of work. Any of them may be done twice. */
export type MailTask =
  /** Queue the next part of a digest run. */
  | { task: "build"; run: string }
  /** Give one batch of the outbox to the provider. */
  | { task: "send"; batch: string };

/** What could not be done, and why. */
export type DeadLetter = { body: string; reason: string };

/** Delivers each task at least once, in any order. */
export type MailQueue = {
  push(lane: MailLane, tasks: ReadonlyArray<MailTask>, delaySeconds?: number): Promise<void>;
  /** Puts something where operators look. */
  bury(letter: DeadLetter): Promise<void>;
};
