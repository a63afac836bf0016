import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geographyMigration } from "./geography";

// npx tsx drizzle/seed/write-geography.ts <migration>: writes the domain's divisions into a new, empty migration, made
// with `npm run db:generate -- --custom --name <name>`. Migrations that databases have run never change.
const [migration = ""] = process.argv.slice(2);
const path = fileURLToPath(new URL(`../migrations/${migration}.sql`, import.meta.url));
if (!existsSync(path)) throw new Error("Usage: npx tsx drizzle/seed/write-geography.ts <migration>");
writeFileSync(path, geographyMigration());
