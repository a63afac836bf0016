import { expect, test, vi } from "vitest";
import { startApp } from "../support/app";
import { fireCron, outcomesOf, tick } from "./tick";

const NOW = new Date();
/** Without the minute that a message waits in production before it comes again. */
const WITHOUT_DELAYS = {
  queueConsumers: {
    "tenderlight-work": {
      maxBatchSize: 1,
      maxBatchTimeout: 0,
      maxRetries: 3,
      retryDelay: 0,
      deadLetterQueue: "tenderlight-dead-work",
    },
    "tenderlight-dead-work": { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 3 },
  },
};

test("a source that keeps failing becomes dead letters and delays no other source and no job", async () => {
  await using app = await startApp("local", {}, WITHOUT_DELAYS);
  await app.db
    .prepare(
      `create trigger broken before insert on source_pieces
      when new.run_id in (select id from source_runs where source = 'toronto')
      begin select raise(abort, 'the disk is full'); end`,
    )
    .run();
  await tick(app, NOW);

  const { results } = await app.db
    .prepare(
      "select source, outcome, reason from source_runs where outcome <> 'complete' group by 1, 2, 3 order by 1",
    )
    .all<{ source: string; outcome: string; reason: string }>();
  expect(new Set(results.map(({ source }) => source))).toEqual(new Set(["toronto"]));
  await vi.waitFor(
    async () => {
      const last = await app.db
        .prepare(
          "select outcome, reason from source_runs where source = 'toronto' order by rowid desc limit 1",
        )
        .first();
      expect(last).toEqual({
        outcome: "failed",
        reason: "Its message failed as often as the queue allows.",
      });
    },
    { timeout: 20_000, interval: 50 },
  );
  const letters = await app.db
    .prepare("select body ->> 'task' as task, body ->> 'source' as source from dead_letters")
    .all();
  // One for each message with pieces of the answer, none of which can be kept.
  expect(letters.results.length).toBeGreaterThan(0);
  expect(letters.results).toEqual(letters.results.map(() => ({ task: "source", source: "toronto" })));
  const outcomes = [...(await outcomesOf(app)).values()];
  expect(outcomes.filter((outcome) => outcome.startsWith("failed"))).toEqual([]);
});

test("triggers that fire at the same time read each source once", async () => {
  await using app = await startApp("local");
  await Promise.all(Array.from({ length: 4 }, () => fireCron(app, NOW)));
  await tick(app, NOW);
  const { results } = await app.db
    .prepare("select source, count(*) as runs from source_runs group by source having runs > 1")
    .all();
  expect(results).toEqual([]);
});
