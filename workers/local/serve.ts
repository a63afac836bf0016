import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { miniflareOptionsOf } from "./miniflare-options";

const PORT = Number(process.env["PORT"] ?? 8787);
const EVERY_15_MINUTES = 15 * 60 * 1000;
const origin = `http://localhost:${PORT}`;

const server = new Miniflare({
  ...miniflareOptionsOf("local", { bindings: { APP_ORIGIN: origin } }),
  host: "localhost",
  port: PORT,
  defaultPersistRoot: fileURLToPath(new URL("../../.wrangler/state/v3", import.meta.url)),
});
await server.ready;

// Fills an empty database with demo accounts and notices; one that has them stays as it is.
const seeded = await fetch(`${origin}/local/seed`, { method: "POST", headers: { Origin: origin } });
if (!seeded.ok) console.error(`The demo data could not be made: ${seeded.status} ${await seeded.text()}`);

// The platform's clock does not tick locally, so this one does.
const worker = await server.getWorker();
setInterval(
  () => void worker.scheduled({ cron: "*/15 * * * *", scheduledTime: new Date() }),
  EVERY_15_MINUTES,
);

console.log(`\nTenderlight is at ${origin}\nDemo accounts, mailbox and timed jobs: ${origin}/local\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void server.dispose().then(() => process.exit(0)));
}
