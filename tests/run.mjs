// `npm test`: installs, checks and runs all tests, then prints one summary line. Plain JavaScript, because it runs before
// anything is installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  buildLocal,
  buildProduction,
  inProject,
  installIfNeeded,
  project,
} from "../workers/local/prepare.mjs";

const started = performance.now();
await installIfNeeded();
const { findOrInstallChromium } = await import("./support/chromium.mjs");
process.env.CHROMIUM_PATH = await findOrInstallChromium();

const results = join(project, "build/test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const flaky = [];
const times = [];

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  times.push([name, performance.now() - start]);
  return result;
}

/** Runs a command in parallel with others; prints its output when it has ended. */
async function aside(name, command, args) {
  const child = spawn(command, args, { ...inProject(), stdio: ["ignore", "pipe", "pipe"] });
  const [[status], ...said] = await timed(name, () =>
    Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]),
  );
  console.log(`\n── ${name}`);
  process.stdout.write(said.join(""));
  return status === 0;
}

/** Runs a command alone and prints its output as it comes. */
async function alone(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  const [status] = await timed(name, () => once(spawn(command, args, inProject(env)), "exit"));
  return status === 0;
}

function count(ok) {
  if (ok) passed++;
  else failed++;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

async function vitest(layer) {
  const file = join(results, `${layer}.json`);
  const ok = await alone(layer, "vitest", [
    ...["run", "--config", `tests/vitest.${layer}.config.ts`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
  const report = readReport(file);
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  // A file that cannot be loaded has no failed tests but counts as failed.
  if (!ok && !report?.numFailedTests) failed++;
}

async function playwright() {
  const file = join(results, "e2e.json");
  const ok = await alone("e2e", "playwright", ["test", "--config", "tests/playwright.config.ts"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = readReport(file);
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  passed += expected;
  failed += unexpected;
  for (const suite of report?.suites ?? []) collectFlaky(suite);
  // A flaky test hides a fault, and in CI it would be overlooked if it did not fail the run.
  if (process.env.CI) failed += flaky.length;
  else passed += flaky.length;
  if (!ok && unexpected === 0) failed++;
}

function collectFlaky({ specs = [], suites = [] }) {
  for (const { file, title, tests } of specs) {
    for (const { status, projectName } of tests) {
      if (status === "flaky") flaky.push(`${file}: ${title} (${projectName})`);
    }
  }
  suites.forEach(collectFlaky);
}

const CODE = ["app", "drizzle", "workers", "tests"];

async function check() {
  count(
    await aside("lint", "eslint", ["--config", "tests/eslint.config.js", "--max-warnings", "0", ...CODE]),
  );
  count(await aside("types", "tsc", ["--noEmit"]));
  count(await aside("format", "prettier", ["--check", "--log-level", "warn", ...CODE]));
}

async function build() {
  await timed("local build", buildLocal);
  await timed("production build", buildProduction);
}

// The checks use one core, in parallel with the builds and then with the first tests.
const checked = check();
await build();
await vitest("unit");
await vitest("integration");
await checked;
await vitest("worker");
await playwright();

console.log("\n── times");
const seconds = (ms) => `${Math.round(ms / 1000)} s`.padStart(6);
for (const [name, ms] of [...times, ["in all", performance.now() - started]])
  console.log(`${name.padEnd(18)}${seconds(ms)}`);
if (flaky.length > 0) console.log(["\n── flaky: passed at the second try", ...flaky].join("\n"));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
