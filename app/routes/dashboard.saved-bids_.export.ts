import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireProfile } from "~/features/account/guard.server";
import { exportSavedBids } from "~/features/saved-bids/export-saved-bids.server";

/** Exports the saved bids as a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const csv = await exportSavedBids(args.context.services.db, profile.id, args.context.services.now());
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="tenderlight-saved-bids.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
