import "./schema";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { KEYED_TABLES } from "./columns";

// `npm run db:generate`: drizzle-kit writes the migration for a changed schema, and this script adds WITHOUT ROWID,
// which drizzle-kit does not support.
// With `--archive` it does so for the archive's own database.
const isArchive = process.argv.includes("--archive");
const folder = isArchive ? "archive-migrations/" : "migrations/";
const config = isArchive ? "drizzle/archive.config.ts" : "drizzle/drizzle.config.ts";
const migrations = fileURLToPath(new URL(folder, import.meta.url));
const listFiles = () => readdirSync(migrations).filter((name) => name.endsWith(".sql"));
const before = listFiles();

const { status } = spawnSync(
  "drizzle-kit",
  ["generate", "--config", config, ...process.argv.slice(2).filter((argument) => argument !== "--archive")],
  { stdio: "inherit" },
);
if (status !== 0) process.exit(status ?? 1);

for (const name of listFiles().filter((file) => !before.includes(file))) {
  const path = `${migrations}${name}`;
  const statements = readFileSync(path, "utf8").split("--> statement-breakpoint");
  writeFileSync(path, statements.map(withoutRowid).join("--> statement-breakpoint"));
}

function withoutRowid(statement: string): string {
  const table = /^\s*CREATE TABLE `(?:__new_)?(\w+)`/.exec(statement)?.[1];
  return table !== undefined && KEYED_TABLES.has(table)
    ? statement.replace(/\);\s*$/, ") WITHOUT ROWID;\n")
    : statement;
}
