import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { deleteAccount } from "~/features/account/accounts.server";
import { DEMO_PROFILES } from "~/features/local/demo-profiles";
import { action } from "~/routes/local.continue";
import { contextAround, emptyDatabase, insertUser } from "../support/database";
import { formOf } from "../support/form-data";

const NOW = new Date("2026-11-20T15:00:00Z");

async function continueAsTrial(db: Database) {
  const { context } = contextAround(db, NOW);
  const request = new Request("https://bids.example/local/continue", {
    method: "POST",
    body: formOf({ profile: "trial" }),
  });
  const response = (await action({
    request,
    context,
    params: {},
  } as unknown as ActionFunctionArgs)) as Response;
  return response.headers.get("Location");
}

test("continuing as a demo account that has been deleted leads back to the list, which says so", async () => {
  const db = await emptyDatabase();
  const { id } = DEMO_PROFILES.trial;
  await insertUser(db, { id });
  expect(await continueAsTrial(db)).toBe("/dashboard");
  await deleteAccount(contextAround(db, NOW).services, id);
  expect(await continueAsTrial(db)).toBe("/local");
});
