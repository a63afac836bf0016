import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { BILLING_MESSAGES, BILLING_REFUSALS } from "~/content/billing";
import { startCheckout } from "~/features/billing/checkout.server";
import { planOption } from "~/domain/billing/plan-options";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { findSignedInWithProfile } from "~/lib/session.server";

export function loader() {
  return redirect("/dashboard/upgrade");
}

/** Handles every price card's button: `plan` and `interval` select the hosted checkout. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const signedIn = await findSignedInWithProfile(services, request);
  if (!signedIn) return redirect("/sign-up?checkout=true");
  const plan = planOption(typed(fields, "plan"), typed(fields, "interval"));
  const checkout =
    plan === null
      ? ({ ok: false, kind: "refused", reason: BILLING_REFUSALS.notSold } as const)
      : await startCheckout(services, signedIn.profile, plan);
  if (checkout.ok) return redirect(checkout.url, 303);
  return redirectWithFlash("/dashboard/billing", {
    title: checkout.kind === "refused" ? checkout.reason : BILLING_MESSAGES.checkoutFailed,
    text: checkout.kind === "refused" ? null : checkout.reason,
    tone: "destructive",
  });
}
