import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { BILLING_MESSAGES, BILLING_REFUSALS } from "~/content/billing";
import { checkoutQuery } from "~/domain/billing/checkout-choice";
import { planOption } from "~/domain/billing/plan-options";
import { refuseOtherOwner } from "~/features/account/guard.server";
import { findSignedInWithProfile } from "~/features/account/session.server";
import { startCheckout } from "~/features/checkout/checkout.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, readButton } from "~/lib/form.server";

export function loader() {
  return redirect("/dashboard/upgrade");
}

const checkoutSchema = z.object({ plan: hiddenField, interval: hiddenField });

/** Handles every price card's button: `plan` and `interval` select the hosted checkout. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const posted = await readButton(request.clone() as Request, checkoutSchema);
  const signedIn = await findSignedInWithProfile(services, request);
  if (signedIn) await refuseOtherOwner(request, signedIn.profile);
  const plan = planOption(posted.plan, posted.interval);
  if (!signedIn)
    return redirect(`/sign-up${checkoutQuery(new URLSearchParams({ checkout: "true", plan: plan ?? "" }))}`);
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
