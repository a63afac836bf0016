import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** There is no screen to draw for, and no site to keep from another: a tenth of the time. */
const LIGHTER = ["--disable-gpu", "--process-per-site", "--disable-site-isolation-trials"];

export default defineConfig({
  testDir: "./e2e",
  outputDir: "../build/test-results/e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // One more than the cores it is made for: a test waits for the server, for a timer or for a frame half of its time.
  workers: 3,
  // On a machine that is shared a test may be starved; one that passes at the second try is printed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 120_000,
  // A busy machine is slow, not wrong: what comes late has still come.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    // Recording every test costs as much as the tests do.
    trace: "on-first-retry",
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-background-networking", ...LIGHTER] },
  },
  projects: [
    { name: "browser" },
    // The main journeys, once more; all others without JavaScript are worker/without-scripts.
    { name: "no-js", use: { javaScriptEnabled: false }, grep: /@no-js/ },
  ],
});
