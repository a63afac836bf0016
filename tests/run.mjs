// `npm test`: everything from a fresh clone to one line that counts. Plain JavaScript, because it runs before
// anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  buildLocal,
  buildProduction,
  inProject,
  installIfNeeded,
  project,
} from "../workers/local/prepare.mjs";

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
  return spawnSync(command, args, inProject(env)).status === 0;
}

function count(ok) {
  if (ok) passed++;
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

const CODE = ["app", "drizzle", "workers", "tests"];

// On a core of its own while the other one does all that comes before the tests.
const lint = spawn("eslint", ["--config", "tests/eslint.config.js", "--max-warnings", "0", ...CODE], {
  ...inProject(),
  stdio: ["ignore", "pipe", "pipe"],
});
const linted = Promise.all([once(lint, "exit"), text(lint.stdout), text(lint.stderr)]);
count(step("types", "tsc", ["--noEmit"]));
count(step("format", "prettier", ["--check", "--log-level", "warn", ...CODE]));
buildLocal();
buildProduction();
const [[lintStatus], ...said] = await linted;
console.log("\n── lint");
process.stdout.write(said.join(""));
count(lintStatus === 0);

vitest("unit");
vitest("integration");
vitest("worker");
playwright();

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
