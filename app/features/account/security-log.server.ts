import { hashOfSecret } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import type { Services } from "~/lib/services";

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
  /** `null` if the account is not known. */
  accountId: string | null;
  /** The email address, if the account is not known. It is logged as a hash, so that attempts can be told apart. */
  address?: string;
  /** What was attempted, or why it was refused, in our own words: never what the user typed. */
  detail?: string;
};

const HASH_LENGTH = 16;

/**
 * Writes one line of JSON to the security log. It never holds a password, token, cookie or address: the person is given
 * by the account's id or by the start of the address's hash.
 */
export async function logSecurityEvent(
  { now }: Pick<Services, "now">,
  event: SecurityEvent,
  { accountId, address, detail }: About,
): Promise<void> {
  const addressHash = address === undefined ? undefined : (await hashOfSecret(address)).slice(0, HASH_LENGTH);
  log("info", event, { log: "security", at: now().toISOString(), accountId, addressHash, detail });
}
