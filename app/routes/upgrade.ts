import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireProfile } from "~/lib/guard.server";

/** C-08: where a canceled checkout leads. A notice that waits is shown on the page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireProfile(args);
  return redirect("/dashboard/upgrade");
}
