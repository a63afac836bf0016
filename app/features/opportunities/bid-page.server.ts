import { runBatch } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { redirectIfJoined } from "./joined-bid.server";
import { bidIsGone, findOpenBid, readOpenBid } from "./open-bid.server";
import type { OpenBidView } from "./opportunity-view";
import { readBidLanguage } from "./query-fields";

/** One bid's own page; "failed" if reading it failed. Throws a 404 if it is gone, or leads to the bid that it has joined. */
export async function loadBid(
  { db, archive, now }: Services,
  profile: Profile,
  id: number,
  url: URL,
): Promise<OpenBidView> {
  const at = now();
  const rows = await runBatch(db, findOpenBid(db, id, profile, at)).catch((error: unknown) => {
    logFailure("A bid could not be read", error);
    return null;
  });
  const bid = readOpenBid(
    id,
    await withArchivedText({ db, archive }, rows),
    profile,
    at,
    readBidLanguage(url),
  );
  if (bid.kind !== "gone") return bid;
  await redirectIfJoined(db, { id, hrefOf: (joined) => `/bids/${joined}${url.search}` });
  throw bidIsGone();
}
