import { vi } from "vitest";
import type { App } from "../support/app";

/** Waits until the queues are done: every run is complete and no mail is waiting. */
export async function mailSettled(app: App) {
  await vi.waitFor(
    async () => {
      const open = await app.db
        .prepare(
          `select (select count(*) from digest_runs where completed_at is null)
            + (select count(*) from emails where status in ('queued', 'sending')) as n`,
        )
        .first("n");
      if (open !== 0) throw new Error(`${String(open)} runs and messages are not done`);
    },
    { timeout: 20_000, interval: 50 },
  );
}
