import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BILLING_MESSAGES, CHECKOUT_TITLES } from "~/content/billing";
import { titled } from "~/content/product";
import { checkoutQuery, chosenPlan } from "~/domain/billing/checkout-choice";
import { AccountPage } from "~/features/account/account-page";
import { requireSignedIn } from "~/features/account/guard.server";
import { findSignedInWithProfile } from "~/features/account/session.server";
import {
  type CheckoutResult,
  findCheckoutPage,
  startAllPlansCheckout,
} from "~/features/checkout/checkout.server";
import { type ArrivalView, arriveFromCheckout } from "~/features/checkout/checkout-return.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";
import { TimedMove } from "~/ui/timed-move";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titled(view?.title ?? "Checkout") },
  { name: "robots", content: "noindex" },
];

/**
 * The page before and after the hosted checkout. Without a flag it stores nothing, because any site may lead a browser
 * here; our own pages post instead.
 */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (url.searchParams.get("canceled") === "true")
    throw await redirectWithFlash("/upgrade", { title: BILLING_MESSAGES.checkoutCanceled, tone: "info" });
  const profile = (await findSignedInWithProfile(services, request))?.profile;
  const plan = chosenPlan(url.searchParams);
  if (!profile)
    throw redirect(`/sign-up${checkoutQuery(new URLSearchParams({ checkout: "true", plan: plan ?? "" }))}`);
  if (url.searchParams.get("success") === "true")
    return data(await arriveFromCheckout(services, profile, url));

  const checkout = findCheckoutPage(services, profile, plan);
  if (!checkout.ok) throw await backToBilling(checkout);
  const view = leaving(checkout.url);
  // Also send a Refresh header, because this page must move on without its own scripts.
  return data(view, { headers: { Refresh: `${view.seconds};url=${view.next}` } });
}

/** Starts a checkout that offers all plans. */
export async function action(args: ActionFunctionArgs) {
  const { profile } = await requireSignedIn(args);
  const checkout = await startAllPlansCheckout(args.context.services, profile);
  return checkout.ok ? redirect(checkout.url, 303) : backToBilling(checkout);
}

function backToBilling({ kind, reason }: Extract<CheckoutResult, { ok: false }>) {
  const title = kind === "refused" ? reason : BILLING_MESSAGES.checkoutUrlNotMade;
  return redirectWithFlash("/dashboard/billing", { title, tone: "destructive" });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return new Headers(refresh === null ? [] : [["Refresh", refresh]]);
};

const leaving = (next: string): ArrivalView => ({
  title: CHECKOUT_TITLES.preparing,
  message: null,
  tone: "info",
  next,
  seconds: 1,
});

export default function CheckoutRedirectPage() {
  const { title, message, tone, next, seconds } = useLoaderData<typeof loader>();
  return (
    <AccountPage heading={title}>
      {message && <Flash title={message} tone={tone} />}
      <TimedMove key={next} to={next} seconds={seconds} />
      <p>
        <a href={next} className="text-link">
          Continue
        </a>
      </p>
    </AccountPage>
  );
}
