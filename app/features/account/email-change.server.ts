import { and, eq, isNull, ne } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import { accounts, sessions, users } from "#drizzle/schema";
import { normalizedEmail } from "~/domain/account/email-address";
import {
  addressChangeAskedEmail,
  addressChangedEmail,
  addressInUseEmail,
  confirmNewAddressEmail,
} from "~/emails/account-messages";
import { logSecurityEvent } from "~/lib/security-log.server";
import { closeSockets } from "~/lib/close-sockets.server";
import type { Services } from "~/lib/services";
import { deliverAccountMail, queueAccountMail } from "./account-mail.server";
import { endTokens, newToken, spendToken } from "./account-tokens.server";
import { exceeds } from "./attempts.server";
import { queuePasswordReset } from "./passwords.server";

/**
 * Requests a new address. Nothing changes until the user confirms it with the link sent there. The old address gets a
 * notice and can undo the change for 7 days. If the new address belongs to another account, the result is the same, but
 * its owner gets a notice instead of a link.
 */
export async function requestEmailChange(
  services: Services,
  { accountId, newEmail }: { accountId: string; newEmail: string },
): Promise<"sent" | "same" | "invalid"> {
  const { db, config } = services;
  const email = normalizedEmail(newEmail);
  if (email === null) return "invalid";
  const account = await findAccount(services, accountId);
  if (!account) return "invalid";
  if (account.email === email) return "same";
  // Over the limit we send nothing more; the links already sent still work.
  if (await exceeds(services, { what: "change-email", who: accountId, ip: null })) return "sent";

  const [change, undo, owner] = await Promise.all([
    newToken(services, { accountId, purpose: "change-email", data: { email } }),
    newToken(services, { accountId, purpose: "undo-email-change", data: { email: account.email } }),
    findOwner(services, email),
  ]);
  const { origin } = config;
  await runBatch(db, [
    endTokens(services, accountId, "change-email"),
    ...change.statements,
    ...undo.statements,
    queueAccountMail(services, {
      to: email,
      message: owner
        ? addressInUseEmail({ origin })
        : confirmNewAddressEmail({ origin, secret: change.secret }),
    }),
    queueAccountMail(services, {
      to: account.email,
      message: addressChangeAskedEmail({ origin, secret: undo.secret, newEmail: email }),
    }),
  ]);
  await logSecurityEvent(services, "email-change-asked", { accountId });
  await deliverAccountMail(services);
  return "sent";
}

/** Confirms the change with the token sent to the new address. */
export async function confirmEmailChange(
  services: Services,
  secret: string,
): Promise<"changed" | "bad-link"> {
  const { config } = services;
  const token = await spendToken(services, secret, "change-email");
  const newEmail = token?.data.email;
  const account = token && (await findAccount(services, token.accountId));
  if (!account || newEmail === undefined) return "bad-link";
  const undo = await newToken(services, {
    accountId: account.id,
    purpose: "undo-email-change",
    data: { email: account.email },
  });
  const moved = await moveAccount(services, account.id, newEmail, [
    ...undo.statements,
    // Links that were mailed to the old address.
    endTokens(services, account.id, "reset-password", "change-email"),
    queueAccountMail(services, {
      to: account.email,
      message: addressChangedEmail({ origin: config.origin, secret: undo.secret, newEmail }),
    }),
  ]);
  if (!moved) return "bad-link";
  await logSecurityEvent(services, "email-changed", { accountId: account.id });
  return "changed";
}

/**
 * Gives the account its old address back, with the token sent there. The person who asked for the change may know the
 * password, so every session ends and a reset link follows.
 */
export async function undoEmailChange(services: Services, secret: string): Promise<"undone" | "bad-link"> {
  const { db } = services;
  const token = await spendToken(services, secret, "undo-email-change");
  const oldEmail = token?.data.email;
  if (!token || oldEmail === undefined) return "bad-link";
  const { accountId } = token;
  const moved = await moveAccount(services, accountId, oldEmail, [
    db.delete(sessions).where(eq(sessions.accountId, accountId)),
    // This includes undo links of addresses that the account had in between.
    endTokens(services, accountId, "reset-password", "change-email", "undo-email-change"),
  ]);
  if (!moved) return "bad-link";
  await logSecurityEvent(services, "email-change-undone", { accountId });
  await closeSockets(services, { accountId });
  await queuePasswordReset(services, { id: accountId, email: oldEmail });
  return "undone";
}

/** Changes an account's address. Returns false if another account has verified that address in the meantime. */
async function moveAccount(
  services: Services,
  accountId: string,
  email: string,
  also: ReadonlyArray<AnyStatement>,
): Promise<boolean> {
  const { db } = services;
  try {
    await runBatch(db, [
      // An unverified sign-up does not reserve an address.
      db
        .delete(accounts)
        .where(and(eq(accounts.email, email), isNull(accounts.verifiedAt), ne(accounts.id, accountId))),
      db.update(accounts).set({ email }).where(eq(accounts.id, accountId)),
      db.update(users).set({ email }).where(eq(users.id, accountId)),
      ...also,
    ]);
    return true;
  } catch (error) {
    const owner = await findOwner(services, email);
    if (owner && owner.id !== accountId) return false;
    throw error;
  }
}

async function findAccount({ db }: Services, id: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** The account that has verified this address, if any. */
async function findOwner({ db }: Services, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account?.verifiedAt ? account : null;
}
