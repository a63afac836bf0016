/** Mail that a user is waiting for has its own lane, so that bulk mail never delays it. */
export const MAIL_LANES = ["account", "bulk"] as const;
export type MailLane = (typeof MAIL_LANES)[number];

/** One step of work. Every step may be repeated. */
export type MailTask =
  /** Give one batch of the outbox to the provider. */
  { task: "send"; batch: string };

/** A task that failed for good, and why. */
export type DeadLetter = { body: string; reason: string };

/** Delivers each task at least once, in any order. */
export type MailQueue = {
  push(lane: MailLane, tasks: ReadonlyArray<MailTask>, delaySeconds?: number): Promise<void>;
  /** Stores a failed task for operators. */
  bury(letter: DeadLetter): Promise<void>;
};
