import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PayPage } from "~/features/local/payment-pages";
import { pay, paymentSchema, readPlan } from "~/features/local/payment-pages.server";
import { readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: "All plans – local build" }];

/** The hosted links: with a plan one of the four, without it all plans. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    plan: readPlan(searchParams.get("plan") ?? ""),
    email: searchParams.get("checkout[email]") ?? "",
    userId: searchParams.get("checkout[custom][user_id]"),
    cancelHref: "/checkout-redirect?canceled=true",
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await pay(services, await readButton(request, paymentSchema));
  return redirect("/checkout-redirect?success=true", 303);
}

export default function LocalPlansPage() {
  return <PayPage {...useLoaderData<typeof loader>()} />;
}
