import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { DEMO_PROFILES, isDemoProfileName } from "~/features/local/demo-profiles";
import { readFormData } from "~/lib/read-form-data.server";
import { startSession } from "~/lib/session.server";

export function loader() {
  return redirect("/local");
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const name = (await readFormData(request)).get("profile");
  if (!isDemoProfileName(name) || !DEMO_PROFILES[name].isVerified)
    throw new Response("No such demo profile", { status: 400 });
  const session = await startSession(services, DEMO_PROFILES[name].id, request.headers.get("User-Agent"));
  return redirect("/dashboard", { headers: { "Set-Cookie": session } });
}
