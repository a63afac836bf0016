import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { BILLING_MESSAGES, NO_PORTAL_HELP } from "~/content/billing";
import { hasAccess } from "~/domain/billing/entitlement";
import { requireSignedIn } from "~/features/account/guard.server";
import { findPortal } from "~/features/checkout/portal.server";
import { redirectWithFlash } from "~/lib/flash.server";

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
  const help = portal.ok && !portal.needsSync && profile.lemonSqueezyCustomerId !== null;
  const text = help ? `${NO_PORTAL_HELP} ${services.config.mail.supportAddress}.` : null;
  return redirectWithFlash(back, { title, text, tone: portal.ok ? "info" : "destructive" });
}
