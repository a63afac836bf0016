import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { PROFILE_NOTICES } from "~/content/profile";
import { requireMember } from "~/features/account/guard.server";
import { endOtherSessions, endSession } from "~/features/account/sessions.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readButton } from "~/lib/form.server";

const SECURITY_HREF = "/dashboard/profile#security";

export function loader() {
  return redirect(SECURITY_HREF);
}

const sessionsSchema = z.object({ intent: z.enum(["end", "end-others"]), session: hiddenField });

export async function action(args: ActionFunctionArgs) {
  const { profile, sessionHash } = await requireMember(args);
  const { services } = args.context;
  const { intent, session } = await readButton(args.request, sessionsSchema);
  if (intent === "end-others") {
    await endOtherSessions(services, profile.id, sessionHash);
    return redirectWithFlash(SECURITY_HREF, PROFILE_NOTICES.othersEnded);
  }
  const hasEnded = await endSession(services, profile.id, session);
  return redirectWithFlash(
    SECURITY_HREF,
    hasEnded ? PROFILE_NOTICES.sessionEnded : PROFILE_NOTICES.sessionUnknown,
  );
}
