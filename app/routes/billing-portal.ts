import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { BILLING_MESSAGES } from "~/content/billing";
import { hasAccess } from "~/domain/billing/entitlement";
import { findPortal } from "~/features/billing/portal.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { requireSignedIn } from "~/lib/guard.server";

export function loader() {
  return redirect("/dashboard/billing");
}

/** Redirects to the provider's customer portal, or back with the reason why not. */
export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const { profile } = await requireSignedIn(args);
  const portal = await findPortal(services, profile);
  const url = portal.ok ? (portal.portalUrl ?? portal.fallbackUrl) : null;
  if (url !== null) return redirect(url, 303);
  const back = hasAccess(profile, services.now()) ? "/dashboard/billing" : "/reactivate";
  const { portalFailed, syncFirst, noPortal } = BILLING_MESSAGES;
  const title = !portal.ok ? portalFailed : portal.needsSync ? syncFirst : noPortal;
  return redirectWithFlash(back, { title, tone: portal.ok ? "info" : "destructive" });
}
