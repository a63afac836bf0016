import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geographyMigration } from "./geography";

// Rewrites the migration, which is only allowed before the first release. Later changes need a migration of their own.
writeFileSync(
  fileURLToPath(new URL("../migrations/0002_geography.sql", import.meta.url)),
  geographyMigration(),
);
