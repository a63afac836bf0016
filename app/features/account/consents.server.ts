import { consents } from "#drizzle/schema";
import { CONSENT } from "~/content/account";
import type { Services } from "~/lib/services";

export type Consent = {
  accountId: string;
  email: string;
  kind: keyof typeof CONSENT.wordings;
  granted: boolean;
  /** The address that the request came from. */
  ip: string | null;
};

/** The proof that somebody agreed, or took it back: the words as they stand on the page, when, and from where. */
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
