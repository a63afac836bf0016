import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireProfile } from "~/features/account/guard.server";

/** A canceled checkout leads here. A pending flash message is kept for the next page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireProfile(args);
  return redirect("/dashboard/upgrade");
}
