import { and, eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { accounts, type Profile } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { secretField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import { clientIp, exceeds, forgetAttempts } from "./attempts.server";
import { findKnownBrowser } from "./known-browser.server";
import { reportNewBrowser } from "./new-browser.server";
import { createProfile } from "./profile.server";
import { logSecurityEvent } from "./security-log.server";
import type { Proof } from "./session.server";
import { emailField } from "./sign-up.server";

export const signInSchema = z.object({
  email: emailField,
  password: secretField(ACCOUNT_ERRORS.noPassword),
});

export type Identified =
  /** The profile is `null` if it is missing and could not be created. */
  | { outcome: "signed-in"; profile: Profile | null; proof: Proof }
  | { outcome: "invalid" | "not-confirmed" | "too-many" };

type Credentials = z.output<typeof signInSchema>;

/** remix-auth's form strategy for a form that the action has read and parsed. The form is read only once. */
class ReadFormStrategy<User> extends FormStrategy<User> {
  override authenticate(request: Request): Promise<User> {
    return this.verify({ form: new FormData(), request });
  }
}

/** Checks the credentials with remix-auth. We manage the session ourselves. */
export function identify(
  services: Services,
  request: Request,
  credentials: Credentials,
): Promise<Identified> {
  const check = () => checkCredentials(services, credentials, request);
  const authenticator = new Authenticator<Identified>().use(new ReadFormStrategy(check), "form");
  // remix-auth copies the request, which fails when its body has been read.
  return authenticator.authenticate("form", new Request(request.url, { headers: request.headers }));
}

/** An unknown address takes the same work and gets the same answer as a known one. */
async function checkCredentials(
  services: Services,
  { email, password }: Credentials,
  request: Request,
): Promise<Identified> {
  const { db, passwordHasher } = services;
  const ip = clientIp(request);
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  const browser = await findKnownBrowser(services, request, account);
  const attempt = { what: "sign-in", who: email, ip, browser } as const;
  if (await exceeds(services, attempt)) return { outcome: "too-many" };
  const stored = account?.passwordHash ?? null;
  const isRight = await passwordHasher.verify(password, stored);
  if (!account || stored === null || !isRight) {
    await logSecurityEvent(services, "sign-in-refused", { accountId: account?.id ?? null, address: email });
    return { outcome: "invalid" };
  }
  const { id: accountId } = account;
  if (!account.verifiedAt) {
    await logSecurityEvent(services, "sign-in-refused", { accountId, detail: "not confirmed" });
    return { outcome: "not-confirmed" };
  }
  await forgetAttempts(services, attempt);
  let passwordHash = stored;
  if (passwordHasher.isOutdated(stored)) {
    passwordHash = await passwordHasher.hash(password);
    // Not if the password has been changed in the meantime.
    const isSame = and(eq(accounts.id, accountId), eq(accounts.passwordHash, stored));
    await db.update(accounts).set({ passwordHash }).where(isSame);
  }
  if (browser === null)
    await reportNewBrowser(services, { ...account, passwordHash }, request.headers.get("User-Agent"));
  await logSecurityEvent(services, "signed-in", { accountId });
  const profile = await createProfile(services, account);
  return { outcome: "signed-in", profile, proof: { accountId, passwordHash } };
}
