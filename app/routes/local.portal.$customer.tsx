import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PortalPage } from "~/features/local/payment-pages";
import { actInPortal, portalSchema, portalSubscription } from "~/features/local/payment-pages.server";
import { listProviderSubscriptions } from "~/features/local/payment-store.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: "Customer portal – local build" }];

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const customerId = params["customer"] ?? "";
  const subscriptions = await listProviderSubscriptions(services.db, { customerId });
  const [first] = subscriptions;
  if (!first) throw redirect("/404");
  const { flash, headers } = await takeFlash(request);
  return data(
    {
      email: first.attributes.user_email,
      subscriptions: subscriptions.map((subscription) => portalSubscription(subscription, services.now())),
      billingHref: "/dashboard/billing",
      flash,
    },
    { headers },
  );
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const done = await actInPortal(services, await readButton(request, portalSchema));
  const { pathname } = new URL(request.url);
  return redirectWithFlash(
    pathname,
    done
      ? { title: "Done: the messages are out", tone: "success" }
      : { title: "That cannot be done to this subscription", tone: "destructive" },
  );
}

export default function LocalPortalPage() {
  const { flash, ...page } = useLoaderData<typeof loader>();
  return <PortalPage {...page} flash={flash && <Flash {...flash} />} />;
}
