import { eq } from "drizzle-orm";
import { z } from "zod";
import { runBatch, runOne, tagged } from "#drizzle/batch";
import { accounts } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { normalizedEmail } from "~/domain/account/email-address";
import { passwordProblems } from "~/domain/account/password";
import { alreadyRegisteredEmail, verifyAddressEmail } from "~/emails/account-messages";
import { type FormFields, parseForm, secretField, textField } from "~/lib/form.server";
import { createProfile } from "~/lib/profile.server";
import { logSecurityEvent } from "~/lib/security-log.server";
import type { Services } from "~/lib/services";
import { queueAccountMail } from "./account-mail.server";
import { endTokens, newToken, spendToken } from "./account-tokens.server";
import { exceeds } from "./attempts.server";
import { consentRecord } from "./consents.server";

/** Longer than any real address; the field's own error covers addresses that are too long. */
const MAX_TYPED_EMAIL = 320;
const MAX_COMPANY_NAME = 200;

/** Normalizes the typed address. */
export const emailField = textField("Email", MAX_TYPED_EMAIL).transform((typed, context) => {
  const email = normalizedEmail(typed);
  if (email !== null) return email;
  context.addIssue(typed === "" ? ACCOUNT_ERRORS.noEmail : ACCOUNT_ERRORS.email);
  return z.NEVER;
});

const signUpSchema = z.object({
  email: emailField,
  password: secretField.pipe(z.string().min(1, ACCOUNT_ERRORS.noPassword)),
  companyName: textField("Company name", MAX_COMPANY_NAME).transform((name) => name || null),
});

export type SignUpRequest = z.output<typeof signUpSchema>;

const forgotSchema = z.object({ email: emailField });

/** The part of the sign-in form that a password reset needs. */
export function readForgot(fields: FormFields) {
  return parseForm(forgotSchema, fields);
}

export function readSignUp(fields: FormFields) {
  return parseForm(signUpSchema, fields);
}

/** Where a verified user continues (spec section 2, /sign-up). */
export const NEXT_PATHS = { onboarding: "/onboarding", checkout: "/checkout-redirect" } as const;

type SignUp = SignUpRequest & { next: keyof typeof NEXT_PATHS; ip: string | null };

/**
 * Creates an unverified account and queues the confirmation link. If the address already has an account, the answer and
 * the work are the same, but the owner gets a notice and no account is created. Each link carries the password of its
 * own sign-up, so signing up with another person's address gives no access to their account.
 */
export async function signUp(
  services: Services,
  { email, password, companyName, next, ip }: SignUp,
): Promise<"created" | "too-many" | { weak: Array<string> }> {
  const { db, now, config, passwordHasher } = services;
  const weak = passwordProblems(password, { email, companyName });
  if (weak.length > 0) return { weak };
  if (await exceeds(services, { what: "sign-up", who: email, ip })) return "too-many";

  const passwordHash = await passwordHasher.hash(password);
  await runOne(
    db,
    tagged(
      "account.create",
      db
        .insert(accounts)
        .values({ email, passwordHash, companyName, createdAt: now() })
        .onConflictDoNothing(),
    ),
  );
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error("The account that was just made is not there");
  if (account.verifiedAt) {
    const message = alreadyRegisteredEmail({ origin: config.origin });
    await runBatch(db, [queueAccountMail(services, { to: email, message })]);
    return "created";
  }

  const { secret, statements } = await newToken(services, {
    accountId: account.id,
    purpose: "verify-email",
    data: { next: NEXT_PATHS[next], passwordHash, companyName },
  });
  const consent = { accountId: account.id, email, granted: true, ip };
  await runBatch(db, [
    // Store the newest password, so that signing in with it says "Email not confirmed".
    db.update(accounts).set({ passwordHash, companyName }).where(eq(accounts.id, account.id)),
    ...statements,
    consentRecord(services, { ...consent, kind: "terms" }),
    consentRecord(services, { ...consent, kind: "service-email" }),
    queueAccountMail(services, {
      to: email,
      message: verifyAddressEmail({ origin: config.origin, secret }),
    }),
  ]);
  await logSecurityEvent(services, "signed-up", { accountId: account.id });
  return "created";
}

/** Verifies the address and creates the profile. */
export async function verifyEmail(
  services: Services,
  secret: string,
): Promise<{ accountId: string; next: string } | "bad-link"> {
  const { db, now } = services;
  const token = await spendToken(services, secret, "verify-email");
  if (!token) return "bad-link";
  const { accountId, data } = token;
  const { next = NEXT_PATHS.onboarding, passwordHash, companyName } = data;
  await runBatch(db, [
    db
      .update(accounts)
      .set({ verifiedAt: now(), ...(passwordHash && { passwordHash, companyName: companyName ?? null }) })
      .where(eq(accounts.id, accountId)),
    endTokens(services, accountId, "verify-email"),
  ]);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return "bad-link";
  await createProfile(services, account);
  await logSecurityEvent(services, "address-confirmed", { accountId });
  return { accountId, next };
}
