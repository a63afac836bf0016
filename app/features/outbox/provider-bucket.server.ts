import { sql } from "drizzle-orm";
import { providerBuckets } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import type { EmailSender } from "~/ports/email";
import type { MailLane } from "~/ports/mail-queue";

/** Bulk mail leaves this many calls for account mail. */
const RESERVE: Record<MailLane, number> = { account: 0, bulk: 1 };
/** The most calls that can be saved up: those of one second, and at least one with the reserve. */
const burstOf = (sender: EmailSender) => Math.max(2, sender.callsPerSecond);

/** Takes one call from the provider's rate limit. Returns 0, or how many milliseconds to wait before asking again. */
export async function takeCall({ db, now }: Services, sender: EmailSender, lane: MailLane): Promise<number> {
  const at = now();
  const { provider, callsPerSecond } = sender;
  const { tokens, refilledAt } = providerBuckets;
  const burst = burstOf(sender);
  const needed = 1 + RESERVE[lane];
  const refilled = sql`min(${burst}, ${tokens} + max(0, ${at.getTime()} - ${refilledAt}) * ${callsPerSecond} / 1000.0)`;
  const taken = await db
    .insert(providerBuckets)
    .values({ provider, tokens: burst - 1, refilledAt: at })
    .onConflictDoUpdate({
      target: providerBuckets.provider,
      set: { tokens: sql`${refilled} - 1`, refilledAt: sql`max(${refilledAt}, ${at.getTime()})` },
      setWhere: sql`${refilled} >= ${needed}`,
    })
    .returning({ tokens });
  return taken.length > 0 ? 0 : Math.ceil((needed * 1000) / callsPerSecond);
}
