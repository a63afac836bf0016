import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the rules begin that turn a portal's record into a stored bid. What these files import belongs to them. */
const ENTRIES = [
  "app/features/ingest/opportunity-draft.server.ts",
  "app/domain/joining/same-solicitation.ts",
  "app/features/key-dates/key-dates-of-draft.server.ts",
  "app/domain/reading/kept/text-closing.ts",
  "app/sources/plain-text.ts",
  "app/sources/toronto-title.ts",
];
/** The file with the version itself. */
export const VERSION_FILE = "app/domain/opportunities/rules-version.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const IMPORTS = /\bfrom "((?:\.|~\/)[^"]+)"/g;

/** The files of the rules, by their paths in the project. */
export function listRuleFiles(): Array<string> {
  const found = new Set(ENTRIES);
  // A set also visits what is added to it meanwhile.
  for (const path of found) {
    for (const [, name] of read(path).matchAll(IMPORTS)) found.add(fileOf(path, name!));
  }
  return [...found].filter((path) => path !== VERSION_FILE).sort();
}

/** A fingerprint of the rules' files. */
export function versionOfRules(): string {
  const hash = createHash("sha256");
  for (const path of listRuleFiles()) hash.update(`${path}\n${read(path)}\n`);
  return hash.digest("hex").slice(0, 12);
}

function fileOf(from: string, name: string): string {
  const path = name.startsWith(".") ? posix.join(posix.dirname(from), name) : name.replace(/^~\//, "app/");
  const file = [`${path}.ts`, `${path}/index.ts`].find((candidate) => existsSync(`${ROOT}${candidate}`));
  if (!file) throw new Error(`${from} imports ${name}, which is no file of the project`);
  return file;
}

const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");
