import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { limitedD1 } from "../../workers/local/limited-d1";

await applyD1Migrations(env.DB, env.MIGRATIONS);

// All tests use the database with production's limits.
Object.defineProperty(env, "DB", { value: limitedD1(env.DB) });
