import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { setAsideRecords } from "#drizzle/schema";
import { formatMoment } from "~/domain/local-time";
import { inWords } from "~/domain/operations/given-up";
import { DATABASE_LIMIT_BYTES, type Figures } from "~/domain/operations/health";
import { rhythmInWords } from "~/domain/operations/rhythm";
import { KEY_DATE_NAMES } from "~/domain/reading/kept/key-date-label";
import { TORONTO } from "~/domain/zoned-time";
import { incidentName } from "~/emails/operator-messages";
import { explainBid } from "~/features/ingest/explain-bid.server";
import type { TimedJob } from "~/features/jobs/timed-jobs.server";
import { listReportedReadings } from "~/features/key-dates/reported-readings.server";
import { listUnwantedRules } from "~/features/not-my-kind/hidden-bids.server";
import { listDeadLetters } from "~/features/outbox/dead-letters.server";
import { listKeys } from "~/features/push/ingest-keys.server";
import { listLastRuns } from "~/features/source-runs/source-runs.server";
import { readHealth } from "~/features/watch/health.server";
import { listIncidents } from "~/features/watch/list-incidents.server";
import type { Services } from "~/lib/services";

export type OperationsView = Awaited<ReturnType<typeof loadOperations>>;

const SHOWN = 100;

type Jobs = ReadonlyArray<TimedJob>;

/** What the operators' page shows. `bid` is the number of a bid whose notices are asked for. */
export async function loadOperations(services: Services, jobs: Jobs, bid: string | null) {
  const { db, now } = services;
  const [health, lastRuns, letters, keys, rules, told, reported] = await Promise.all([
    readHealth(
      services,
      jobs.map(({ id }) => id),
    ),
    listLastRuns(db),
    listDeadLetters(services),
    listKeys(db, SHOWN),
    listUnwantedRules(db),
    listIncidents(db, now()),
    listReportedReadings(db, SHOWN),
  ]);
  const reasonOf = (source: string) => lastRuns.find((run) => run.source === source)?.reason ?? null;
  return {
    problems: health.problems.map(({ text }) => text),
    figures: figuresOf(health.figures),
    sources: health.figures.sources.map(({ id, outcome, answeredAt, hasAnswered, everyMinutes }) => ({
      id,
      rhythm: rhythmInWords(everyMinutes),
      answered: momentOr(hasAnswered ? answeredAt : null, "Never"),
      last: [outcome ?? "not read yet", reasonOf(id)].filter((part) => part !== null).join(": "),
    })),
    jobs: jobs.map(({ id, name, what }) => ({ id, name, what, last: lastRunOf(health.figures, id) })),
    incidents: told.map(({ kind, subject, beganAt, endedAt, mailedAt }) => ({
      what: incidentName(kind, subject),
      began: moment(beganAt),
      ended: momentOr(endedAt, "Not over"),
      mailed: momentOr(mailedAt, "Not yet"),
    })),
    letters: letters.map(({ id, body, reason, at }) => ({ id, body, reason, at: moment(at) })),
    setAside: await listSetAside(db, lastRuns),
    keys: keys.map(({ portal, hosts, home, createdAt, revokedAt }) => ({
      portal,
      hosts: hosts.join(", "),
      home: home ?? "Not registered",
      issued: moment(createdAt),
      revoked: revokedAt && moment(revokedAt),
    })),
    leftOut: rules.slice(0, SHOWN),
    readings: reported.map(({ id, bidId, kind, read, said }) => ({
      id,
      bidId,
      kind: KEY_DATE_NAMES[kind],
      sentence: read?.sentence ?? "",
      read: dateInWords(read),
      said: dateInWords(said),
    })),
    merge: bid === null ? null : await mergeOf(services, bid),
  };
}

function dateInWords(date: { localDay: string | null; localTime: string | null } | null): string {
  if (date === null) return "Nothing";
  return date.localDay === null ? "No such date" : [date.localDay, date.localTime].filter(Boolean).join(" ");
}

const moment = (at: Date) => formatMoment(at, TORONTO);
const momentOr = (at: Date | null, otherwise: string) => (at === null ? otherwise : moment(at));

function figuresOf({ outbox, unfinished, deadLetters, setAside, payments, ...sizes }: Figures) {
  const since = (oldest: Date | null) => (oldest === null ? "" : `, since ${moment(oldest)}`);
  return [
    { term: "Mail that waits", value: `${outbox.waiting}${since(outbox.oldest)}` },
    {
      term: "Unfinished work",
      value: `${unfinished.sources} sources, ${unfinished.runs} mailings${since(unfinished.oldest)}`,
    },
    {
      term: "Given up",
      value: deadLetters.map((letters) => `${inWords(letters)}${since(letters.oldest)}`).join("; ") || "0",
    },
    { term: "Records set aside", value: String(setAside) },
    { term: "Payments to be looked at", value: String(payments) },
    { term: "Database", value: sizeInWords(sizes.databaseBytes) },
    { term: "Archive", value: sizeInWords(sizes.archiveBytes) },
  ];
}

function sizeInWords(bytes: number): string {
  const megabytes = Math.round(bytes / 1_000_000).toLocaleString("en-CA");
  return `${megabytes} MB, ${Math.round((bytes / DATABASE_LIMIT_BYTES) * 100)} % of its limit`;
}

function lastRunOf({ jobs }: Figures, id: string): string {
  const { lastRunAt = null, outcome = null, failures = 0 } = jobs.find((job) => job.id === id) ?? {};
  if (lastRunAt === null) return "Never";
  const inARow = failures > 1 ? ` (${failures} failures in a row)` : "";
  return `${moment(lastRunAt)}: ${outcome ?? "still running"}${inARow}`;
}

async function listSetAside(db: Database, lastRuns: Awaited<ReturnType<typeof listLastRuns>>) {
  const { runId, position, key, reason } = setAsideRecords;
  const ids = lastRuns.map(({ id }) => id);
  const rows = await db
    .select({ runId, position, key, reason })
    .from(setAsideRecords)
    .where(inJson(runId, ids))
    .limit(SHOWN);
  return rows.map((row) => ({
    source: lastRuns.find(({ id }) => id === row.runId)?.source ?? "",
    record: row.key ?? `Number ${row.position + 1}`,
    reason: row.reason,
  }));
}

/** A bid's notices, of which those that joined it can be taken out again. */
async function mergeOf(services: Services, bid: string) {
  const found = /^[1-9]\d{0,14}$/.test(bid) ? await explainBid(services, Number(bid)) : null;
  if (found === null) return { bid, title: null, notices: [] };
  return { bid, title: found.title, notices: found.notices };
}
