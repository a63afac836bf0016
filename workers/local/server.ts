import { fileURLToPath } from "node:url";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { miniflareOptionsOf, type WorkerModules } from "./miniflare-options";

const PORT = Number(process.env["PORT"] ?? 8787);
const EVERY_15_MINUTES = 15 * 60 * 1000;
const origin = `http://localhost:${PORT}`;

/**
 * Serves a build on PORT with the database in .wrangler, and fills an empty database with demo data. `replace` swaps
 * the worker's modules and keeps the port and the database.
 */
export async function startServer(build: "local" | "dev", modules?: WorkerModules) {
  const optionsFor = (worker?: WorkerModules): MiniflareOptions => ({
    ...miniflareOptionsOf(build, { bindings: { APP_ORIGIN: origin }, modules: worker }),
    host: "localhost",
    port: PORT,
    defaultPersistRoot: fileURLToPath(new URL("../../.wrangler/state/v3", import.meta.url)),
  });
  const server = new Miniflare(optionsFor(modules));
  await server.ready;

  // Changes nothing if the database already has the demo data.
  const seeded = await fetch(`${origin}/local/seed`, { method: "POST", headers: { Origin: origin } });
  if (!seeded.ok) console.error(`The demo data could not be made: ${seeded.status} ${await seeded.text()}`);

  // Cron triggers do not run locally, so this timer replaces them.
  setInterval(() => {
    void server
      .getWorker()
      .then((worker) => worker.scheduled({ cron: "*/15 * * * *", scheduledTime: new Date() }));
  }, EVERY_15_MINUTES);

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void server.dispose().then(() => process.exit(0)));
  }
  console.log(`\nTenderlight is at ${origin}\nDemo accounts, mailbox and timed jobs: ${origin}/local\n`);
  return { replace: (worker: WorkerModules) => server.setOptions(optionsFor(worker)) };
}
