import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDatabase } from "#drizzle/client";
import { startSession } from "~/features/account/session.server";
import { loader } from "~/routes/dashboard._index";
import { contextAround, emptyDatabase, insertUser } from "../support/database";
import { meteredD1 } from "../support/metered-d1";

const NOW = new Date("2026-11-20T15:00:00Z");

test("the dashboard asks the database twice: who is signed in, then everything else", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, { role: "pro" });
  const { d1, meter } = meteredD1(env.DB);
  const { context, services } = contextAround(createDatabase(d1), NOW);
  const cookie = (await startSession(services, id, null)).split(";")[0]!;
  const request = new Request("https://bids.example/dashboard", { headers: { Cookie: cookie } });
  meter.roundTrips = 0;

  await loader({ request, context, params: {} });

  expect(meter.roundTrips).toBe(2);
});
