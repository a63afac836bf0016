import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireProfile } from "~/features/account/guard.server";

/** The spec's path for "View Saved". */
export async function loader(args: LoaderFunctionArgs) {
  await requireProfile(args);
  return redirect("/dashboard/saved-bids");
}
