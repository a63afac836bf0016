import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireProfile } from "~/features/account/guard.server";
import { bidIcs } from "~/features/calendar/bid-ics.server";
import { redirectIfJoined } from "~/features/opportunities/joined-bid.server";
import { bidIsGone } from "~/features/opportunities/open-bid.server";
import { readBidPath } from "~/features/opportunities/query-fields";

/** A file with one date of a bid, or with all of them, for the reader's own calendar. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const { params, context } = args;
  const [bidId, name] = [readBidPath(params["id"]), params["name"] ?? ""];
  if (bidId === null) throw bidIsGone();
  await redirectIfJoined(context.services.db, { id: bidId, hrefOf: (id) => `/bids/${id}` });
  return bidIcs(context.services, profile, { bidId, name });
}
