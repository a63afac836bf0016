import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asBoolean, asNumber, asText, orNull, raw, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { accounts, billingSubscriptions, users } from "#drizzle/schema";
import { notifiableState } from "~/domain/billing/announced-state";
import { bestSubscription, type SubscriptionRecord } from "~/domain/billing/best-subscription";
import {
  givesAccess,
  hasAccess,
  renews,
  TRIAL_MS,
  TRIAL_WARNING_MS,
  trialPhase,
  withoutSubscription,
} from "~/domain/billing/entitlement";
import { PLAN_NAMES } from "~/domain/billing/plans";
import { limitsFor, ROLES } from "~/domain/billing/roles";
import { BILLING_INTERVALS, OWNER_CLAIMS, SUBSCRIPTION_STATUSES } from "~/domain/billing/subscription";
import {
  givesAccessSql,
  hasAccessSql,
  isTrialPhaseSql,
  isWithinLimitSql,
  limitSql,
  renewsSql,
  stateToTellSql,
  withoutSubscriptionSql,
} from "~/features/subscriptions/entitlement.sql.server";
import { updateProfileOfUser } from "~/features/subscriptions/subscription-records.server";
import { emptyDatabase } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");

/** Times around now and around possible ends of trials, to the millisecond. */
const instant = fc
  .tuple(
    fc.constantFrom(0, TRIAL_MS, -TRIAL_MS, TRIAL_WARNING_MS),
    fc.constantFrom(-1, 0, 1, -86_400_000, 86_400_000),
  )
  .map(([far, near]) => new Date(NOW.getTime() + far + near));
const endDate = fc.option(instant);

const profile = fc.record({
  role: fc.constantFrom(...ROLES),
  billingInterval: fc.option(fc.constantFrom(...BILLING_INTERVALS)),
  subscriptionStatus: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  subscriptionEndDate: endDate,
  lemonSqueezySubscriptionId: fc.option(fc.constantFrom("1", "2", "7")),
  createdAt: instant,
});

const people = fc.array(profile, { minLength: 40, maxLength: 40 });

const records: fc.Arbitrary<Array<SubscriptionRecord>> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("1", "2", "3", "10", "20"),
    role: fc.option(fc.constantFrom(...PLAN_NAMES), { freq: 5 }),
    status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
    endsAt: endDate,
    claim: fc.constantFrom(...OWNER_CLAIMS),
    createdAt: instant,
  }),
  { maxLength: 5, selector: ({ id }) => id },
);

const ID = "0";

/** Replaces all users; each user's ID is their position in the list. */
function insertProfiles(db: Database, people: ReadonlyArray<Partial<typeof users.$inferInsert>>) {
  const named = people.map((person, position) => ({
    id: String(position),
    email: `${position}@contractor.example`,
    ...person,
  }));
  return [
    db.delete(accounts),
    insertRows(
      accounts,
      named.map(({ id, email }) => ({ id, email })),
    ),
    insertRows(users, named),
  ];
}

function storedRecord({ role, claim, createdAt, ...record }: SubscriptionRecord) {
  return {
    ...record,
    userId: ID,
    role,
    interval: role && ("monthly" as const),
    claim: OWNER_CLAIMS.indexOf(claim),
    customerId: `customer of ${record.id}`,
    isTest: false,
    providerCreatedAt: createdAt,
    providerUpdatedAt: NOW,
    readAt: NOW,
  };
}

const oneOrNone = (condition: SQL) => sql`coalesce(${condition}, 0)`;

test("access, limits, the trial's phase and the state to notify are the same in SQL and in TypeScript", async () => {
  const db = await emptyDatabase();
  const u = alias(users, "u");
  await fc.assert(
    fc.asyncProperty(people, async (everybody) => {
      await runBatch(db, insertProfiles(db, everybody));
      const [named, unnamed] = await runBatch(db, [
        raw(
          sql`select ${hasAccessSql(NOW)} as has_access, ${limitSql("digestSummaries")} as summaries,
            ${limitSql("regions")} as regions, ${isWithinLimitSql("regions", u.role, sql`1`)} as may_have_one,
            ${isWithinLimitSql("regions", u.role, sql`2`)} as may_have_two
            from users u order by cast(id as integer)`,
          {
            hasAccess: asBoolean,
            summaries: asNumber,
            regions: orNull(asNumber),
            mayHaveOne: asBoolean,
            mayHaveTwo: asBoolean,
          },
        ),
        raw(
          sql`select ${hasAccessSql(NOW, users)} as has_access, ${stateToTellSql(NOW)} as state,
            ${oneOrNone(isTrialPhaseSql("running", NOW))} as running,
            ${oneOrNone(isTrialPhaseSql("ending", NOW))} as ending,
            ${oneOrNone(isTrialPhaseSql("over", NOW))} as over
            from users order by cast(id as integer)`,
          {
            hasAccess: asBoolean,
            state: orNull(asText),
            running: asBoolean,
            ending: asBoolean,
            over: asBoolean,
          },
        ),
      ]);
      expect(named).toEqual(
        everybody.map((person) => {
          const { regions, digestSummaries: summaries } = limitsFor(person.role);
          const allows = (count: number) => regions === null || regions >= count;
          return {
            hasAccess: hasAccess(person, NOW),
            summaries,
            regions,
            mayHaveOne: allows(1),
            mayHaveTwo: allows(2),
          };
        }),
      );
      expect(unnamed).toEqual(
        everybody.map((person) => {
          const phase = trialPhase(person, NOW);
          return {
            hasAccess: hasAccess(person, NOW),
            state: notifiableState(person, NOW),
            running: phase === "running",
            ending: phase === "ending",
            over: phase === "over",
          };
        }),
      );
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test("the subscription that counts is the same in SQL and in TypeScript, and no other changes the profile", async () => {
  const db = await emptyDatabase();
  await fc.assert(
    fc.asyncProperty(profile, records, async (person, subscriptions) => {
      const shownId = person.lemonSqueezySubscriptionId;
      await runBatch(db, [
        db.delete(billingSubscriptions),
        ...insertProfiles(db, [person]),
        ...(subscriptions.length > 0
          ? [insertRows(billingSubscriptions, subscriptions.map(storedRecord))]
          : []),
        updateProfileOfUser(ID, NOW),
      ]);
      const [[after], stored] = await runBatch(db, [
        db.select().from(users),
        raw(
          sql`select id, ${givesAccessSql(billingSubscriptions, NOW)} as gives_access,
            ${renewsSql(billingSubscriptions.status)} as renews from billing_subscriptions order by id`,
          { id: asText, givesAccess: asBoolean, renews: asBoolean },
        ),
      ]);
      const best = bestSubscription(subscriptions, { shownId, now: NOW });
      expect(after).toMatchObject(
        best === null
          ? person
          : {
              role: best.role,
              billingInterval: "monthly",
              subscriptionStatus: best.status,
              subscriptionEndDate: best.endsAt,
              lemonSqueezyCustomerId: `customer of ${best.id}`,
              lemonSqueezySubscriptionId: best.id,
            },
      );
      expect(stored).toEqual(
        subscriptions
          .map((one) => ({ id: one.id, givesAccess: givesAccess(one, NOW), renews: renews(one.status) }))
          .sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

test("a profile without a subscription falls back to the same state in SQL and in TypeScript", async () => {
  const db = await emptyDatabase();
  await fc.assert(
    fc.asyncProperty(people, async (everybody) => {
      await runBatch(db, [
        ...insertProfiles(
          db,
          everybody.map((person) => ({ ...person, lemonSqueezyCustomerId: "8" })),
        ),
        db.update(users).set(withoutSubscriptionSql(NOW)),
      ]);
      const after = await db
        .select()
        .from(users)
        .orderBy(sql`cast(id as integer)`);
      expect(after).toMatchObject(everybody.map(({ createdAt }) => withoutSubscription(createdAt, NOW)));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
