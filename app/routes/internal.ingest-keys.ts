import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { issueIngestKey, revokeIngestKeys } from "~/features/push/ingest-keys.server";
import { homeSchema, hostSchema, portalIdSchema } from "~/features/push/push-schema";

const schema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("issue"),
    portal: portalIdSchema,
    hosts: z.array(hostSchema).min(1).max(20),
    home: homeSchema.nullish().transform((home) => home ?? null),
  }),
  z.strictObject({ action: z.literal("revoke"), portal: portalIdSchema }),
]);

/** For operators: sets or removes a portal's bearer secret. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 422 });
  const { portal } = parsed.data;
  return Response.json(
    parsed.data.action === "issue"
      ? {
          portal,
          home: parsed.data.home,
          secret: await issueIngestKey(services.db, parsed.data, services.now()),
        }
      : { portal, revoked: await revokeIngestKeys(services.db, portal, services.now()) },
  );
}
