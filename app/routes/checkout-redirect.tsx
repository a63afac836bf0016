import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BILLING_MESSAGES, CHECKOUT_TITLES } from "~/content/billing";
import { titled } from "~/content/product";
import { AccountPage } from "~/features/account/account-page";
import { startAllPlansCheckout } from "~/features/billing/checkout.server";
import { type ArrivalView, arriveFromCheckout } from "~/features/billing/checkout-return.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { findSignedInWithProfile } from "~/lib/session.server";
import { Flash } from "~/ui/flash";
import { TimedMove } from "~/ui/timed-move";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: titled(view?.title ?? "Checkout") },
  { name: "robots", content: "noindex" },
];

/** The page before and after the hosted checkout. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (url.searchParams.get("canceled") === "true")
    throw await redirectWithFlash("/upgrade", { title: BILLING_MESSAGES.checkoutCanceled, tone: "info" });
  const profile = (await findSignedInWithProfile(services, request))?.profile;
  if (!profile) throw redirect("/sign-up?checkout=true");
  if (url.searchParams.get("success") === "true")
    return data(await arriveFromCheckout(services, profile, url));

  const checkout = await startAllPlansCheckout(services, profile);
  if (checkout.ok) {
    const view = leaving(checkout.url);
    // Also send a Refresh header, because this page must move on without its own scripts.
    return data(view, { headers: { Refresh: `${view.seconds};url=${view.next}` } });
  }
  throw await redirectWithFlash("/dashboard/billing", {
    title: checkout.kind === "refused" ? checkout.reason : BILLING_MESSAGES.checkoutUrlNotMade,
    tone: "destructive",
  });
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
