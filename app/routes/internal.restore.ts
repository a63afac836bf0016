import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerWith, readRequest, restoreSchema } from "~/features/backup/backup-request.server";
import { countStored, findRestoreState, restorePiece } from "~/features/backup/restore-backup.server";
import { requireOperator } from "~/features/ingest/operator-access.server";

/** For operators: puts rows of a backup back that are missing, and says what is there. It never changes a row. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const asked = await readRequest(request, restoreSchema);
  switch (asked.action) {
    case "state":
      return answerWith(await findRestoreState(services));
    case "insert":
      return answerWith(await restorePiece(services, asked));
    case "count":
      return answerWith(await countStored(services, asked.table));
  }
}
