import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { limitedD1 } from "../../workers/local/limited-d1";

const state = globalThis as { databaseIsLimited?: true };

// Runs before each file; the files that share a runtime share its database too.
if (!state.databaseIsLimited) {
  state.databaseIsLimited = true;
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await applyD1Migrations(env.ARCHIVE, env.ARCHIVE_MIGRATIONS);
  // All tests use the database with production's limits.
  Object.defineProperty(env, "DB", { value: limitedD1(env.DB) });
  Object.defineProperty(env, "ARCHIVE", { value: limitedD1(env.ARCHIVE) });
}
