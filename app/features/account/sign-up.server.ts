import { and, count, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type AnyStatement, runBatch, runOne, tagged } from "#drizzle/batch";
import { accounts, consents } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { normalizedEmail } from "~/domain/account/email-address";
import { passwordProblems } from "~/domain/account/password";
import { checkoutPath } from "~/domain/billing/checkout-choice";
import type { PlanOption } from "~/domain/billing/plan-options";
import { alreadyRegisteredEmail, verifyAddressEmail } from "~/emails/account-messages";
import { requiredTextField, secretField, textField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { queueAccountMail } from "./account-mail.server";
import { endTokens, findToken, isReservedAddress, newToken, spendToken } from "./account-tokens.server";
import { exceeds } from "./attempts.server";
import { consentRecord } from "./consents.server";
import { createProfile } from "./profile.server";
import { logSecurityEvent } from "./security-log.server";
import type { Proof } from "./session.server";

/** Longer than any real address; the field's own error covers addresses that are too long. */
const MAX_TYPED_EMAIL = 320;
const MAX_COMPANY_NAME = 200;

/** Normalizes the typed address. */
export const emailField = requiredTextField("Email", MAX_TYPED_EMAIL, ACCOUNT_ERRORS.noEmail).transform(
  (typed, context) => {
    const email = normalizedEmail(typed);
    if (email !== null) return email;
    context.addIssue(ACCOUNT_ERRORS.email);
    return z.NEVER;
  },
);

export const signUpSchema = z.object({
  email: emailField,
  password: secretField(ACCOUNT_ERRORS.noPassword),
  companyName: textField("Company name", MAX_COMPANY_NAME).transform((name) => name || null),
});

export type SignUpRequest = z.output<typeof signUpSchema>;

/** The part of the sign-in form that a password reset needs. */
export const forgotSchema = z.object({ email: emailField });

/** Where a verified user continues (spec section 2, /sign-up). */
const nextPath = ({ next, plan = null }: Pick<SignUp, "next" | "plan">) =>
  next === "checkout" ? checkoutPath(plan) : "/onboarding";

type SignUp = SignUpRequest & {
  next: "onboarding" | "checkout";
  /** The plan that the checkout opens with. */
  plan?: PlanOption | null;
  /** What `sendAgain` finds this sign-up's link by. */
  signUpId?: string;
  ip: string | null;
};

/**
 * Creates an unverified account and queues the confirmation link. If the address already has an account, the answer and
 * the work are the same, but the owner gets a notice and no account is created. Each link carries the password of its
 * own sign-up. If there were several sign-ups, possibly by different people, a link works only with its password.
 */
export async function signUp(
  services: Services,
  { email, password, companyName, next, plan, signUpId, ip }: SignUp,
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
  const { secret, statements } = await newToken(services, {
    account: { id: account.id, email },
    purpose: "verify-email",
    data: { next: nextPath({ next, plan }), passwordHash, companyName, ...(signUpId && { signUpId }) },
  });
  if (account.verifiedAt) {
    await noticeOwner(services, account, statements);
    return "created";
  }

  const consent = { accountId: account.id, email, granted: true, ip };
  await runBatch(db, [
    // Store the newest password, so that signing in with it says "Email not confirmed".
    db
      .update(accounts)
      .set({ passwordHash, companyName })
      .where(and(eq(accounts.id, account.id), isNull(accounts.verifiedAt))),
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

/**
 * Tells the owner of an account that somebody signed up with its address. Writes as much as a sign-up does and removes
 * it in the same transaction, so that the time it takes does not show that there is an account.
 */
async function noticeOwner(
  services: Services,
  { id, email }: Pick<typeof accounts.$inferSelect, "id" | "email">,
  token: ReadonlyArray<AnyStatement>,
) {
  const { db, config } = services;
  const message = alreadyRegisteredEmail({ origin: config.origin });
  const consent = { accountId: NOBODY, email: NOBODY, kind: "terms", granted: true, ip: null } as const;
  await runBatch(db, [
    ...token,
    consentRecord(services, consent),
    queueAccountMail(services, { to: email, message }),
    endTokens(services, id, "verify-email"),
    db.delete(consents).where(eq(consents.accountId, NOBODY)),
  ]);
}

/** The id of no account, for writes that only take their time. */
export const NOBODY = "nobody";

/** Whether a confirmation link works, and whether it asks for the password. Does not use the link up. */
export async function findConfirmation(
  services: Services,
  secret: string,
): Promise<{ asksPassword: boolean } | null> {
  const token = await findToken(services, secret, "verify-email");
  return token && { asksPassword: await hasSeveralSignUps(services, token.accountId) };
}

/** Every sign-up leaves one consent to the terms. */
async function hasSeveralSignUps({ db }: Services, accountId: string): Promise<boolean> {
  const [signUps] = await db
    .select({ n: count() })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, "terms")));
  return (signUps?.n ?? 0) > 1;
}

type Verified = {
  proof: Proof;
  /** The path to continue to. */
  next: string;
  /** False if the profile could not be created. The next sign-in tries again. */
  hasProfile: boolean;
};

/**
 * Verifies the address and creates the profile. After several sign-ups with the address, the link needs the password
 * typed in its own: otherwise its owner might confirm a stranger's password.
 */
export async function verifyEmail(
  services: Services,
  secret: string,
  { password, ip }: { password: string; ip: string | null } = { password: "", ip: null },
): Promise<Verified | "bad-link" | "no-password" | "wrong-password" | "too-many"> {
  const { db, now, passwordHasher } = services;
  const found = await findToken(services, secret, "verify-email");
  if (!found) return "bad-link";
  const { accountId, data } = found;
  const [unconfirmed] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!unconfirmed || (await isReservedAddress(services, unconfirmed.email, accountId))) return "bad-link";
  const { next = "/onboarding", passwordHash, companyName } = data;
  if (await hasSeveralSignUps(services, accountId)) {
    if (password === "") return "no-password";
    if (await exceeds(services, { what: "sign-in", who: accountId, ip })) return "too-many";
    if (!(await passwordHasher.verify(password, passwordHash ?? null))) return "wrong-password";
  }
  if (!(await spendToken(services, secret, "verify-email"))) return "bad-link";
  const [[account]] = await runBatch(db, [
    db
      .update(accounts)
      .set({ verifiedAt: now(), ...(passwordHash && { passwordHash, companyName: companyName ?? null }) })
      .where(and(eq(accounts.id, accountId), isNull(accounts.verifiedAt)))
      .returning(),
    endTokens(services, accountId, "verify-email"),
  ]);
  if (!account) return "bad-link";
  const profile = await createProfile(services, account);
  await logSecurityEvent(services, "address-confirmed", { accountId });
  const proof = { accountId, passwordHash: account.passwordHash };
  return { proof, next, hasProfile: profile !== null };
}
