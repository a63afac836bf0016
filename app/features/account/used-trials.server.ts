import { eq } from "drizzle-orm";
import { usedTrials } from "#drizzle/schema";
import { hexOf } from "~/domain/bytes-as-text";
import type { Services } from "~/lib/services";
import { hmacOf } from "~/ports/hmac";

/**
 * Keyed, so that someone with the database alone cannot test addresses against it. The key is the secret of the links in
 * mail, which already has to outlive years of mail. `null` without a secret: then no trial is remembered.
 */
async function hashOfAddress({ config }: Pick<Services, "config">, email: string): Promise<string | null> {
  const { linkSecret } = config.mail;
  return linkSecret === null ? null : hexOf(await hmacOf(linkSecret, `trial:${email}`));
}

/** Whether this address has had its free trial, even if that account is deleted. */
export async function hasUsedTrial(services: Pick<Services, "db" | "config">, email: string) {
  const hash = await hashOfAddress(services, email);
  if (hash === null) return false;
  const [used] = await services.db.select().from(usedTrials).where(eq(usedTrials.addressHash, hash));
  return used !== undefined;
}

/** Statements that remember the trial from now on. May be repeated. */
export async function rememberTrial(services: Pick<Services, "db" | "config" | "now">, email: string) {
  const addressHash = await hashOfAddress(services, email);
  if (addressHash === null) return [];
  const at = services.now();
  return [
    services.db
      .insert(usedTrials)
      .values({ addressHash, at })
      .onConflictDoUpdate({ target: usedTrials.addressHash, set: { at } }),
  ];
}
