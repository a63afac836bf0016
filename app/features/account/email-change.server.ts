import { and, eq, exists, gt, isNull, ne, sql } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import { accounts, accountTokens, sessions, users } from "#drizzle/schema";
import { normalizedEmail } from "~/domain/account/email-address";
import {
  addressChangeAskedEmail,
  addressChangedEmail,
  addressInUseEmail,
  confirmNewAddressEmail,
} from "~/emails/account-messages";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { rememberAddressChange } from "~/features/subscriptions/address-changes.server";
import type { Services } from "~/lib/services";
import { deliverAccountMail, queueAccountMail } from "./account-mail.server";
import {
  type AccountToken,
  endTokens,
  isReservedAddress,
  listTokens,
  newToken,
  spendToken,
} from "./account-tokens.server";
import { exceeds } from "./attempts.server";
import { queuePasswordReset } from "./passwords.server";
import { logSecurityEvent } from "./security-log.server";

/** `provedHash` is that of the password which was asked for; without it, the stored one counts. */
type EmailChange = { accountId: string; newEmail: string; provedHash?: string | null };

/**
 * Requests a new address. Nothing changes until the user confirms it with the link sent there. The old address gets a
 * notice and can undo the change for 7 days. If the new address belongs to another account, the result is the same, but
 * its owner gets a notice instead of a link.
 */
export async function requestEmailChange(
  services: Services,
  { accountId, newEmail, provedHash }: EmailChange,
): Promise<"sent" | "same" | "invalid" | "too-many"> {
  const { db, config } = services;
  const email = normalizedEmail(newEmail);
  if (email === null) return "invalid";
  const account = await findAccount(services, accountId);
  if (!account) return "invalid";
  if (account.email === email) return "same";
  if (await exceeds(services, { what: "change-email", who: accountId, ip: null })) return "too-many";

  const holder = { ...account, ...(provedHash !== undefined && { passwordHash: provedHash }) };
  const [change, undo, owner] = await Promise.all([
    newToken(services, { account: holder, purpose: "change-email", data: { email } }),
    newToken(services, { account: holder, purpose: "undo-email-change", data: { email: account.email } }),
    findAccountByEmail(services, email),
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

/**
 * Confirms the change with the token sent to the new address. A change back to an address that can still undo an
 * earlier change counts as that undo: the addresses in between get no link to take the account back.
 */
export async function confirmEmailChange(
  services: Services,
  secret: string,
): Promise<"changed" | "bad-link"> {
  const { config } = services;
  const token = await spendToken(services, secret, "change-email");
  const newEmail = token?.data.email;
  const account = token && (await findAccount(services, token.accountId));
  if (!account || newEmail === undefined) return "bad-link";
  if (await isReservedAddress(services, newEmail, account.id)) return "bad-link";
  const returnsTo = await findOldestUndoLink(services, account.id, newEmail);
  const undo = await newToken(services, {
    account: { id: account.id, email: newEmail },
    purpose: "undo-email-change",
    data: { email: account.email },
  });
  const moved = await moveAccount(services, token, newEmail, [
    ...(returnsTo ? [endUndoLinksAfter(services, returnsTo)] : undo.statements),
    // Links that were mailed to the old address.
    endTokens(services, account.id, "reset-password", "change-email"),
    ...(returnsTo
      ? []
      : [
          queueAccountMail(services, {
            to: account.email,
            message: addressChangedEmail({ origin: config.origin, secret: undo.secret, newEmail }),
          }),
        ]),
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
  const oldest = (await findOldestUndoLink(services, accountId, oldEmail)) ?? token;
  const moved = await moveAccount(services, token, oldEmail, [
    db.delete(sessions).where(eq(sessions.accountId, accountId)),
    endTokens(services, accountId, "reset-password", "change-email"),
    // Those of addresses that the account had later. Earlier addresses can still take it back from this one.
    endUndoLinksAfter(services, oldest.createdAt < token.createdAt ? oldest : token),
  ]);
  if (!moved) return "bad-link";
  await logSecurityEvent(services, "email-change-undone", { accountId });
  await closeSockets(services, { accountId });
  await queuePasswordReset(services, { id: accountId, email: oldEmail });
  return "undone";
}

/** How long an address has had a say: the account's oldest link that leads back to it. */
async function findOldestUndoLink(services: Services, accountId: string, email: string) {
  const links = await listTokens(services, accountId, "undo-email-change");
  return links.find(({ data }) => data.email === email) ?? null;
}

function endUndoLinksAfter({ db }: Services, { accountId, createdAt }: AccountToken) {
  return db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, "undo-email-change"),
        gt(accountTokens.createdAt, createdAt),
      ),
    );
}

/**
 * Changes an account's address with a link that was just spent. Changes nothing and returns false if another account has
 * verified that address in the meantime, or if the link was ended since, by an undo or a new password.
 */
async function moveAccount(
  services: Services,
  { accountId, tokenHash }: AccountToken,
  email: string,
  also: ReadonlyArray<AnyStatement>,
): Promise<boolean> {
  const { db } = services;
  const link = db
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(eq(accountTokens.tokenHash, tokenHash));
  try {
    await runBatch(db, [
      // An unverified sign-up does not reserve an address.
      db
        .delete(accounts)
        .where(and(eq(accounts.email, email), isNull(accounts.verifiedAt), ne(accounts.id, accountId))),
      rememberAddressChange(db, accountId, services.now()),
      // Without the link the address would be null, which the database refuses, and with it the whole batch.
      db
        .update(accounts)
        .set({ email: sql`case when ${exists(link)} then ${email} end` })
        .where(eq(accounts.id, accountId)),
      db.update(users).set({ email }).where(eq(users.id, accountId)),
      ...also,
    ]);
    return true;
  } catch (error) {
    const owner = await findAccountByEmail(services, email);
    if ((owner && owner.id !== accountId) || (await link).length === 0) return false;
    throw error;
  }
}

async function findAccount({ db }: Services, id: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** The account that has verified this address, if any. */
async function findAccountByEmail({ db }: Services, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account?.verifiedAt ? account : null;
}
