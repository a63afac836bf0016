// `npm start`: everything from a fresh clone to a page at http://localhost:8787. Plain JavaScript, because it runs
// before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { buildLocal, inProject, installIfNeeded } from "./prepare.mjs";

installIfNeeded();
const migrations = spawn(
  "wrangler",
  ["d1", "migrations", "apply", "DB", "--local", "--env", "local"],
  inProject({ CI: "1" }),
);
const migrated = once(migrations, "exit");
buildLocal();
const [failed] = await migrated;
if (failed !== 0) process.exit(1);
const server = spawnSync(
  process.execPath,
  ["--import", "tsx", "workers/local/serve.ts", ...process.argv.slice(2)],
  inProject(),
);
process.exit(server.status ?? 1);
