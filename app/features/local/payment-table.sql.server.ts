import { sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { raw } from "#drizzle/batch";
import type { PlanOption } from "~/domain/billing/plan-options";
import type { ProviderSubscription } from "./payment-provider";

export type LocalCheckout = {
  email: string;
  userId: string | null;
  /** `null` if the buyer chooses. */
  plan: PlanOption | null;
  redirectUrl: string;
};

export type LocalPayment = { subscription: ProviderSubscription; userId: string | null };

/** The stand-in's own records. No migration creates this table, because production does not have it. */
export const localPayments = sqliteTable("local_payments", {
  id: text().primaryKey(),
  kind: text({ enum: ["checkout", "subscription"] }).notNull(),
  email: text().notNull(),
  body: text({ mode: "json" }).$type<LocalCheckout | LocalPayment>().notNull(),
});

export function createLocalPayments() {
  return raw(
    sql`create table if not exists local_payments (id text primary key, kind text not null, email text not null, body text not null)`,
  );
}
