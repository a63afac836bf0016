import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const ON_THE_MACHINE = [
  process.env.CHROMIUM_PATH,
  // The headless shell renders the same pages a fifth faster.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const attempt = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** An installed browser, else Playwright's, else Debian's package; throws if none can be installed. */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  attempt("npx", ["playwright", "install", "chromium"]);
  if (!(await findChromium()) && process.getuid?.() === 0) {
    attempt("apt-get", ["update", "-qq"]);
    const install = ["install", "-y", "-qq"];
    attempt("apt-get", [...install, "chromium-headless-shell"]) ||
      attempt("apt-get", [...install, "chromium"]);
  }
  const installed = await findChromium();
  if (!installed) throw new Error("No Chromium: install one, or name it in CHROMIUM_PATH.");
  return installed;
}

export async function findChromium() {
  return [...ON_THE_MACHINE, await playwrightsOwn()].find((path) => path && existsSync(path)) ?? null;
}
