import { hashOfSecret } from "./hash.server";
import type { Services } from "./services";

export type SecurityEvent =
  | "signed-up"
  | "address-confirmed"
  | "signed-in"
  | "sign-in-refused"
  | "signed-out"
  | "slowed-down"
  | "access-denied"
  | "session-ended"
  | "other-sessions-ended"
  | "password-refused"
  | "password-changed"
  | "password-reset-asked"
  | "password-reset"
  | "email-change-asked"
  | "email-changed"
  | "email-change-undone"
  | "account-deleted";

type About = {
  /** `null` where nobody is known to be behind it. */
  accountId: string | null;
  /** Of whom an account is not known; written down as a hash, to tell one from another. */
  address?: string;
  /** What was tried, or why it was refused: our own words, never what somebody typed. */
  detail?: string;
};

const HASH_LENGTH = 16;

/**
 * One line of JSON for whoever watches over the service. No password, token, cookie or address has a way in: whom it
 * concerns is an account's id, or the beginning of an address's hash.
 */
export async function logSecurityEvent(
  { now }: Pick<Services, "now">,
  event: SecurityEvent,
  { accountId, address, detail }: About,
): Promise<void> {
  const addressHash = address === undefined ? undefined : (await hashOfSecret(address)).slice(0, HASH_LENGTH);
  console.log(
    JSON.stringify({ log: "security", event, at: now().toISOString(), accountId, addressHash, detail }),
  );
}
