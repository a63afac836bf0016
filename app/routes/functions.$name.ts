import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireSignedIn } from "~/features/account/guard.server";
import { invokeFunction } from "~/features/checkout/function-calls.server";

export function loader() {
  return new Response("Method not allowed", { status: 405, headers: { Allow: "POST" } });
}

/** The billing functions of the spec, which pages call by name. */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  if (request.method !== "POST") return loader();
  const { profile } = await requireSignedIn(args, "program");
  const answer = await invokeFunction(context.services, profile, params["name"] ?? "", request);
  if (answer === null) throw redirect("/404");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
