import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import type { Notice } from "~/domain/opportunities/notice";
import { readSource } from "~/features/source-runs/read-source.server";
import { takeAnswer } from "~/features/source-runs/take-answer.server";
import type { Services } from "~/lib/services";
import type { SourceItem } from "~/sources/source";
import { D1_LIMITS } from "../../workers/local/limited-d1";
import { countRows, emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";
import { nextInvocation } from "../support/one-invocation";
import { sourceAnswering } from "../support/run-source";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-20T15:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const MOST = D1_LIMITS.statements / 2;
const OTHER = { id: "ontario-bids", name: "Ontario bids" };

const { d1, meter } = meteredD1(env.DB);
let db: Database;

beforeEach(async () => {
  await emptyDatabase();
  db = createDatabase(d1);
});

/** Reads an answer by as many messages as it takes, and returns how many statements each of them ran. */
async function statementsOf(notices: ReadonlyArray<Notice>, now = NOW): Promise<Array<number>> {
  const items = notices.map((notice): SourceItem => ({ kind: "notice", notice }));
  const source = sourceAnswering(items);
  const { services } = servicesAround(db, now);
  const used: Array<number> = [];
  await counted(used, () => takeAnswer(quiet(services), source));
  for (let isDone = false; !isDone;) {
    const delivery = { message: crypto.randomUUID(), attempt: 1, sentAt: now };
    await counted(used, async () => {
      ({ isDone } = await readSource(quiet(services), source, delivery));
    });
  }
  return used;
}

const quiet = (services: Services): Services => ({
  ...nextInvocation(services),
  workQueue: { push: () => Promise.resolve() },
});

async function counted(used: Array<number>, work: () => Promise<unknown>) {
  const before = meter.statements;
  await work();
  used.push(meter.statements - before);
}

const TOWNS = ["Brampton", "Mississauga", "Caledon"];
const placeIn = (city: string) => ({
  regions: [],
  city,
  state: "ON",
  country: "CA",
  buyerCity: null,
  buyerState: null,
});

/** Notices with a text, key dates and a number of their own. */
const many = (count: number, changes: (index: number) => Partial<Notice> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    noticeOf({
      key: `K${index}`,
      reference: `RFT-2026-${10_000 + index}`,
      title: `Snow clearing at depot ${index} and its yard`,
      buyer: "Regional Municipality of Peel",
      place: placeIn(TOWNS[index % TOWNS.length]!),
      deadline: inDays(20),
      sections: {
        description: `Site visit on December 1, 2026 at 10:00 a.m. Questions by December 3, 2026. ${"The yard is cleared by 7 a.m. ".repeat(60)}`,
      },
      ...changes(index),
    }),
  );

const others = async (notices: ReadonlyArray<Notice>) => {
  for (let from = 0; from < notices.length; from += 100)
    await ingestNotices(db, OTHER, notices.slice(from, from + 100), NOW);
};

test("a first answer of 3,000 notices with texts and dates takes half of a message's statements", async () => {
  const used = await statementsOf(many(3_000));

  expect(await countRows(db, "opportunities")).toBe(3_000);
  expect(Math.max(...used)).toBeLessThanOrEqual(MOST);
}, 300_000);

test("so does an answer whose notices join another portal's, and one in which each leaves its bid", async () => {
  await others(many(100));
  const joining = await statementsOf(many(100));
  expect(await countRows(db, "opportunities")).toBe(100);

  const moved = many(100, (index) => ({
    place: placeIn(TOWNS[(index + 1) % TOWNS.length]!),
    revision: "2",
  }));
  const leaving = await statementsOf(moved, inDays(1));

  expect(await countRows(db, "opportunities")).toBe(200);
  expect(Math.max(...joining, ...leaving)).toBeLessThanOrEqual(MOST);
}, 300_000);

test("so does the end of an answer that lacks most notices for the second time", async () => {
  await statementsOf(many(700));
  const rest = many(380);
  await statementsOf(rest, inDays(3));

  const used = await statementsOf(rest, inDays(5));

  expect(Math.max(...used)).toBeLessThanOrEqual(MOST);
}, 300_000);
