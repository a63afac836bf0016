import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seconds, type Section } from "./figures";

const PORT = 8877;
const POLL_EVERY_MS = 200;
const GIVE_UP_MS = 10 * 60 * 1000;

/** Times `npm start` on a fresh clone of the last commit, until the first page answers. */
export async function measureStart(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "tenderlight-start-"));
  const project = fileURLToPath(new URL("../..", import.meta.url));
  const clone = spawnSync("git", ["clone", "--quiet", "--no-hardlinks", project, folder], {
    stdio: "inherit",
  });
  if (clone.status !== 0) throw new Error("The clone failed");

  const start = performance.now();
  const server = spawn("npm", ["start"], {
    cwd: folder,
    // Its own process group, so that all of it can be stopped.
    detached: true,
    stdio: "ignore",
    // Without the bench's NODE_ENV, with which npm would not install the tools.
    env: { ...process.env, NODE_ENV: undefined, PORT: String(PORT) },
  });
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`);
      if (performance.now() - start > GIVE_UP_MS) throw new Error("No page after ten minutes");
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    }
    return {
      title: "From a fresh clone",
      note: "with npm's cache as it is on this computer",
      figures: [
        {
          name: "`npm start` until the first page",
          measured: seconds(performance.now() - start),
          target: "< 90 s, packages cached",
        },
      ],
    };
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${PORT}/`)).ok;
  } catch {
    return false;
  }
}
