import { and, eq, exists } from "drizzle-orm";
import { z } from "zod";
import { runBatch, tagged } from "#drizzle/batch";
import { accounts, emails, sessions, users } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { passwordProblems } from "~/domain/account/password";
import { passwordChangedEmail, resetPasswordEmail } from "~/emails/account-messages";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { hiddenField, secretField, untrimmedField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { deliverAccountMail, queueAccountMail } from "./account-mail.server";
import { endTokens, findToken, newToken, spendToken } from "./account-tokens.server";
import { exceeds, forgetAttempts, limitReached } from "./attempts.server";
import { hasPassword } from "./has-password.server";
import { findKnownBrowser } from "./known-browser.server";
import { logSecurityEvent } from "./security-log.server";

type Account = typeof accounts.$inferSelect;

export const newPasswordSchema = z
  .object({
    token: hiddenField,
    newPassword: secretField(ACCOUNT_ERRORS.noNewPassword),
    confirmPassword: untrimmedField,
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: ACCOUNT_ERRORS.passwordsDiffer,
  })
  .transform(({ token, newPassword }) => ({ secret: token, next: newPassword }));

/**
 * Asks a signed-in user for the password again before a sensitive change. Demo accounts have no password and pass.
 */
export async function provePassword(
  services: Services,
  { id, email, passwordHash }: Pick<Account, "id" | "email" | "passwordHash">,
  { password, ip, sessionHash }: { password: string; ip: string | null; sessionHash: string },
): Promise<"right" | "missing" | "wrong" | "too-many"> {
  if (passwordHash === null) return "right";
  if (password === "") return "missing";
  const attempt = { what: "sign-in", who: email, ip, browser: sessionHash } as const;
  if (await exceeds(services, attempt)) return "too-many";
  if (!(await services.passwordHasher.verify(password, passwordHash))) {
    await logSecurityEvent(services, "password-refused", { accountId: id });
    return "wrong";
  }
  await forgetAttempts(services, attempt);
  return "right";
}

/** The hash of the password that is stored now: the proof for a new session, and for making the browser known. */
type Changed = { passwordHash: string };
type Weak = { weak: Array<string> };

type PasswordChange = { accountId: string; current: string; next: string };

/**
 * Changes the password of a signed-in user who knows the current one. Ends every session, and the links that could give
 * the account away, and notifies the owner. The caller counts attempts, because it has the request, and starts a new
 * session for it.
 */
export async function changePassword(
  services: Services,
  { accountId, current, next }: PasswordChange,
): Promise<Changed | "wrong-current" | Weak> {
  const { db, passwordHasher } = services;
  const [found] = await db
    .select({ account: accounts, companyName: users.companyName })
    .from(accounts)
    .leftJoin(users, eq(users.id, accounts.id))
    .where(eq(accounts.id, accountId));
  const isRight = await passwordHasher.verify(current, found?.account.passwordHash ?? null);
  if (!found || !isRight) {
    await logSecurityEvent(services, "password-refused", { accountId });
    return "wrong-current";
  }
  const weak = passwordProblems(next, { email: found.account.email, companyName: found.companyName });
  if (weak.length > 0) return { weak };

  const passwordHash = await passwordHasher.hash(next);
  if (!(await storePassword(services, found.account, passwordHash))) return "wrong-current";
  await logSecurityEvent(services, "password-changed", { accountId });
  await deliverAccountMail(services);
  return { passwordHash };
}

/**
 * Queues a reset link if there is an account. Neither the result nor the work shows whether there is one. An address
 * that many networks ask about gets no more mail for a while: the links that it has still work.
 */
export async function requestPasswordReset(
  services: Services,
  { email, ip, request }: { email: string; ip: string | null; request?: Request },
): Promise<"asked" | "too-many"> {
  const { db } = services;
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  const browser = await findKnownBrowser(services, request, account);
  const limit = await limitReached(services, { what: "reset-password", who: email, ip, browser });
  if (limit === "own" || limit === "network") return "too-many";
  // Unverified accounts have their confirmation link instead.
  const isReal = account?.verifiedAt && account.passwordHash !== null && limit === null;
  await queuePasswordReset(services, isReal ? account : null);
  await logSecurityEvent(services, "password-reset-asked", {
    accountId: account?.id ?? null,
    address: email,
  });
  return "asked";
}

/**
 * Without an account, it writes as much in one transaction and removes it there, so that the time it takes does not show
 * whether there is one.
 */
export async function queuePasswordReset(
  services: Services,
  account: Pick<Account, "id" | "email"> | null,
): Promise<void> {
  const { db, config } = services;
  const { secret, statements } = await newToken(services, {
    account: account ? { id: account.id, email: account.email } : { id: NOBODY, email: NOBODY },
    purpose: "reset-password",
  });
  const dedupeKey = `account:${crypto.randomUUID()}`;
  const mail = queueAccountMail(services, {
    to: account?.email ?? NOBODY,
    message: resetPasswordEmail({ origin: config.origin, secret }),
    dedupeKey,
  });
  const [deleteOld, insertNew] = statements;
  await runBatch(
    db,
    account
      ? [deleteOld, insertNew, mail]
      : [deleteOld, mail, db.delete(emails).where(eq(emails.dedupeKey, dedupeKey))],
  );
}

const NOBODY = "nobody";

/** The account a reset link belongs to, or `null`. Does not use the link up. */
export async function findPasswordReset(
  services: Services,
  secret: string,
): Promise<{ id: string; email: string } | null> {
  const token = await findToken(services, secret, "reset-password");
  if (!token) return null;
  const [account] = await services.db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, token.accountId));
  return account ?? null;
}

/** Sets a new password with a reset link. Signs nobody in: every session ends, and the owner is notified. */
export async function resetPassword(
  services: Services,
  { secret, next }: { secret: string; next: string },
): Promise<Changed | "bad-link" | Weak> {
  const { db } = services;
  const token = await findToken(services, secret, "reset-password");
  if (!token) return "bad-link";
  const [found] = await db
    .select({ account: accounts, companyName: users.companyName })
    .from(accounts)
    .leftJoin(users, eq(users.id, accounts.id))
    .where(eq(accounts.id, token.accountId));
  if (!found) return "bad-link";
  const weak = passwordProblems(next, { email: found.account.email, companyName: found.companyName });
  if (weak.length > 0) return { weak };
  // Hashing takes long, so the link is spent and the password stored after it, close together.
  const passwordHash = await services.passwordHasher.hash(next);
  if (!(await spendToken(services, secret, "reset-password"))) return "bad-link";
  if (!(await storePassword(services, found.account, passwordHash))) return "bad-link";
  await logSecurityEvent(services, "password-reset", { accountId: token.accountId });
  return { passwordHash };
}

/**
 * Stores the password, unless another one was stored after `account` was read: then returns false. Ends every session,
 * and the links that someone who knew the old password may have asked for. Undo links stay: they lead back to an address
 * that the account had before, and may be the owner's only way back.
 */
async function storePassword(services: Services, account: Account, passwordHash: string): Promise<boolean> {
  const { db, config } = services;
  const { id, passwordHash: before } = account;
  const isStored = exists(
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash))),
  );
  const [stored] = await runBatch(db, [
    tagged(
      "password.store",
      db
        .update(accounts)
        .set({ passwordHash })
        .where(and(eq(accounts.id, id), hasPassword(before)))
        .returning({ id: accounts.id }),
    ),
    db.delete(sessions).where(and(eq(sessions.accountId, id), isStored)),
    endTokens(services, id, "reset-password", "change-email"),
    queueAccountMail(services, {
      to: account.email,
      message: passwordChangedEmail({ origin: config.origin }),
    }),
  ]);
  await closeSockets(services, { accountId: id });
  return stored.length > 0;
}
