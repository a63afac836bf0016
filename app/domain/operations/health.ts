import { HOUR_MS, MINUTE_MS } from "../duration";

/** What an operator sees of the service. */
export type Figures = {
  sources: ReadonlyArray<SourceFigures>;
  jobs: ReadonlyArray<{ id: string; lastRunAt: Date | null; outcome: string | null }>;
  /** Messages of the outbox that are not sent yet, and since when the oldest waits. */
  outbox: { waiting: number; oldest: Date | null };
  /** Work that is begun and not done: answers of portals, runs of digests and alerts. */
  unfinished: { sources: number; runs: number; oldest: Date | null };
  deadLetters: number;
  /** Records that the last runs of the sources could not read. */
  setAside: number;
  /** Payments that a person must look at. */
  payments: number;
  databaseBytes: number;
};

export type SourceFigures = {
  id: string;
  everyMinutes: number;
  /** How the last run ended; `null` if there was none. */
  outcome: string | null;
  /** The last time that the portal answered in full, or when it was first asked. */
  answeredAt: Date | null;
};

/** A source is late after twice its rhythm: portals miss a day now and then. */
const LATE_RHYTHMS = 2;
/** Three ticks. */
const JOB_LATE_MS = 45 * MINUTE_MS;
const MAIL_LATE_MS = HOUR_MS;
const WORK_LATE_MS = 2 * HOUR_MS;
/** What one database may have on the platform. */
export const DATABASE_LIMIT_BYTES = 10_000_000_000;
const DATABASE_FULL_SHARE = 0.7;

/** `id` stays the same for as long as the problem lasts. */
export type Problem = { id: string; text: string };

/** What is broken, in words for operators. */
export function problemsOf(figures: Figures, now: Date): Array<Problem> {
  const isOlder = (at: Date | null, ms: number) => at !== null && now.getTime() - at.getTime() > ms;
  const { outbox, unfinished, payments, databaseBytes } = figures;
  const found: Array<Problem | false> = [
    ...figures.sources.map((source) => sourceProblem(source, isOlder)),
    ...figures.jobs.map(
      ({ id, lastRunAt, outcome }) =>
        (lastRunAt === null || isOlder(lastRunAt, JOB_LATE_MS) || outcome?.startsWith("failed") === true) && {
          id: `job:${id}`,
          text: `The timed job ${id} ${outcome?.startsWith("failed") ? outcome : "has not run for 45 minutes"}.`,
        },
    ),
    isOlder(outbox.oldest, MAIL_LATE_MS) && {
      id: "mail",
      text: `${outbox.waiting} messages wait to be sent, the oldest for more than an hour.`,
    },
    isOlder(unfinished.oldest, WORK_LATE_MS) && {
      id: "work",
      text: "Reading a source or queueing a mailing was begun more than two hours ago and is not done.",
    },
    payments > 0 && { id: "payments", text: `Payments to be looked at: ${payments}.` },
    databaseBytes > DATABASE_LIMIT_BYTES * DATABASE_FULL_SHARE && {
      id: "database",
      text: `The database has ${Math.round((databaseBytes / DATABASE_LIMIT_BYTES) * 100)} % of its limit.`,
    },
  ];
  return found.filter((problem) => problem !== false);
}

function sourceProblem(
  { id, everyMinutes, outcome, answeredAt }: SourceFigures,
  isOlder: (at: Date | null, ms: number) => boolean,
): Problem | false {
  if (outcome === "off") return false;
  if (outcome === "shrunken")
    return { id: `source:${id}`, text: `The last answer of ${id} has at most half of its notices.` };
  const isLate = isOlder(answeredAt, LATE_RHYTHMS * everyMinutes * MINUTE_MS);
  return isLate && { id: `source:${id}`, text: `${id} has not answered for twice its rhythm.` };
}
