import { expect, test } from "vitest";
import { get, startApp } from "../support/app";
import { cookieOf, ONBOARDED, signInNewcomer } from "../support/newcomer";

/** A dashboard of a new account takes fewer statements, and the timed jobs take more. */
const MOST_STATEMENTS = "40";

test.each([
  ["local", 1_999_000, 200],
  ["local", 2_000_001, 302],
] as const)(
  "the %s build's database returns a value of %i bytes with status %i",
  async (build, bytes, status) => {
    await using app = await startApp(build);
    const person = await signInNewcomer(app, ONBOARDED);
    await app.db
      .prepare("update users set company_name = ? where id = ?")
      .bind("x".repeat(bytes), person.id)
      .run();
    expect((await get(app, "/dashboard", cookieOf(person))).status).toBe(status);
  },
);

test("each request has the statements of one invocation, and the timed jobs of one tick share theirs", async () => {
  await using app = await startApp("local", { MOST_STATEMENTS });
  const person = await signInNewcomer(app, ONBOARDED);
  for (let requests = 0; requests < 5; requests++)
    expect((await get(app, "/dashboard", cookieOf(person))).status).toBe(200);
  const worker = await app.server.getWorker();
  const { outcome } = await worker.scheduled({ cron: "*/15 * * * *", scheduledTime: new Date() });
  expect(outcome).toBe("exception");
});

test("a request that runs too many statements fails, and the next one does not", async () => {
  await using app = await startApp("local", { MOST_STATEMENTS: "2" });
  const person = await signInNewcomer(app, ONBOARDED);
  const refused = await get(app, "/dashboard", cookieOf(person));
  expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/sign-in"]);
  expect((await get(app, "/sign-in")).status).toBe(200);
});

test("a tick of the timed jobs stays within the limits of one invocation", async () => {
  await using app = await startApp("local");
  const worker = await app.server.getWorker();
  const { outcome } = await worker.scheduled({ cron: "*/15 * * * *", scheduledTime: new Date() });
  expect(outcome).toBe("ok");
  const { results } = await app.db.prepare("select outcome from job_runs").all<{ outcome: string }>();
  expect(results.length).toBeGreaterThan(5);
  expect(results.filter((run) => run.outcome.startsWith("failed"))).toEqual([]);
});
