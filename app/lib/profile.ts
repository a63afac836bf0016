import type { users } from "#drizzle/schema";

export type Profile = typeof users.$inferSelect;
