import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { accounts, hiddenBids, opportunities, sessions, userBids, users } from "#drizzle/schema";
import { rememberReader } from "~/features/account/read-ahead.server";
import { startSession } from "~/features/account/session.server";
import { receiveFeed } from "~/features/feed/feed-view";
import { loader } from "~/routes/dashboard._index";
import { loader as loadSavedBids } from "~/routes/dashboard.saved-bids";
import { contextAround, emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 86_400_000;

const { d1, meter } = meteredD1(env.DB);
let db: Database;
let id: string;

beforeEach(async () => {
  db = await emptyDatabase();
  ({ id } = await insertUser(db, {
    role: "pro",
    subscriptionStatus: "active",
    regions: ["CA-ON-PEL", "CA-ON-TOR"],
    lastSyncedAt: NOW,
  }));
  const notices = ["Peel Region", "Toronto"].flatMap((name, place) =>
    Array.from({ length: 3 }, (_, index) =>
      noticeOf({
        key: `notice ${place} ${index}`,
        reference: null,
        title: `Snow clearing, lot ${index + 1} in ${name}`,
        place: placeIn(name),
        published: NOW,
        deadline: new Date(NOW.getTime() + (index * 9 + 1) * DAY_MS),
      }),
    ),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
});

async function signedIn(accountId = id) {
  const { services } = contextAround(db, NOW);
  return (await startSession(services, accountId, null)).split(";")[0]!;
}

/** Opens the dashboard, and counts how often it asked the database until it was answered. */
async function open(cookie: string, { now = NOW, on = createDatabase(d1) } = {}) {
  const { context, settled } = contextAround(on, now);
  const request = new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });
  meter.roundTrips = 0;
  const answer = await loader({ request, context, params: {} }).catch(
    (thrown: unknown) => thrown as Response,
  );
  const trips = meter.roundTrips;
  await settled();
  if (answer instanceof Response) return { to: answer.headers.get("Location"), trips, page: null };
  return { to: null, trips, page: { ...answer.data, view: receiveFeed(answer.data.view) } };
}

test("the dashboard asks the database once, and twice when the worker has not seen its reader yet", async () => {
  const cookie = await signedIn();
  const first = await open(cookie);
  const second = await open(cookie);

  expect(first.page?.view.list?.cards).toHaveLength(4);
  expect(second.page).toEqual(first.page);
  expect([first.trips, second.trips]).toEqual([2, 1]);
});

test("the saved bids are read in one trip too, and show what was saved since", async () => {
  const cookie = await signedIn();
  await open(cookie);
  const [bid] = await db.select().from(opportunities);
  await db.insert(userBids).values({ userId: id, bidId: bid!.id, status: "saved" });
  const { context, settled } = contextAround(createDatabase(d1), NOW);
  const request = new Request("https://bids.example/dashboard/saved-bids", { headers: { Cookie: cookie } });
  meter.roundTrips = 0;

  const answer = await loadSavedBids({ request, context, params: {} });

  expect(meter.roundTrips).toBe(1);
  expect(answer.data.view?.bids.map(({ card }) => card.id)).toEqual([bid!.id]);
  await settled();
});

describe("what has changed since the reader's last page is seen at once", () => {
  const CHANGES: Record<string, Partial<typeof users.$inferInsert>> = {
    "a smaller plan": { role: "basic" },
    "other regions": { regions: ["CA-ON-TOR"] },
    "other trades": { serviceTypes: ["paving-concrete"] },
    "words left out": { excluded: [{ words: "lot 1", stems: "lot 1" }] as never },
    "another sort": { listSort: "closing-soon" },
    "another density": { density: "compact" },
    "another name": { companyName: "Northline Snow" },
    "another address": { email: "new@northline.example" },
    "a failed payment": { subscriptionStatus: "past_due" },
  };

  test.each(Object.keys(CHANGES))("%s", async (name) => {
    const cookie = await signedIn();
    const before = await open(cookie);
    await db.update(users).set(CHANGES[name]!).where(eq(users.id, id));

    const after = await open(cookie);

    expect(after.page).not.toEqual(before.page);
    // A browser that the worker has never seen is shown what is stored.
    expect(after.page).toEqual((await open(await signedIn())).page);
    expect(after.trips).toBe(2);
    expect((await open(cookie)).trips).toBe(1);
  });

  test("a bid left out, which counts in another row of the reader", async () => {
    const cookie = await signedIn();
    const before = await open(cookie);
    const left = before.page!.view.list!.cards[0]!.id;
    await db.insert(hiddenBids).values({ userId: id, bidId: left, hiddenAt: NOW, trade: "", rule: "" });
    await db.update(users).set({ hiddenRevision: 1 }).where(eq(users.id, id));

    const { page } = await open(cookie);

    expect(page!.view.list!.cards.map((card) => card.id)).not.toContain(left);
    expect(page).toEqual((await open(await signedIn())).page);
  });

  test.each([
    ["a session that was ended elsewhere", () => db.delete(sessions), "/sign-in"],
    ["a deleted account", () => db.delete(accounts).where(eq(accounts.id, id)), "/sign-in"],
    [
      "a plan that has ended",
      () => db.update(users).set({ subscriptionStatus: "canceled", subscriptionEndDate: NOW }),
      "/reactivate",
    ],
    ["a setup that is not finished", () => db.update(users).set({ onboardedAt: null }), "/onboarding"],
  ])("%s", async (_name, change, to) => {
    const cookie = await signedIn();
    await open(cookie);
    await change();

    const refused = { to, page: null };
    expect(await open(cookie)).toMatchObject(refused);
    expect(await open(cookie)).toMatchObject(refused);
  });

  test("a session that has come to its end", async () => {
    const cookie = await signedIn();
    await open(cookie);
    expect(await open(cookie, { now: new Date(NOW.getTime() + 31 * DAY_MS) })).toMatchObject({
      to: "/sign-in",
      page: null,
    });
  });
});

test("a browser that signs in as somebody else sees that person's page", async () => {
  const other = await insertUser(db, { regions: ["CA-ON-TOR"], role: "basic", companyName: "Other" });
  const cookies = [await signedIn(), await signedIn(other.id)];
  const read = async () => (await Promise.all(cookies.map((cookie) => open(cookie)))).map(({ page }) => page);
  const [mine, theirs] = await read();

  expect(mine?.shell.owner).toBe(id);
  expect(theirs?.shell.owner).toBe(other.id);
  expect(theirs?.view.regions).toEqual(["Toronto"]);
  expect(await read()).toEqual([mine, theirs]);
});

test("a worker remembers its latest 500 readers", async () => {
  const cookie = await signedIn();
  await open(cookie);
  const [other] = await db.select().from(users);
  for (let one = 0; one < 499; one++) rememberReader(`another session ${one}`, other!);
  expect((await open(cookie)).trips).toBe(1);
  for (let one = 0; one < 500; one++) rememberReader(`a later session ${one}`, other!);
  expect((await open(cookie)).trips).toBe(2);
});

/** The same database, which refuses batches with a statement of this name. */
function refusing(tag: string): Database {
  const queries = new WeakMap<object, string>();
  return createDatabase(
    new Proxy(env.DB, {
      get(target, property) {
        if (property === "prepare")
          return (query: string) => ({
            bind: (...values: Array<unknown>) => {
              const bound = target.prepare(query).bind(...values);
              queries.set(bound, query);
              return bound;
            },
          });
        if (property === "batch")
          return async (statements: Array<D1PreparedStatement>) => {
            if (statements.some((one) => queries.get(one)?.includes(`/* ${tag} */`)))
              throw new Error("D1_ERROR: disk I/O error");
            return target.batch(statements);
          };
        return Reflect.get(target, property) as unknown;
      },
    }),
  );
}

test("a part that cannot be read takes neither its reader nor the other parts with it", async () => {
  const cookie = await signedIn();
  const whole = await open(cookie);

  const { page } = await open(cookie, { on: refusing("search.figures") });

  expect(page?.view.figures).toEqual([]);
  expect(page?.view.missing).toHaveLength(1);
  expect(page?.view.list).toEqual(whole.page?.view.list);
  expect((await open(cookie)).page).toEqual(whole.page);
});
