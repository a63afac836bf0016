import { withoutAddresses } from "./contacts/contact-addresses";
import { withoutNumbers } from "./contacts/contact-numbers";

/**
 * A key that has a person's address or telephone number, as a number that is always the same for it; any other as it is.
 * The names in a record may change between its versions, so they never decide a key.
 */
export function keyWithoutContacts(key: string): string {
  const hasContact = withoutNumbers(withoutAddresses(key).text) !== key;
  return hasContact ? `k-${hashOf(key, 0x811c9dc5)}${hashOf(key, 0x01234567)}` : key;
}

/** FNV-1a, from a start of its own, so that two of them together hardly ever agree by chance. */
function hashOf(text: string, start: number) {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
