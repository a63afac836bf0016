import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PayPage } from "~/features/local/payment-pages";
import { pay, paymentSchema } from "~/features/local/payment-pages.server";
import { findCheckout } from "~/features/local/payment-store.server";
import { readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: "Checkout – local build" }];

export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const checkout = await findCheckout(services.db, params["id"] ?? "");
  if (!checkout) throw redirect("/404");
  return { ...checkout, cancelHref: "/checkout-redirect?canceled=true" };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const checkout = await findCheckout(services.db, params["id"] ?? "");
  const posted = await readButton(request, paymentSchema);
  const { userId, redirectUrl } = checkout ?? { userId: null, redirectUrl: "/404" };
  await pay(services, { ...posted, userId: userId ?? "" });
  return redirect(redirectUrl, 303);
}

export default function LocalPayPage() {
  const { plan, email, userId, cancelHref } = useLoaderData<typeof loader>();
  return <PayPage plan={plan} email={email} userId={userId} cancelHref={cancelHref} />;
}
