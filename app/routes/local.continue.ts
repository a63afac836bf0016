import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { startSession } from "~/features/account/session.server";
import { demoAccountIsGone, isDemoAccountThere } from "~/features/local/demo-accounts.server";
import { DEMO_PROFILES, isDemoProfileName } from "~/features/local/demo-profiles";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readButton } from "~/lib/form.server";

export function loader() {
  return redirect("/local");
}

const demoSchema = z.object({ profile: hiddenField });

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const { profile: name } = await readButton(request, demoSchema);
  if (!isDemoProfileName(name) || !DEMO_PROFILES[name].isVerified)
    throw new Response("No such demo profile", { status: 400 });
  const { id, email } = DEMO_PROFILES[name];
  if (!(await isDemoAccountThere(services.db, id)))
    return redirectWithFlash("/local", demoAccountIsGone(email));
  const session = await startSession(services, id, request.headers.get("User-Agent"));
  return redirect("/dashboard", { headers: { "Set-Cookie": session } });
}
