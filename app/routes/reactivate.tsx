import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BILLING_MESSAGES, REACTIVATE } from "~/content/billing";
import { titled } from "~/content/product";
import { renews } from "~/domain/billing/entitlement";
import { AccountPage } from "~/features/account/account-page";
import { requireSignedIn } from "~/features/account/guard.server";
import { findSignedInWithProfile } from "~/features/account/session.server";
import { refresh } from "~/features/billing/billing-action.server";
import { loadBillingPage } from "~/features/billing/billing-page.server";
import { ReactivatePage } from "~/features/billing/reactivate-page";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { OwnerProvider } from "~/ui/owner-field";

export const meta: MetaFunction = () => [{ title: titled(REACTIVATE.title) }];

/** Open to everyone; signed-in users whose subscription is not canceled are redirected. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, profileLoaded } = context;
  const profile = (await findSignedInWithProfile(services, request))?.profile ?? null;
  if (profile && renews(profile.subscriptionStatus)) throw redirect("/dashboard");
  if (profile) profileLoaded?.(profile);
  const { flash, headers } = await takeFlash(request);
  const isLate = new URL(request.url).searchParams.has("late");
  const notice = isLate ? ({ title: BILLING_MESSAGES.tooLong, tone: "info" } as const) : flash;
  const view = profile && (await loadBillingPage(services, profile));
  return data({ view, notice, owner: profile?.id ?? null }, { headers });
}

/** Refreshes the subscription. Whoever has access again is led on by the loader. */
export async function action(args: ActionFunctionArgs) {
  const { profile } = await requireSignedIn(args);
  const { flash } = await refresh(args.context.services, profile);
  return flash ? redirectWithFlash("/reactivate", flash) : redirect("/reactivate", 303);
}

export default function ReactivateRoute() {
  const { view, notice, owner } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      heading={REACTIVATE.title}
      lead={view ? "Pick up where you left off." : "Sign in to see your subscription."}
      notice={notice}
    >
      <OwnerProvider value={owner}>
        <ReactivatePage view={view} />
      </OwnerProvider>
    </AccountPage>
  );
}
