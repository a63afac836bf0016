// `npm start`: everything from a fresh clone to a page at http://localhost:8787. Plain JavaScript, because it runs
// before anything is installed.
import { spawnSync } from "node:child_process";
import { buildLocal, inProject, installIfNeeded, run } from "./prepare.mjs";

installIfNeeded();
buildLocal();
run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--env", "local"], { CI: "1" });
const server = spawnSync(
  process.execPath,
  ["--import", "tsx", "workers/local/serve.ts", ...process.argv.slice(2)],
  inProject(),
);
process.exit(server.status ?? 1);
