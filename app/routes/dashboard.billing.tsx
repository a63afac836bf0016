import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BILLING_NOTICES } from "~/content/billing";
import { titled } from "~/content/product";
import { requireProfile, requireSignedIn } from "~/features/account/guard.server";
import { actOnBilling, billingSchema } from "~/features/billing/billing-action.server";
import { BillingPage } from "~/features/billing/billing-page";
import { loadBillingPage } from "~/features/billing/billing-page.server";
import type { WaitView } from "~/features/checkout/checkout-return.server";
import { confirmPlanChange, pollCheckout } from "~/features/checkout/checkout-return.server";
import { ProSetUp } from "~/features/pro-setup/pro-setup";
import { proSetUpView } from "~/features/pro-setup/pro-setup-view";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: titled("Billing") }];

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const url = new URL(args.request.url);
  let wait: WaitView | null = null;
  if (url.searchParams.get("from_checkout") === "success") {
    // Runs before the guard, because a user coming back from a payment may not have access yet.
    const { profile } = await requireSignedIn(args);
    const poll = await pollCheckout(services, profile, url);
    if (poll.kind === "moved") throw await redirectWithFlash(poll.to, poll.flash);
    wait = poll.wait;
  }
  const profile = await requireProfile(args);
  const updated = url.searchParams.get("updated");
  if (updated === "wait")
    wait = { text: BILLING_NOTICES.changing, next: `${url.pathname}?updated=sync`, seconds: 2 };
  if (updated === "sync")
    throw await redirectWithFlash(url.pathname, await confirmPlanChange(services, profile));

  const view = await loadBillingPage(services, profile);
  const { flash, headers } = await takeFlash(args.request);
  const asksToCancel = url.searchParams.get("cancel") === "ask";
  const setUp = proSetUpView(profile);
  return data({ view, wait, asksToCancel, flash, setUp, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const posted = await readButton(args.request, billingSchema);
  const { to, flash } = await actOnBilling(args.context.services, profile, posted);
  return flash ? redirectWithFlash(to, flash) : redirect(to, 303);
}

export default function BillingRoute() {
  const { view, wait, asksToCancel, flash, setUp, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading="Billing">
      {setUp && <ProSetUp lines={setUp} page="/dashboard/billing" />}
      <BillingPage view={view} wait={wait} asksToCancel={asksToCancel} />
    </AppShell>
  );
}
