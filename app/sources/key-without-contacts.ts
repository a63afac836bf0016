import { withoutAddresses } from "./contacts/contact-addresses";
import { withoutNumbers } from "./contacts/contact-numbers";

/**
 * A key that has a person's address or telephone number, as a number that is always the same for it; any other as it is.
 * The names in a record may change between its versions, so they never decide a key.
 */
export function keyWithoutContacts(key: string): string {
  const hasContact = withoutNumbers(withoutAddresses(key).text) !== key;
  return hasContact ? hashed(key) : key;
}

/** Letters that could be read as a name: of the codes in numbers few have so many, and hardly any two vowels among them. */
const LONG_WORD = /\p{L}{5,}/gu;
const VOWELS = /[AEIOUY]/giu;

/**
 * A buyer's number as a part of a key. Some buyers put an officer's name in it, and only the number itself may decide: the
 * officer of the next version may be another.
 */
export function numberWithoutNames(number: string): string {
  const words = number.match(LONG_WORD) ?? [];
  const mayHaveName = words.some((word) => (word.match(VOWELS) ?? []).length >= 2);
  return mayHaveName ? hashed(number) : number;
}

const hashed = (key: string) => `k-${hashOf(key, 0x811c9dc5)}${hashOf(key, 0x01234567)}`;

/** FNV-1a, from a start of its own, so that two of them together hardly ever agree by chance. */
function hashOf(text: string, start: number) {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
