import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { notices, opportunities, opportunityKeyDates } from "#drizzle/schema";
import { receivePush } from "~/features/push/receive-push.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { CONFIG, countRows, emptyDatabase, servicesAround } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");
const MINIMAL = { key: "peel-7", title: "Snow clearing at 14 branches", region: "Peel Region" };

async function push(db: Database, body: BodyInit | Array<object>, now = NOW) {
  const request = new Request(`${CONFIG.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
    body: Array.isArray(body) ? JSON.stringify({ portal: "peel-bids", notices: body }) : body,
  });
  const answer = await receivePush(servicesAround(db, now).services, request);
  return { status: answer.status, text: await answer.text() };
}

test("a notice that is too long for a record is set aside with its key, and the others are stored", async () => {
  const db = await emptyDatabase();
  const long = { ...MINIMAL, key: "long", description: "雪".repeat(500_001) };

  const { status, text } = await push(db, [long, MINIMAL]);

  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    created: 1,
    setAside: [{ key: "long", reason: "Longer than a record may be: 1.5 MB" }],
  });
  expect(await db.select({ key: notices.key }).from(notices)).toEqual([{ key: "peel-7" }]);

  const wrong = await push(db, [long, { ...MINIMAL, title: 7 }]);
  expect(JSON.parse(wrong.text)).toMatchObject({ fields: [{ field: "notices.1.title" }] });
});

test("a refusal of 5 MB of unknown fields has a few kilobytes", async () => {
  const db = await emptyDatabase();
  const unknown = Object.fromEntries(
    Array.from({ length: 150_000 }, (_, index) => [`field number ${index}`, 1]),
  );

  const { status, text } = await push(db, [{ ...MINIMAL, ...unknown }]);

  expect(status).toBe(422);
  expect(text.length).toBeLessThan(8_000);
  expect(JSON.parse(text)).toMatchObject({ count: 150_000 });
});

test.each([
  ["half of an emoji", "2026-\uD83D"],
  ["a NUL character", "2026\u00000415"],
  ["a space without width", "2026-0415\u200B"],
])("a key with %s is refused by its name, each time that it is sent", async (_, key) => {
  const db = await emptyDatabase();
  for (const { status, text } of [
    await push(db, [{ ...MINIMAL, key }]),
    await push(db, [{ ...MINIMAL, key }]),
  ]) {
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ fields: [{ field: "notices.0.key" }] });
  }
});

test("an amendment from the future is refused, so that it does not hide the next one", async () => {
  const db = await emptyDatabase();
  await push(db, [MINIMAL]);

  const { status, text } = await push(db, [{ ...MINIMAL, amendedAt: "2062-11-20T15:00:00Z" }]);

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ count: 1, fields: [{ field: "notices.0.amendedAt" }] });
  const next = await push(db, [{ ...MINIMAL, status: "cancelled", amendedAt: "2026-11-20T14:00:00Z" }]);
  expect(JSON.parse(next.text)).toMatchObject({ changed: 1, outdated: 0 });
});

test("a body in windows-1252 is refused, and its accents are not lost", async () => {
  const db = await emptyDatabase();
  const body = JSON.stringify({ portal: "seao-bids", notices: [{ ...MINIMAL, title: "Déneigement" }] });

  const { status, text } = await push(
    db,
    Uint8Array.from(body, (character) => character.charCodeAt(0)),
  );

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ fields: [{ field: "body", problem: "Must be UTF-8" }] });
  expect(await countRows(db, "notices")).toBe(0);
});

test("a publication date in the future is stored as today, and does not stay on top of the lists", async () => {
  const db = await emptyDatabase();
  const later = new Date("2026-11-21T15:00:00Z");
  await push(db, [{ ...MINIMAL, publishedAt: "2031-01-01T00:00:00Z" }]);
  await push(db, [{ ...MINIMAL, key: "peel-8", title: "Newer", publishedAt: later.toISOString() }], later);

  const { rows } = await searchOpportunities(db, { ...EVERYTHING, limit: 10 }, later);
  expect(rows.map(({ title }) => title)).toEqual(["Newer", MINIMAL.title]);
  expect(await db.select({ published: opportunities.published }).from(opportunities)).toEqual([
    { published: NOW },
    { published: later },
  ]);

  const again = await push(db, [{ ...MINIMAL, publishedAt: "2031-01-01T00:00:00Z" }], later);
  expect(JSON.parse(again.text)).toMatchObject({ changed: 0, unchanged: 1 });
});

test("a key that a body has more than once is stored once, in its newest version, and the answer says so", async () => {
  const db = await emptyDatabase();
  const of = (amendment: number, title: string) => ({ ...MINIMAL, amendment, title });

  const { text } = await push(db, [
    of(2, "Amended"),
    of(1, "Original"),
    of(2, "Corrected"),
    of(2, "Corrected"),
  ]);

  expect(JSON.parse(text)).toMatchObject({ created: 1, changed: 0, unchanged: 0, outdated: 0, repeated: 3 });
  expect(await db.select({ title: opportunities.title }).from(opportunities)).toEqual([
    { title: "Corrected" },
  ]);
  const others = Array.from({ length: 120 }, (_, index) => ({ ...MINIMAL, key: `other-${index}` }));
  const apart = await push(db, [of(2, "Corrected"), ...others, of(2, "Corrected")]);
  expect(JSON.parse(apart.text)).toMatchObject({ created: 120, unchanged: 1, outdated: 0, repeated: 1 });
});

const MEETING = { kind: "site_meeting", date: "2026-11-24", time: "10:00", zone: "America/Toronto" };

test("key dates that a push states are stored with their zone, place and attendance", async () => {
  const db = await emptyDatabase();
  const keyDates = [
    { ...MEETING, mandatory: true, place: "Front desk, 6500 Mayfield Road" },
    { kind: "questions", date: "2026-11-25" },
  ];
  const { status } = await push(db, [{ ...MINIMAL, keyDates }]);
  expect(status).toBe(200);
  const stored = await db.select().from(opportunityKeyDates).orderBy(opportunityKeyDates.localDay);
  expect(stored).toMatchObject([
    {
      kind: "site_meeting",
      at: new Date("2026-11-24T15:00:00Z"),
      mandatory: "yes",
      origin: "portal",
      place: "Front desk, 6500 Mayfield Road",
      standing: "sure",
      sentence: "",
    },
    { kind: "questions", at: null, localDay: "2026-11-25", precision: "day", mandatory: "unsaid" },
  ]);
  const again = await push(db, [{ ...MINIMAL, keyDates }]);
  expect(JSON.parse(again.text)).toMatchObject({ unchanged: 1 });
});

test.each([
  ["an unknown kind", { ...MEETING, kind: "lunch" }, "notices.0.keyDates.0.kind"],
  ["the closing date, which has its own field", { ...MEETING, kind: "closing" }, "notices.0.keyDates.0.kind"],
  ["a day that does not exist", { ...MEETING, date: "2026-02-31" }, "notices.0.keyDates.0.date"],
  ["a program's default for a day", { ...MEETING, date: "0001-01-01" }, "notices.0.keyDates.0.date"],
  ["no day", { kind: "questions" }, "notices.0.keyDates.0.date"],
  ["an hour that does not exist", { ...MEETING, time: "25:00" }, "notices.0.keyDates.0.time"],
  [
    "a time that the clocks skip",
    { ...MEETING, date: "2027-03-14", time: "02:30" },
    "notices.0.keyDates.0.time",
  ],
  ["a time without a zone", { ...MEETING, zone: undefined }, "notices.0.keyDates.0.zone"],
  ["an unknown zone", { ...MEETING, zone: "America/Brampton" }, "notices.0.keyDates.0.zone"],
  ["a date of what does not exist", { ...MEETING, none: true }, "notices.0.keyDates.0.none"],
  ["a place of 201 characters", { ...MEETING, place: "x".repeat(201) }, "notices.0.keyDates.0.place"],
])("a push with %s is refused by the field's name", async (_, date, field) => {
  const db = await emptyDatabase();
  const { status, text } = await push(db, [{ ...MINIMAL, keyDates: [date] }]);
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ fields: [{ field }] });
  expect(await countRows(db, "notices")).toBe(0);
});

test("a push with more key dates than a notice may have is refused", async () => {
  const db = await emptyDatabase();
  const keyDates = Array.from({ length: 21 }, () => MEETING);
  const { status, text } = await push(db, [{ ...MINIMAL, keyDates }]);
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ fields: [{ field: "notices.0.keyDates" }] });
});

const DAY_OF_MEETING = { kind: "site_meeting", date: "2026-11-24" };

test.each([
  ["a date and none", [MEETING, { kind: "site_meeting", none: true }], "1.none"],
  [
    "none and a date",
    [
      { kind: "questions", none: true },
      { kind: "questions", date: "2026-11-24" },
    ],
    "0.none",
  ],
  [
    "a day's meeting, mandatory and not",
    [
      { ...DAY_OF_MEETING, mandatory: true },
      { ...DAY_OF_MEETING, mandatory: false },
    ],
    "0.mandatory",
  ],
  [
    "an hour's meeting that is mandatory on a day that is not",
    [
      { ...DAY_OF_MEETING, mandatory: false },
      { ...MEETING, date: "2026-11-24", mandatory: true },
    ],
    "0.mandatory",
  ],
  ["a day that stands for none", [{ ...MEETING, date: "2099-12-01" }], "0.date"],
  ["an end of the work in another generation", [{ kind: "end", date: "2060-01-01" }], "0.date"],
])("key dates that contradict each other or mean nothing are refused: %s", async (_, keyDates, field) => {
  const db = await emptyDatabase();
  const { status, text } = await push(db, [{ ...MINIMAL, keyDates }]);
  expect(status).toBe(422);
  const { fields } = JSON.parse(text) as { fields: Array<{ field: string }> };
  expect(fields.map((one) => one.field)).toContain(`notices.0.keyDates.${field}`);
  expect(await db.select().from(opportunityKeyDates)).toEqual([]);
});

test("two meetings of a day, work that ends in ten years, and the same entry twice are taken", async () => {
  const db = await emptyDatabase();
  const [morning, afternoon] = [
    { ...MEETING, date: "2026-11-24", time: "10:00", mandatory: true },
    { ...MEETING, date: "2026-11-24", time: "14:00", mandatory: false },
  ];
  const keyDates = [morning, afternoon, morning, { kind: "end", date: "2036-11-30" }];
  expect((await push(db, [{ ...MINIMAL, keyDates }])).status).toBe(200);
  const stored = await db.select().from(opportunityKeyDates);
  expect(stored.map(({ kind, localTime }) => `${kind} ${localTime}`).sort()).toEqual([
    "end null",
    "site_meeting 10:00",
    "site_meeting 14:00",
  ]);
});
