import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { PROFILE_NOTICES } from "~/content/profile";
import { endOtherSessions, endSession } from "~/features/account/sessions.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { requireMember } from "~/lib/guard.server";

const SECURITY_HREF = "/dashboard/profile#security";

export function loader() {
  return redirect(SECURITY_HREF);
}

export async function action(args: ActionFunctionArgs) {
  const { profile, sessionHash } = await requireMember(args);
  const { services } = args.context;
  const fields = await readForm(args.request);
  switch (typed(fields, "intent")) {
    case "end":
      await endSession(services, profile.id, typed(fields, "session"));
      return redirectWithFlash(SECURITY_HREF, PROFILE_NOTICES.sessionEnded);
    case "end-others":
      await endOtherSessions(services, profile.id, sessionHash);
      return redirectWithFlash(SECURITY_HREF, PROFILE_NOTICES.othersEnded);
    default:
      throw new Response("Unknown intent", { status: 400 });
  }
}
