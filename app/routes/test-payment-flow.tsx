import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { CheckPage } from "~/features/self-checks/check-page";
import { loadCheckPage, runCheckPage } from "~/features/self-checks/check-route.server";
import { PAYMENT_CHECKS } from "~/features/self-checks/checks";

export const meta: MetaFunction = () => [
  { title: titled("Payment flow test") },
  { name: "robots", content: "noindex" },
];

const PAGE = {
  title: "Payment flow test",
  lead: "Five checks of the path to the payment provider and back. Nothing is charged or changed.",
  checks: PAYMENT_CHECKS,
  pauseMs: 0,
};

export const loader = (args: LoaderFunctionArgs) => loadCheckPage(args, PAGE);
export const action = (args: ActionFunctionArgs) => runCheckPage(args, PAGE);

export default function PaymentFlowTestPage() {
  return <CheckPage view={useLoaderData<typeof loader>()} results={useActionData<typeof action>() ?? null} />;
}
