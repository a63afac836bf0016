import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireProfile } from "~/lib/guard.server";

/** The address behind "View Saved" (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  await requireProfile(args);
  return redirect("/dashboard/saved-bids");
}
