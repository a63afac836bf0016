import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { undoMerge } from "~/features/ingest/undo-merge.server";

const schema = z.strictObject({
  opportunity: z.number().int().positive(),
  portal: z.string().min(1).max(60),
});

/** For operators: undoes a wrong merge, `{ "opportunity": 12, "portal": "toronto" }`. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 422 });
  const { opportunity: opportunityId, portal } = parsed.data;
  const created = await undoMerge(services, { opportunityId, portal }, services.now());
  if (created === null)
    return Response.json(
      { error: "No notice of that portal was joined to that opportunity" },
      { status: 404 },
    );
  return Response.json({ created });
}
