import { runOne } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { insertFreeOpening } from "./open-bid.sql.server";
import type { OpenBidView } from "./opportunity-view";

/** Run it after the page is sent. A bid opened without a text stays open for its reader when the text comes. */
export async function keepFreeOpening({ db, now }: Services, { id, role }: Profile, bid: OpenBidView) {
  if (bid.kind !== "detail" || !bid.detail.isHeadlineOnly) return;
  if (limitsFor(role).dailyDetailViews === null) return;
  await runOne(db, insertFreeOpening(id, bid.detail.id, now())).catch((error: unknown) => {
    logFailure("The opening of a bid could not be stored", error);
  });
}
