import { expect, test } from "vitest";
import type { Profile } from "#drizzle/schema";
import { firstDigestFlag, takeFirstDigestToast } from "~/features/onboarding/first-digest-toast.server";

test.each([
  ["on a Saturday", "2026-11-21T20:00:00Z", "this Sunday"],
  ["on a Sunday before eight in the morning", "2026-11-22T12:00:00Z", "this Sunday"],
  ["later on that Sunday", "2026-11-22T20:00:00Z", "next Sunday"],
  ["on a Monday", "2026-11-23T20:00:00Z", "this Sunday"],
])("somebody who is set up %s is told which Sunday brings the first digest", async (_, at, says) => {
  const onboardedAt = new Date(at);
  const person = { id: "reader", role: "trial", onboardedAt } as Profile;
  const [cookie = ""] = (await firstDigestFlag(person, onboardedAt)).getSetCookie();
  const request = new Request("https://bids.example/dashboard", {
    headers: { Cookie: cookie.split(";")[0]! },
  });
  const toast = await takeFirstDigestToast(request, person, new Headers());
  expect(toast?.text).toBe(`Your first weekly digest arrives ${says}.`);
});
