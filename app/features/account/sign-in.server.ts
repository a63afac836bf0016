import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { accounts } from "#drizzle/schema";
import { ACCOUNT_ERRORS } from "~/content/account";
import { type FormFields, parseForm, secretField } from "~/lib/form.server";
import type { Profile } from "~/lib/profile";
import { createProfile } from "~/lib/profile.server";
import { logSecurityEvent } from "~/lib/security-log.server";
import type { Services } from "~/lib/services";
import { clientIp, exceeds, forgetAttempts } from "./attempts.server";
import { emailField } from "./sign-up.server";

const signInSchema = z.object({
  email: emailField,
  password: secretField.pipe(z.string().min(1, ACCOUNT_ERRORS.noPassword)),
});

export function readSignIn(fields: FormFields) {
  return parseForm(signInSchema, fields);
}

export type Identified =
  /** `null` if the profile is missing and could not be created. */
  { outcome: "signed-in"; profile: Profile | null } | { outcome: "invalid" | "not-confirmed" | "too-many" };

/** Checks the credentials with remix-auth's form strategy. We manage the session ourselves. */
export async function identify(services: Services, request: Request): Promise<Identified> {
  const ip = clientIp(request);
  const authenticator = new Authenticator<Identified>().use(
    new FormStrategy(({ form }) => {
      const read = readSignIn(fieldsOf(form));
      return read.ok
        ? checkCredentials(services, { ...read.value, ip })
        : Promise.resolve({ outcome: "invalid" });
    }),
    "form",
  );
  return authenticator.authenticate("form", request);
}

function fieldsOf(form: FormData): FormFields {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return { email: texts("email"), password: texts("password") };
}

type Credentials = { email: string; password: string; ip: string | null };

/** An unknown address takes the same work and gets the same answer as a known one. */
async function checkCredentials(
  services: Services,
  { email, password, ip }: Credentials,
): Promise<Identified> {
  const { db, passwordHasher } = services;
  const attempt = { what: "sign-in", who: email, ip } as const;
  if (await exceeds(services, attempt)) return { outcome: "too-many" };
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
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
  if (passwordHasher.isOutdated(stored)) {
    const passwordHash = await passwordHasher.hash(password);
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
  }
  await logSecurityEvent(services, "signed-in", { accountId });
  return { outcome: "signed-in", profile: await createProfile(services, account) };
}
