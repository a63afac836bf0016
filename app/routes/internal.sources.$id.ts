import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { takeAnswer } from "~/features/source-runs/take-answer.server";
import { findSource } from "~/sources";

/** A post without a body may arrive with an empty one. */
const fileIn = ({ headers, body }: Request) =>
  headers.get("Content-Length") === "0" ? undefined : (body ?? undefined);

/** For operators: takes a source's answer, from the request's body if there is one, else from the live portal. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const source = findSource(params["id"] ?? "");
  if (!source) return new Response("No such source", { status: 404 });
  const taken = await takeAnswer(services, source, fileIn(request));
  if ("refused" in taken) return new Response(taken.refused, { status: 409 });
  const look = `/internal/source-runs/${taken.run}`;
  return Response.json({ queued: source.id, ...taken, look }, { status: 202, headers: { Location: look } });
}
