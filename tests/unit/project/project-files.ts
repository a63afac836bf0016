import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Paths are relative to the project, where vitest runs. */
export function listFiles(folder: string): Array<string> {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll("\\", "/")}/${entry.name}`);
}

/** Files in git, and new files that are not ignored. */
export function listKeptFiles(): Array<string> {
  const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return paths.split("\n").filter((path) => path !== "" && existsSync(path));
}

export const readText = (path: string) => readFileSync(path, "utf8");

export const readJson = (path: string) => JSON.parse(readText(path)) as unknown;
