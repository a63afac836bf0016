// `npm test`: everything from a fresh clone to one line that counts. Plain JavaScript, because it runs before
// anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildLocal, buildProduction, installIfNeeded, project } from "../workers/local/prepare.mjs";

installIfNeeded();
const { findOrInstallChromium } = await import("./support/chromium.mjs");
process.env.CHROMIUM_PATH = await findOrInstallChromium();

const results = join(project, "build/test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

function step(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync("npx", [command, ...args], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...env },
  });
  return status === 0;
}

function check(name, command, args) {
  if (step(name, command, args)) passed++;
  else failed++;
}

function vitest(layer) {
  const file = join(results, `${layer}.json`);
  const ok = step(layer, "vitest", [
    ...["run", "--config", `tests/vitest.${layer}.config.ts`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  // A file that could not even be loaded has no failed test, but has failed.
  if (!ok && !report?.numFailedTests) failed++;
}

function playwright() {
  const file = join(results, "e2e.json");
  const ok = step("e2e", "playwright", ["test", "--config", "tests/playwright.config.ts"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).stats : null;
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  failed += stats?.unexpected ?? 0;
  if (!ok && !stats?.unexpected) failed++;
}

check("types", "tsc", ["--noEmit"]);
check("lint", "eslint", [
  "--config",
  "tests/eslint.config.js",
  "--max-warnings",
  "0",
  "app",
  "drizzle",
  "workers",
  "tests",
]);
check("format", "prettier", ["--check", "--log-level", "warn", "app", "drizzle", "workers", "tests"]);
vitest("unit");
vitest("integration");
buildLocal();
buildProduction();
vitest("worker");
playwright();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
