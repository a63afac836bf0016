import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { logSecurityEvent } from "~/features/account/security-log.server";
import { clearedSessionCookie, endSessions, findSignedIn } from "~/features/account/session.server";
import { logFailure } from "~/lib/log.server";

export function loader() {
  return redirect("/");
}

/** Ends all of the user's sessions. If that fails, it is only logged, and this browser is still signed out. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  try {
    const signedIn = await findSignedIn(services, request);
    if (signedIn) {
      await endSessions(services, signedIn.account.id);
      await logSecurityEvent(services, "signed-out", { accountId: signedIn.account.id });
    }
  } catch (error) {
    logFailure("Sessions could not be ended", error);
  }
  return redirect("/", {
    headers: {
      "Set-Cookie": await clearedSessionCookie(services.config),
      "Clear-Site-Data": '"cache", "storage"',
    },
  });
}
