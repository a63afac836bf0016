import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geographyMigration } from "./geography";

// Before the first release the migration is written anew; afterwards a change of geography is a migration of its own.
writeFileSync(
  fileURLToPath(new URL("../migrations/0002_geography.sql", import.meta.url)),
  geographyMigration(),
);
