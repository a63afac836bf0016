import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { runBatch, tagged } from "#drizzle/batch";
import { accounts, sessions, users } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { passwordProblems } from "~/domain/account/password";
import { passwordChangedEmail, resetPasswordEmail } from "~/emails/account-messages";
import { closeSockets } from "~/lib/close-sockets.server";
import { type FormFields, parseForm, secretField } from "~/lib/form.server";
import { logSecurityEvent } from "~/lib/security-log.server";
import type { Services } from "~/lib/services";
import { deliverAccountMail, queueAccountMail } from "./account-mail.server";
import { endTokens, findToken, newToken, spendToken } from "./account-tokens.server";
import { exceeds, forgetAttempts } from "./attempts.server";

type Account = typeof accounts.$inferSelect;

const newPasswordSchema = z
  .object({
    token: secretField,
    newPassword: secretField.pipe(z.string().min(1, ACCOUNT_ERRORS.noNewPassword)),
    confirmPassword: secretField,
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: ACCOUNT_ERRORS.passwordsDiffer,
  })
  .transform(({ token, newPassword }) => ({ secret: token, next: newPassword }));

export function readNewPassword(fields: FormFields) {
  return parseForm(newPasswordSchema, fields);
}

/**
 * Asks a signed-in user for the password again before a sensitive change. Demo accounts have no password and pass.
 */
export async function provePassword(
  services: Services,
  { id, email, passwordHash }: Pick<Account, "id" | "email" | "passwordHash">,
  { password, ip }: { password: string; ip: string | null },
): Promise<"right" | "missing" | "wrong" | "too-many"> {
  if (passwordHash === null) return "right";
  if (password === "") return "missing";
  const attempt = { what: "sign-in", who: email, ip } as const;
  if (await exceeds(services, attempt)) return "too-many";
  if (!(await services.passwordHasher.verify(password, passwordHash))) {
    await logSecurityEvent(services, "password-refused", { accountId: id });
    return "wrong";
  }
  await forgetAttempts(services, attempt);
  return "right";
}

type PasswordChange = { accountId: string; current: string; next: string; keepSession: string };

/**
 * Changes the password of a signed-in user who knows the current one. Ends every other session and reset link, and
 * notifies the owner. The caller counts attempts, because it has the request.
 */
export async function changePassword(
  services: Services,
  { accountId, current, next, keepSession }: PasswordChange,
): Promise<"changed" | "wrong-current" | { weak: Array<string> }> {
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

  await storePassword(services, found.account, next, keepSession);
  await logSecurityEvent(services, "password-changed", { accountId });
  await deliverAccountMail(services);
  return "changed";
}

/** Queues a reset link if there is an account. The result does not reveal whether there is one. */
export async function requestPasswordReset(
  services: Services,
  { email, ip }: { email: string; ip: string | null },
): Promise<"asked" | "too-many"> {
  if (await exceeds(services, { what: "reset-password", who: email, ip })) return "too-many";
  const [account] = await services.db.select().from(accounts).where(eq(accounts.email, email));
  // Unverified accounts have their confirmation link instead.
  if (account?.verifiedAt && account.passwordHash !== null) await queuePasswordReset(services, account);
  await logSecurityEvent(services, "password-reset-asked", {
    accountId: account?.id ?? null,
    address: email,
  });
  return "asked";
}

export async function queuePasswordReset(services: Services, { id, email }: Pick<Account, "id" | "email">) {
  const { secret, statements } = await newToken(services, { accountId: id, purpose: "reset-password" });
  const message = resetPasswordEmail({ origin: services.config.origin, secret });
  await runBatch(services.db, [...statements, queueAccountMail(services, { to: email, message })]);
}

/** The account a reset link belongs to, or `null`. Does not use the link up. */
export async function findPasswordReset(
  services: Services,
  secret: string,
): Promise<{ email: string } | null> {
  const token = await findToken(services, secret, "reset-password");
  if (!token) return null;
  const [account] = await services.db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, token.accountId));
  return account ?? null;
}

/** Sets a new password with a reset link. Signs nobody in: every session ends, and the owner is notified. */
export async function resetPassword(
  services: Services,
  { secret, next }: { secret: string; next: string },
): Promise<"changed" | "bad-link" | { weak: Array<string> }> {
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
  if (!(await spendToken(services, secret, "reset-password"))) return "bad-link";
  await storePassword(services, found.account, next, null);
  await logSecurityEvent(services, "password-reset", { accountId: token.accountId });
  return "changed";
}

async function storePassword(
  services: Services,
  account: Account,
  password: string,
  keepSession: string | null,
) {
  const { db, config, passwordHasher } = services;
  const passwordHash = await passwordHasher.hash(password);
  const ofAccount = eq(sessions.accountId, account.id);
  await runBatch(db, [
    tagged("password.store", db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))),
    db
      .delete(sessions)
      .where(keepSession === null ? ofAccount : and(ofAccount, ne(sessions.idHash, keepSession))),
    endTokens(services, account.id, "reset-password"),
    queueAccountMail(services, {
      to: account.email,
      message: passwordChangedEmail({ origin: config.origin }),
    }),
  ]);
  await closeSockets(services, {
    accountId: account.id,
    ...(keepSession !== null && { exceptSession: keepSession }),
  });
}
