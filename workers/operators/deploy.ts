import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fail } from "./operator";
import { CONFIGURATION, readConfiguration } from "./read-configuration";

// npm run deploy: checks the configuration, builds, applies new migrations, deploys, and asks whether all is well. Each
// step stops the ones after it; a migration never breaks the worker that is still running.
const project = fileURLToPath(new URL("../..", import.meta.url));
const npx = (...args: Array<string>) => ["npx", ...args] as const;

/** New code takes a moment to reach every data center. */
const TRIES = 5;
const PAUSE_MS = 3_000;

const STEPS = [
  ["npm", "run", "--silent", "doctor"],
  ["npm", "run", "--silent", "build"],
  npx("wrangler", "d1", "migrations", "apply", "DB", "--remote"),
  npx("wrangler", "d1", "migrations", "apply", "ARCHIVE", "--remote"),
  npx("wrangler", "deploy"),
] as const;

for (const [command, ...args] of STEPS) {
  console.log(`\n── ${[command, ...args].join(" ")}`);
  const [status] = (await once(spawn(command, args, { cwd: project, stdio: "inherit" }), "exit")) as [
    number | null,
  ];
  if (status !== 0)
    fail(`\nStopped: ${[command, ...args].join(" ")} failed. The steps after it were not taken.`);
}

await askHealth(String(readConfiguration(CONFIGURATION).vars["APP_ORIGIN"]));

async function askHealth(origin: string) {
  const secret = process.env["INGEST_SECRET"];
  if (!secret) {
    console.log(`\nDeployed. Set INGEST_SECRET in this shell to have ${origin}/internal/health asked too.`);
    return;
  }
  let said = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${origin}/internal/health`, {
      headers: { Authorization: `Bearer ${secret}` },
    }).catch((error: unknown) => String(error));
    if (typeof answer === "string") said = answer;
    else {
      said = `${answer.status}: ${await answer.text()}`;
      if (answer.ok) {
        console.log(`\nDeployed, and all is well.\n${said}`);
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  fail(`\nDeployed, but ${origin}/internal/health answers ${said}`);
}
