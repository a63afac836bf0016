import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Cloudflare's API, as far as wrangler asks it for a worker's secrets. */
let api: Server;
let asked: Array<string> = [];
let folder: string;
const SECRETS = [
  "INGEST_SECRET",
  "SESSION_SECRET",
  "MAIL_LINK_SECRET",
  "RESEND_API_KEY",
  "RESEND_WEBHOOK_SECRET",
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenderlight-"));
  api = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    const result = SECRETS.map((name) => ({ name, type: "secret_text" }));
    answer.setHeader("Content-Type", "application/json");
    answer.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
});

afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  asked = [];
});

async function run(command: "doctor" | "deploy", ...args: ReadonlyArray<string>) {
  const child = spawn(process.execPath, ["--import", "tsx", `workers/operators/${command}.ts`, ...args], {
    cwd: project,
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/client/v4`,
      CLOUDFLARE_API_TOKEN: "a-token",
      CLOUDFLARE_ACCOUNT_ID: "an-account",
      WRANGLER_SEND_METRICS: "false",
    },
  });
  const [[status], ...said] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status: status as number, said: said.join("\n") };
}

/** The project's own configuration, filled in as the README says. */
async function filledIn(change: (toml: string) => string = (toml) => toml): Promise<string> {
  const toml = readFileSync(join(project, "wrangler.toml"), "utf8")
    .replaceAll("tenderlight.example", "bids.example")
    .replace("100 Example Street", "12 Front Street")
    .replaceAll(/00000000-0000-0000-0000-00000000(?:0000|a4c1)/g, "0b7c9c52-5a0f-4f6c-9d0a-1c2d3e4f5a6b")
    .replace(
      "workers_dev = false",
      'routes = [{ pattern = "bids.example", custom_domain = true }]\nworkers_dev = false',
    );
  const path = join(folder, "wrangler.toml");
  await writeFile(path, change(toml));
  return path;
}

test("the project's configuration, filled in, may be deployed; what is off is named", async () => {
  const { status, said } = await run("doctor", "--config", await filledIn());
  expect(said).toContain("OFF   LEMON_SQUEEZY_* are not set");
  expect(said).toContain("Nothing is wrong.");
  expect(said).not.toContain("ERROR");
  expect(status).toBe(0);
  expect(asked).toEqual(["GET /client/v4/accounts/an-account/workers/scripts/tenderlight/secrets"]);
});

test("a malformed variable is named, and fails", async () => {
  const path = await filledIn((toml) => toml.replace('SELF_CHECKS = "off"', 'SELF_CHECKS = "perhaps"'));
  const { status, said } = await run("doctor", "--config", path);
  expect(said).toContain('ERROR SELF_CHECKS must be "on" or "off". It is "perhaps".');
  expect(said).toContain("1 thing is wrong; nothing has been changed.");
  expect(status).toBe(1);
});

test("a deployment of the samples stops before anything is built, migrated or sent", async () => {
  const { status, said } = await run("deploy");
  expect(status).toBe(1);
  expect(said).toContain("ERROR APP_ORIGIN is still a sample");
  expect(said).toContain("Stopped: npm run --silent doctor failed. The steps after it were not taken.");
  expect(said).not.toContain("wrangler deploy");
  expect(asked).toHaveLength(1);
});
