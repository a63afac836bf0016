import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { listDeadLetters } from "~/features/outbox/dead-letters.server";

/** What could not be delivered or done, newest first, with the reason; for operators. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  return Response.json({ letters: await listDeadLetters(services) });
}
