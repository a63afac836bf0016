import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { CheckPage } from "~/features/self-checks/check-page";
import { loadCheckPage, runCheckPage } from "~/features/self-checks/check-route.server";
import { PAUSE_MS, SCENARIOS } from "~/features/self-checks/checks";

export const meta: MetaFunction = () => [
  { title: titled("Validation dashboard") },
  { name: "robots", content: "noindex" },
];

const PAGE = {
  title: "Validation dashboard",
  lead: "Six scenarios, run one after another on your own account. They clean up after themselves.",
  checks: SCENARIOS,
  pauseMs: PAUSE_MS,
};

export const loader = (args: LoaderFunctionArgs) => loadCheckPage(args, PAGE);
export const action = (args: ActionFunctionArgs) => runCheckPage(args, PAGE);

export default function ValidationDashboardPage() {
  return <CheckPage view={useLoaderData<typeof loader>()} results={useActionData<typeof action>() ?? null} />;
}
