import { expect, test } from "vitest";
import { byKind } from "~/domain/operations/given-up";
import { type Figures, problemsOf, type SourceFigures } from "~/domain/operations/health";

const NOW = new Date("2026-11-23T15:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const SOURCE: SourceFigures = {
  id: "toronto",
  everyMinutes: 60,
  outcome: "complete",
  answeredAt: ago(59),
  hasAnswered: true,
};
const WELL: Figures = {
  sources: [SOURCE],
  jobs: [{ id: "mail", lastRunAt: ago(14), outcome: "0 batches sent to the queue", failures: 0 }],
  outbox: { waiting: 3, oldest: ago(59) },
  unfinished: { sources: 1, runs: 1, oldest: ago(119) },
  deadLetters: [],
  setAside: 7,
  payments: 0,
  databaseBytes: 7_000_000_000,
  archiveBytes: 7_000_000_000,
  newSince: null,
};

const idsOf = (figures: Partial<Figures>) =>
  problemsOf({ ...WELL, ...figures }, NOW).map(({ kind, subject }) => `${kind} ${subject}`.trim());
const source = (overrides: Partial<SourceFigures>) => ({ sources: [{ ...SOURCE, ...overrides }] });
const job = (lastRunAt: Date | null, outcome: string | null, failures = 0) => ({
  jobs: [{ id: "mail", lastRunAt, outcome, failures }],
});

test("nothing is broken while sources, jobs, mail and work are on time", () => {
  expect(problemsOf(WELL, NOW)).toEqual([]);
});

test.each([
  [
    "a source that has not answered for twice its rhythm",
    source({ answeredAt: ago(121) }),
    ["source toronto"],
  ],
  ["exactly twice its rhythm", source({ outcome: "failed", answeredAt: ago(120) }), []],
  ["a shrunken answer", source({ outcome: "shrunken" }), ["source toronto"]],
  ["a source that is off", source({ outcome: "off", answeredAt: ago(10_000) }), []],
  ["a source that nobody has asked yet", source({ outcome: null, answeredAt: null }), []],
  ["a job that has never run", job(null, null), ["job mail"]],
  ["a job that has not run for three ticks", job(ago(46), "done"), ["job mail"]],
  ["a job that failed twice", job(ago(1), "failed: the disk is full", 2), []],
  ["a job that failed three times in a row", job(ago(1), "failed: the disk is full", 3), ["job mail"]],
  [
    "something that was given up",
    { deadLetters: [{ kind: "message", count: 1, oldest: ago(1) }] },
    ["letters message"],
  ],
  ["mail that waits for an hour", { outbox: { waiting: 1, oldest: ago(61) } }, ["mail"]],
  ["work that is not done", { unfinished: { sources: 0, runs: 1, oldest: ago(121) } }, ["work"]],
  ["a payment to be looked at", { payments: 1 }, ["payments"]],
  ["a database beyond 70 % of its limit", { databaseBytes: 7_000_000_001 }, ["database"]],
  ["an archive beyond 70 % of its limit", { archiveBytes: 7_000_000_001 }, ["database archive"]],
  ["a job that has never run in a new database", { ...job(null, null), newSince: ago(14) }, []],
  ["a job that has not run within a tick", { ...job(null, null), newSince: ago(15) }, ["job mail"]],
])("%s", (_what, figures, ids) => {
  expect(idsOf(figures)).toEqual(ids);
});

test("what was given up is a problem of its own for each kind, with its number", () => {
  const bodies: ReadonlyArray<unknown> = [
    { task: "source", source: "toronto", at: "" },
    { task: "job", job: "mail", at: "" },
    { task: "send", batch: "b" },
    { email: "m" },
    { task: "alerts", at: "" },
    { task: "build", run: "r" },
    [],
  ];
  const letters = bodies.map((body) => ({ body: JSON.stringify(body), count: 1, oldest: ago(1) }));
  const others = [
    { ...letters[0]!, count: 2, oldest: ago(9) },
    { body: "no JSON", count: 1, oldest: ago(1) },
  ];
  const problems = problemsOf({ ...WELL, deadLetters: byKind([...letters, ...others]) }, NOW);
  expect(problems.map(({ subject, text }) => [subject, text])).toEqual([
    ["source toronto", "Given up: 3 × source toronto."],
    ["unreadable message", "Given up: 2 × unreadable message."],
    ["batch of messages", "Given up: 1 × batch of messages."],
    ["job mail", "Given up: 1 × job mail."],
    ["message", "Given up: 1 × message."],
    ["part of the alerts", "Given up: 1 × part of the alerts."],
    ["part of the digests", "Given up: 1 × part of the digests."],
  ]);
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(["letters"]));
  expect(problems[0]!.since).toEqual(ago(9));
});
