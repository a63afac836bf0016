import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** No GPU and no site isolation, which tests do not need: saves a tenth of the time. */
const LIGHTER = ["--disable-gpu", "--process-per-site", "--disable-site-isolation-trials"];

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../build/test-results/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // One more than the cores, because a test spends half of its time waiting for the server, a timer or a frame.
  workers: 3,
  // Shared CI machines may starve a test; one that passes on the second try is reported as flaky.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 120_000,
  // A busy machine is slow, so timeouts are generous.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    // Recording every test would double the time.
    trace: "on-first-retry",
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking", ...LIGHTER] },
  },
  projects: [
    { name: "browser" },
    // The main journeys again without JavaScript; all other such journeys are in worker/without-scripts-*.
    { name: "no-js", use: { javaScriptEnabled: false }, grep: /@no-js/ },
  ],
});
