import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { invokeFunction } from "~/features/billing/function-calls.server";
import { findSignedInWithProfile } from "~/lib/session.server";

export function loader() {
  return new Response("Method not allowed", { status: 405, headers: { Allow: "POST" } });
}

/** The billing functions of the spec, which pages call by name. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const signedIn = await findSignedInWithProfile(services, request);
  if (!signedIn) return Response.json({ error: "Sign in first" }, { status: 401 });
  const answer = await invokeFunction(services, signedIn.profile, params["name"] ?? "", request);
  if (answer === null) throw redirect("/404");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
