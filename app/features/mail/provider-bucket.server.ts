import { sql } from "drizzle-orm";
import type { EmailSender } from "~/ports/email";
import type { MailLane } from "~/ports/mail-queue";
import type { Services } from "~/lib/services";

/** Bulk mail leaves this many calls for mail that somebody waits for. */
const RESERVE: Record<MailLane, number> = { account: 0, bulk: 1 };
/** Saved up while nothing is sent: a second's worth, and the reserve. */
const burstOf = (sender: EmailSender) => Math.max(2, sender.callsPerSecond);

/** Takes one call from the provider's allowance. Gives how many milliseconds to wait first; 0 when it was taken. */
export async function takeCall({ db, now }: Services, sender: EmailSender, lane: MailLane): Promise<number> {
  const at = now().getTime();
  const { provider, callsPerSecond } = sender;
  const burst = burstOf(sender);
  const needed = 1 + RESERVE[lane];
  const refilled = sql`min(${burst}, tokens + max(0, ${at} - refilled_at) * ${callsPerSecond} / 1000.0)`;
  const [taken] = await db.all<{ tokens: number }>(sql`
    insert into provider_buckets (provider, tokens, refilled_at) values (${provider}, ${burst - 1}, ${at})
    on conflict (provider) do update set tokens = ${refilled} - 1, refilled_at = max(refilled_at, ${at})
    where ${refilled} >= ${needed}
    returning tokens
  `);
  return taken ? 0 : Math.ceil((needed * 1000) / callsPerSecond);
}
