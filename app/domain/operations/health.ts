import { HOUR_MS, MINUTE_MS } from "../duration";
import { type GivenUp, inWords } from "./given-up";
import type { IncidentKind } from "./incident-kinds";

/** What an operator sees of the service. */
export type Figures = {
  sources: ReadonlyArray<SourceFigures>;
  jobs: ReadonlyArray<JobFigures>;
  /** Messages of the outbox that are not sent yet, and since when the oldest waits. */
  outbox: { waiting: number; oldest: Date | null };
  /** Work that is begun and not done: answers of portals, runs of digests and alerts. */
  unfinished: { sources: number; runs: number; oldest: Date | null };
  /** Tasks and messages that failed for good and wait for an operator. */
  deadLetters: ReadonlyArray<GivenUp>;
  /** Records that the last runs of the sources could not read. */
  setAside: number;
  /** Payments that a person must look at. */
  payments: number;
  databaseBytes: number;
  /** Of the database with the texts of bids that closed long ago. */
  archiveBytes: number;
  /** When the database was made, if no job has ever run; the first runs of the jobs take up to a quarter of an hour. */
  newSince: Date | null;
};

export type SourceFigures = {
  id: string;
  everyMinutes: number;
  /** How the last run ended; `null` if there was none. */
  outcome: string | null;
  /** The last time that the portal answered in full, or when it was first asked since it was last off. */
  answeredAt: Date | null;
  /** Whether it has answered in full since. */
  hasAnswered: boolean;
};

export type JobFigures = {
  id: string;
  lastRunAt: Date | null;
  outcome: string | null;
  /** How many runs in a row have failed. */
  failures: number;
};

/** A source is late after twice its rhythm: portals miss a day now and then. */
const LATE_RHYTHMS = 2;
/** A tick. */
const START_MS = 15 * MINUTE_MS;
/** Three ticks. */
const JOB_LATE_MS = 45 * MINUTE_MS;
/** The queue repeats a run that fails, so one or two failures mend themselves. */
const JOB_FAILURES = 3;
const MAIL_LATE_MS = HOUR_MS;
const WORK_LATE_MS = 2 * HOUR_MS;
/** What one database may have on the platform. */
export const DATABASE_LIMIT_BYTES = 10_000_000_000;
const DATABASE_FULL_SHARE = 0.7;

/** Kind and subject stay the same for as long as the problem lasts. */
export type Problem = {
  kind: IncidentKind;
  /** The source, the job or what was given up; empty for what there is one of. */
  subject: string;
  text: string;
  /** Since when it is broken; `null` if the figures do not say. */
  since: Date | null;
};

/** What is broken, in words for operators. */
export function problemsOf(figures: Figures, now: Date): Array<Problem> {
  const isOlder = (at: Date | null, ms: number) => at !== null && now.getTime() - at.getTime() > ms;
  const { outbox, unfinished, deadLetters, payments } = figures;
  const one = (kind: IncidentKind, text: string, since: Date | null = null): Problem => ({
    kind,
    subject: "",
    text,
    since,
  });
  const found: Array<Problem | false> = [
    ...figures.sources.map((source) => sourceProblem(source, now)),
    ...(isStarting(figures, now) ? [] : figures.jobs.map((job) => jobProblem(job, isOlder))),
    isMailLate(outbox.oldest, now) &&
      one(
        "mail",
        `${outbox.waiting} messages wait to be sent, the oldest for more than an hour.`,
        outbox.oldest,
      ),
    isOlder(unfinished.oldest, WORK_LATE_MS) &&
      one(
        "work",
        "Reading a source or queueing a mailing was begun more than two hours ago and is not done.",
        unfinished.oldest,
      ),
    ...deadLetters.map(lettersProblem),
    payments > 0 && one("payments", `Payments to be looked at: ${payments}.`),
    databaseProblem("", "The database", figures.databaseBytes),
    databaseProblem("archive", "The archive", figures.archiveBytes),
  ];
  return found.filter((problem) => problem !== false);
}

/** Each kind is a problem of its own: what else is given up is told too, and is over by itself. */
function lettersProblem(letters: GivenUp): Problem {
  const { kind, oldest } = letters;
  return { kind: "letters", subject: kind, text: `Given up: ${inWords(letters)}.`, since: oldest };
}

function databaseProblem(subject: string, name: string, bytes: number): Problem | false {
  if (bytes <= DATABASE_LIMIT_BYTES * DATABASE_FULL_SHARE) return false;
  const share = Math.round((bytes / DATABASE_LIMIT_BYTES) * 100);
  return { kind: "database", subject, text: `${name} has ${share} % of its limit.`, since: null };
}

/** Whether the database is new and the first run of the jobs is still to come. */
export function isStarting({ newSince }: Pick<Figures, "newSince">, now: Date): boolean {
  return newSince !== null && now.getTime() - newSince.getTime() < START_MS;
}

/** Whether a message that has waited since then has waited too long. */
export function isMailLate(oldest: Date | null, now: Date): boolean {
  return oldest !== null && now.getTime() - oldest.getTime() > MAIL_LATE_MS;
}

export type SourceState = "off" | "not-read" | "shrunken" | "late" | "on-time";

export function stateOfSource(source: SourceFigures, now: Date): SourceState {
  const { outcome, answeredAt, hasAnswered, everyMinutes } = source;
  if (outcome === "off") return "off";
  if (outcome === "shrunken") return "shrunken";
  if (answeredAt === null) return "not-read";
  if (now.getTime() - answeredAt.getTime() > LATE_RHYTHMS * everyMinutes * MINUTE_MS) return "late";
  return hasAnswered ? "on-time" : "not-read";
}

function sourceProblem(source: SourceFigures, now: Date): Problem | false {
  const found = { kind: "source", subject: source.id, since: source.answeredAt } as const;
  const state = stateOfSource(source, now);
  if (state === "shrunken")
    return { ...found, text: `The last answer of ${source.id} has at most half of its notices.` };
  return state === "late" && { ...found, text: `${source.id} has not answered for twice its rhythm.` };
}

type IsOlder = (at: Date | null, ms: number) => boolean;

function jobProblem({ id, lastRunAt, outcome, failures }: JobFigures, isOlder: IsOlder): Problem | false {
  const found = { kind: "job", subject: id, since: lastRunAt } as const;
  if (failures >= JOB_FAILURES)
    return {
      ...found,
      since: null,
      text: `The timed job ${id} has failed ${failures} times in a row: ${outcome}.`,
    };
  const isLate = lastRunAt === null || isOlder(lastRunAt, JOB_LATE_MS);
  return isLate && { ...found, text: `The timed job ${id} has not run for 45 minutes.` };
}
