import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { runSource } from "~/features/ingest/run-source.server";
import { findSource } from "~/sources";

/** Operators read a source: the body's bytes as its file, or without a body the live portal. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const source = findSource(params["id"] ?? "");
  if (!source) return new Response("No such source", { status: 404 });
  return Response.json(await runSource(services, source, request.body ?? undefined));
}
