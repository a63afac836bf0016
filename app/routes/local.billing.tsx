import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { PortalSignInPage } from "~/features/local/payment-pages";
import { findCustomerId } from "~/features/local/payment-store.server";
import { hiddenField, readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: "Billing – local build" }];

/** The store's billing page. The provider would email a link here; the stand-in opens the portal at once. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const posted = await readButton(request, z.object({ email: hiddenField }));
  const email = posted.email.trim().toLowerCase();
  const customerId = await findCustomerId(services.db, email);
  return customerId === null ? { unknown: email } : redirect(`/local/portal/${customerId}`, 303);
}

export default function LocalBillingPage() {
  return <PortalSignInPage unknown={useActionData<typeof action>()?.unknown ?? null} />;
}
