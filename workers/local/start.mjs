// `npm start` and, with `--watch`, `npm run dev`: take a fresh clone to a page at http://localhost:8787.
// Plain JavaScript, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { buildLocal, inProject, installIfNeeded, migrateLocal } from "./prepare.mjs";

const watching = process.argv.includes("--watch");

await installIfNeeded();
await Promise.all([migrateLocal(), watching || buildLocal()]);
const script = watching ? "workers/local/dev.ts" : "workers/local/serve.ts";
const server = spawn(process.execPath, ["--import", "tsx", script], inProject());
// Stopping this process stops the server, which would otherwise keep the port.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (status) => process.exit(status ?? 1));
