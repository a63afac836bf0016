import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerWith, backupSchema, readRequest } from "~/features/backup/backup-request.server";
import { listBackupTables, readBackupPage } from "~/features/backup/read-backup.server";
import { requireOperator } from "~/features/ingest/operator-access.server";

/** For operators: `{ "action": "tables" }`, then `{ "action": "page", "table": "users", "after": null }` until `next` is null. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const asked = await readRequest(request, backupSchema);
  return answerWith(
    asked.action === "tables"
      ? await listBackupTables(services)
      : await readBackupPage(services, asked.table, asked.after),
  );
}
