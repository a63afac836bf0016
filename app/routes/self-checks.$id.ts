import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findSignedInWithProfile } from "~/features/account/session.server";
import { requireSelfChecks } from "~/features/self-checks/check-route.server";
import { runCheck } from "~/features/self-checks/run-checks.server";

export function loader() {
  return redirect("/404");
}

/** Runs one check, for the scripts of the test pages. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  requireSelfChecks(services);
  const signedIn = await findSignedInWithProfile(services, request);
  if (!signedIn) return Response.json({ error: "Sign in first" }, { status: 401 });
  const result = await runCheck(services, signedIn.profile, params["id"] ?? "");
  return result ? Response.json(result) : Response.json({ error: "No such check" }, { status: 404 });
}
