import { expect, test } from "vitest";
import { SOURCES } from "~/sources";
import { get, startApp } from "../support/app";
import { cookieOf, ONBOARDED, signInNewcomer } from "../support/newcomer";
import { outcomesOf, tick } from "./tick";

/** A dashboard of a new account takes fewer statements, as does each timed job alone; all jobs together take more. */
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

test("each request and each timed job of a tick has the statements of one invocation", async () => {
  await using app = await startApp("local", { MOST_STATEMENTS });
  const person = await signInNewcomer(app, ONBOARDED);
  for (let requests = 0; requests < 5; requests++)
    expect((await get(app, "/dashboard", cookieOf(person))).status).toBe(200);
  // No source is due for years, because reading one takes more statements.
  for (const { id } of SOURCES)
    await app.db
      .prepare("insert into source_runs (id, source, started_at, outcome) values (?1, ?1, ?2, 'complete')")
      .bind(id, Date.parse("2100-01-01"))
      .run();
  await tick(app, new Date());
  const outcomes = await outcomesOf(app);
  expect(outcomes.get("sources")).toBe("none due");
  expect([...outcomes.values()].filter((outcome) => outcome.startsWith("failed"))).toEqual([]);
});

test("a request that runs too many statements fails, and the next one does not", async () => {
  await using app = await startApp("local", { MOST_STATEMENTS: "2" });
  const person = await signInNewcomer(app, ONBOARDED);
  const refused = await get(app, "/dashboard", cookieOf(person));
  expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/sign-in"]);
  expect((await get(app, "/sign-in")).status).toBe(200);
});

test("a tick of the timed jobs stays within the limits of an invocation for each", async () => {
  await using app = await startApp("local");
  await tick(app, new Date());
  const outcomes = await outcomesOf(app);
  expect([...outcomes.values()].filter((outcome) => outcome.startsWith("failed"))).toEqual([]);
  const { results } = await app.db
    .prepare("select distinct outcome from source_runs order by 1")
    .all<{ outcome: string }>();
  expect(results.map(({ outcome }) => outcome)).toEqual(["complete"]);
  expect(await app.db.prepare("select count(*) as n from source_pieces").first("n")).toBe(0);
  expect(await app.db.prepare("select count(*) as n from dead_letters").first("n")).toBe(0);
});
