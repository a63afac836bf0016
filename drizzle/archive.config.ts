import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  casing: "snake_case",
  schema: "./drizzle/archive-schema.ts",
  out: "./drizzle/archive-migrations",
});
