import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDatabase } from "#drizzle/client";
import { receivePush } from "~/features/push/receive-push.server";
import { D1_LIMITS } from "../../workers/local/limited-d1";
import { CONFIG, countRows, emptyDatabase, servicesAround } from "../support/database";
import { meteredD1 } from "../support/metered-d1";
import { nextInvocation } from "../support/one-invocation";

const NOW = new Date("2026-11-20T15:00:00Z");
const TOWNS = ["Brampton", "Mississauga", "Caledon"];
const COUNT = 60;

const bodyOf = (portal: string, isMoved: boolean) =>
  JSON.stringify({
    portal,
    notices: Array.from({ length: COUNT }, (_, index) => ({
      key: `K${index}`,
      reference: `RFT-2026-${10_000 + index}`,
      title: `Snow clearing at depot ${index} and its yard`,
      buyer: "Regional Municipality of Peel",
      region: "Ontario",
      country: "CA",
      city: TOWNS[(index + (isMoved ? 1 : 0)) % TOWNS.length],
      closesAt: "2026-12-10T19:00:00Z",
      ...(isMoved ? { amendment: 1 } : {}),
    })),
  });

const requestOf = (body: string) =>
  new Request(`${CONFIG.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
    body,
  });

test("a push whose joined notices all part is asked for again until it is stored, within one request's statements", async () => {
  await emptyDatabase();
  const { d1, meter } = meteredD1(env.DB);
  const { services } = servicesAround(createDatabase(d1), NOW);
  const send = async (body: string) => {
    const before = meter.statements;
    const answer = await receivePush(nextInvocation(services), requestOf(body));
    return {
      status: answer.status,
      statements: meter.statements - before,
      again: answer.headers.get("Retry-After"),
    };
  };
  await send(bodyOf("portal-a", false));
  expect((await send(bodyOf("portal-b", false))).status).toBe(200);
  expect(await countRows(services.db, "opportunities")).toBe(COUNT);

  const answers = [await send(bodyOf("portal-b", true))];
  while (answers.at(-1)!.status === 503 && answers.length < 20)
    answers.push(await send(bodyOf("portal-b", true)));

  expect(answers.length).toBeGreaterThan(1);
  expect(answers.at(-1)!.status).toBe(200);
  expect(answers.slice(0, -1).every(({ again }) => again === "1")).toBe(true);
  expect(Math.max(...answers.map(({ statements }) => statements))).toBeLessThan(D1_LIMITS.statements);
  expect(await countRows(services.db, "opportunities")).toBe(2 * COUNT);
}, 300_000);
