import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { runSource } from "~/features/source-runs/run-source.server";
import { findSource } from "~/sources";

/** For operators: reads a source, from the request body if there is one, else from the live portal. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const source = findSource(params["id"] ?? "");
  if (!source) return new Response("No such source", { status: 404 });
  return Response.json(await runSource(services, source, request.body ?? undefined));
}
