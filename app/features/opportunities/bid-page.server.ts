import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { runBatch } from "#drizzle/batch";
import { findOpenBid, readOpenBid } from "./open-bid.server";
import type { OpenBidView } from "./views";

/** One bid's own page; "failed" if reading it failed. */
export async function loadBid({ db, now }: Services, profile: Profile, id: number): Promise<OpenBidView> {
  const at = now();
  const rows = await runBatch(db, findOpenBid(db, id, profile, at)).catch((error: unknown) => {
    logFailure("A bid could not be read", error);
    return null;
  });
  return readOpenBid(id, rows, profile, at);
}
