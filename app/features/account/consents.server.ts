import { consents } from "#drizzle/schema";
import { CONSENT } from "~/content/account";
import type { Services } from "~/lib/services";

export type Consent = {
  accountId: string;
  email: string;
  kind: keyof typeof CONSENT.wordings;
  granted: boolean;
  /** The client's IP address. */
  ip: string | null;
};

/** A record that an account gave or withdrew consent: the text shown, when, and from which IP address. */
export function consentRecord({ db, now }: Services, consent: Consent) {
  return db.insert(consents).values({
    ...consent,
    wording: CONSENT.wordings[consent.kind],
    version: CONSENT.version,
    at: now(),
  });
}

export async function recordConsent(services: Services, consent: Consent): Promise<void> {
  await consentRecord(services, consent);
}
