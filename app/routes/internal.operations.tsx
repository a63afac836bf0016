import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { titled } from "~/content/product";
import { TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import { performOperation } from "~/features/operations/operations-actions.server";
import { OperationsPage, RefusedPage } from "~/features/operations/operations-page";
import { loadOperations } from "~/features/operations/operations-view.server";
import { admitOperator } from "~/features/operations/operators-gate.server";
import { WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";

export const handle = WITHOUT_SCRIPTS;

/** A refusal asks the browser for the secret. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const meta: MetaFunction = () => [
  { title: titled("Operations") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await admitOperator(services, request);
  const { flash, headers } = await takeFlash(request);
  const bid = new URL(request.url).searchParams.get("bid");
  return data({ view: await loadOperations(services, TIMED_JOBS, bid || null), flash }, { headers });
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await admitOperator(services, request);
  const done = await performOperation(services, TIMED_JOBS, request);
  if (done.kind === "done") return redirectWithFlash("/internal/operations", done.flash);
  return data(done, { status: done.answer === null ? 200 : 400 });
}

export default function OperationsRoute() {
  const { view, flash } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <OperationsPage view={view} answered={answered ?? null} flash={flash && <Flash {...flash} />} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isOurs = isRouteErrorResponse(error) && error.status < 500 && typeof error.data === "string";
  return <RefusedPage text={isOurs ? String(error.data) : "Something broke on our side"} />;
}
