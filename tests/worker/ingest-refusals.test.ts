import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, startApp } from "../support/app";
import { storedRows } from "./stored-rows";

const OPERATORS_SECRET = "operators-secret-of-the-tests";
const PORTALS_KEY = "key-of-the-peel-portal";
const REVOKED_KEY = "key-that-was-taken-back";
const MEGABYTE = 1024 * 1024;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** The production build with one Peel notice, which each refused body would change. */
let app: App;

beforeAll(async () => {
  app = await startApp("production", { INGEST_SECRET: OPERATORS_SECRET });
  const insert = app.db.prepare(
    "insert into ingest_keys (secret_hash, portal, created_at, revoked_at) values (?, 'peel-bids', 0, ?)",
  );
  await app.db.batch([insert.bind(hashOf(PORTALS_KEY), null), insert.bind(hashOf(REVOKED_KEY), 1)]);
  const stored = await push(PORTALS_KEY, bodyOf({ title: "Snow clearing at the depot" }));
  expect(stored.status).toBe(200);
});

afterAll(() => app[Symbol.asyncDispose]());

function push(secret: string | null, body: BodyInit) {
  return fetch(`${app.origin}/internal/ingest`, {
    method: "POST",
    headers: secret === null ? {} : { Authorization: `Bearer ${secret}` },
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
}

function bodyOf(notice: Record<string, unknown>, envelope: Record<string, unknown> = {}) {
  return JSON.stringify({ ...envelope, notices: [{ key: "depot", title: "Changed", ...notice }] });
}

type Refusal = { error: string; fields: Array<{ field: string; problem: string }> };

test.each([
  ["without a bearer", null],
  ["with an unknown bearer", "nobody-ever-gave-this-out"],
  ["with a revoked key", REVOKED_KEY],
])("a push %s is answered with 401 and stores nothing (SN-01)", async (_, secret) => {
  const before = await storedRows(app);

  const answer = await push(secret, bodyOf({}));

  expect(answer.status).toBe(401);
  expect(await storedRows(app)).toEqual(before);
});

test.each([
  ["no JSON", "title,closes\r\nSnow,tomorrow", "body", "expected object"],
  ["a list", "[]", "body", "expected object"],
  ["empty", "", "body", "expected object"],
  ["without notices", "{}", "notices", ""],
  ["with no notice in it", '{"notices":[]}', "notices", ""],
  ["with a notice that is text", '{"notices":["snow"]}', "notices.0", ""],
  ["with a notice without a title", bodyOf({ title: undefined }), "notices.0.title", ""],
  ["with a blank title", bodyOf({ title: "  " }), "notices.0.title", ""],
  ["with a field that nobody documented", bodyOf({ closing: "2026-12-01" }), "notices.0", "closing"],
  ["with an impossible date", bodyOf({ closesAt: "2026-02-31T14:00:00Z" }), "notices.0.closesAt", ""],
  ["with a date without a zone", bodyOf({ publishedAt: "2026-12-01T14:00:00" }), "notices.0.publishedAt", ""],
  ["with a negative amount", bodyOf({ estimatedValue: -1, currency: "CAD" }), "notices.0.estimatedValue", ""],
  ["with an unknown status", bodyOf({ status: "lost" }), "notices.0.status", ""],
  [
    "with a document without an address",
    bodyOf({ documents: [{ title: "Plan" }] }),
    "notices.0.documents.0.url",
    "",
  ],
  [
    "with one bad notice after a good one",
    JSON.stringify({
      notices: [
        { key: "good", title: "Good" },
        { key: "bad", title: 5 },
      ],
    }),
    "notices.1.title",
    "",
  ],
  [
    "with too many notices",
    JSON.stringify({ notices: Array.from({ length: 501 }, (_, i) => ({ key: `k${i}`, title: "Snow" })) }),
    "notices",
    "",
  ],
  ["of another portal", bodyOf({}, { portal: "toronto-bids" }), "portal", ""],
])("a push that is %s is answered with 422, names the field and stores nothing (SN-01)", async (...given) => {
  const [, body, field, words] = given;
  const before = await storedRows(app);

  const answer = await push(PORTALS_KEY, body);

  expect(answer.status).toBe(422);
  const { fields } = await answer.json<Refusal>();
  expect(fields.find((one) => one.field === field)?.problem).toContain(words);
  expect(await storedRows(app)).toEqual(before);
});

test("the operators must say whose notices they send (SN-01)", async () => {
  const before = await storedRows(app);

  const answer = await push(OPERATORS_SECRET, bodyOf({}));

  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ field: "portal" }] });
  expect(await storedRows(app)).toEqual(before);
});

test("a body of more than 5 MB that says so is answered with 413 and stores nothing (SN-01)", async () => {
  const before = await storedRows(app);

  const answer = await push(PORTALS_KEY, bodyOf({ description: "snow ".repeat(MEGABYTE + 1) }));

  expect(answer.status).toBe(413);
  expect(await storedRows(app)).toEqual(before);
});

test("a body of more than 5 MB that is sent in pieces is answered with 413 and stores nothing (SN-01)", async () => {
  const before = await storedRows(app);
  const encoder = new TextEncoder();
  const pieces = [bodyOf({}).slice(0, -1), ...Array.from({ length: 6 }, () => " ".repeat(MEGABYTE)), "}"];

  const answer = await push(
    PORTALS_KEY,
    new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(encoder.encode(piece));
      },
    }),
  );

  expect(answer.status).toBe(413);
  expect(await storedRows(app)).toEqual(before);
});

test.each(["GET", "PUT", "PATCH", "DELETE"])("%s is no way to send notices (SN-01)", async (method) => {
  const before = await storedRows(app);

  const answer = await fetch(`${app.origin}/internal/ingest`, {
    method,
    headers: { Authorization: `Bearer ${PORTALS_KEY}` },
  });

  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("POST");
  expect(await storedRows(app)).toEqual(before);
});

test("without a configured operators' secret, no request counts as an operator's", async () => {
  await using closed = await startApp("production");
  for (const secret of ["", "null", "undefined", OPERATORS_SECRET]) {
    const answer = await fetch(`${closed.origin}/internal/reindex`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
    });
    expect(answer.status).toBe(401);
  }
  expect((await get(closed, "/404")).status).toBe(404);
});
