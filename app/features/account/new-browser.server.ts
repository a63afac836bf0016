import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { type accounts, sessions } from "#drizzle/schema";
import { deviceLabel } from "~/domain/account/device-label";
import { DAY_MS } from "~/domain/duration";
import { formatMoment } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { newBrowserEmail } from "~/emails/account-messages";
import type { Services } from "~/lib/services";
import { queueAccountMail } from "./account-mail.server";
import { newToken } from "./account-tokens.server";

type Account = typeof accounts.$inferSelect;

/**
 * Tells the owner by email that a browser has signed in for the first time. The email's link ends every session, and
 * works like the one that undoes a change of address: the account stays with, or returns to, the address it has now.
 */
export async function reportNewBrowser(
  services: Services,
  account: Account,
  userAgent: string | null,
): Promise<void> {
  if (await isFirstSignIn(services, account)) return;
  const { db, config, now } = services;
  const { secret, statements } = await newToken(services, {
    account,
    purpose: "undo-email-change",
    data: { email: account.email },
  });
  const message = newBrowserEmail({
    origin: config.origin,
    secret,
    device: deviceLabel(userAgent),
    at: formatMoment(now(), TORONTO),
  });
  await runBatch(db, [...statements, queueAccountMail(services, { to: account.email, message })]);
}

/** People confirm their address on the phone and sign in at the desk: on the first day, one more browser is expected. */
async function isFirstSignIn({ db, now }: Services, { id, verifiedAt }: Account): Promise<boolean> {
  if (!verifiedAt || now().getTime() - verifiedAt.getTime() > DAY_MS) return false;
  const started = await db.select({ hash: sessions.idHash }).from(sessions).where(eq(sessions.accountId, id));
  return started.length <= 1;
}
