import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Features on a real D1, inside the platform's own runtime. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app`, "#drizzle": `${root}drizzle` } },
  plugins: [
    cloudflareTest(async () => ({
      main: "tests/support/worker.ts",
      miniflare: {
        compatibilityDate: "2026-04-20",
        compatibilityFlags: ["nodejs_compat"],
        d1Databases: ["DB", "ARCHIVE"],
        durableObjects: { BROADCASTER: { className: "OpportunityBroadcaster", useSQLite: true } },
        bindings: {
          MIGRATIONS: await readD1Migrations(`${root}drizzle/migrations`),
          ARCHIVE_MIGRATIONS: await readD1Migrations(`${root}drizzle/archive-migrations`),
        },
      },
    })),
  ],
  test: {
    name: "integration",
    include: ["tests/integration/**/*.test.ts"],
    setupFiles: ["tests/support/migrate.ts"],
    isolate: false,
    // One worker for each core; by default the runner leaves one core idle.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    // The first one of a file makes the database, which takes long on a busy machine.
    hookTimeout: 60_000,
    // Every account test writes to the security log; it is shown for failed tests only.
    silent: "passed-only",
    // Bundled, because each module costs a message to the runtime. The first has circular imports, which work only when
    // bundled.
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: [
            "@remix-run/cloudflare",
            ...["drizzle-orm", "drizzle-orm/d1", "drizzle-orm/sqlite-core", "zod", "luxon", "entities"],
            ...["react", "react/jsx-runtime", "react-dom/server", "lucide-react", "fast-check"],
          ],
        },
      },
    },
  },
});
