/** The longest path that mail servers must accept (RFC 5321, section 4.5.3.1.3, less its brackets). */
export const MAX_EMAIL_LENGTH = 254;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LOCAL_LENGTH = 64;

/**
 * The address as we store and compare it: trimmed and in lower case. `null` if mail cannot be sent to it. The result
 * holds no line break, so it cannot inject a mail header.
 */
export function normalizedEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  if (at < 1 || at > MAX_LOCAL_LENGTH || email.length > MAX_EMAIL_LENGTH) return null;
  const labels = email.slice(at + 1).split(".");
  const isValid =
    LOCAL.test(email.slice(0, at)) && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isValid ? email : null;
}
