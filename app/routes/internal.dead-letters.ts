import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { listDeadLetters } from "~/features/outbox/dead-letters.server";

/** For operators: undelivered mail and failed tasks with the reason, newest first. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  return Response.json({ letters: await listDeadLetters(services) });
}
