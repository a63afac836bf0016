import Argon2, { Argon2Type, Argon2Version } from "@phi-ag/argon2";
import { base64UrlOf } from "~/domain/bytes-as-text";
import type { PasswordHasher } from "~/ports/password-hasher";

/** OWASP's first choice: Argon2id with 19 MiB, two passes, one lane. */
const OPTIONS = {
  type: Argon2Type.Argon2id,
  version: Argon2Version.Version13,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
} as const;

const CURRENT_PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Verified against if there is no account, so that it takes as long. No password produces a hash of zeros. */
const HASH_OF_NO_PASSWORD = `${CURRENT_PREFIX}${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * What is hashed instead of the password: its UTF-8 in base64. The package takes the length in UTF-16 units for the
 * length in bytes, so it would ignore the end of a password that is not ASCII. NFC makes an accented letter the same
 * whether a keyboard sends it as one character or as two.
 */
export function asciiOfPassword(password: string): string {
  return base64UrlOf(new TextEncoder().encode(password.normalize("NFC")));
}

/** `module` is the package's WebAssembly, which a Worker imports already compiled. */
export function createArgon2Hasher(module: WebAssembly.Module): PasswordHasher {
  let argon2: Promise<Argon2> | null = null;
  const ready = () => (argon2 ??= WebAssembly.instantiate(module).then((instance) => new Argon2(instance)));
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return (await ready()).hash(asciiOfPassword(password), { ...OPTIONS, salt }).encoded;
    },
    async verify(password, stored) {
      const { success } = (await ready()).tryVerify(
        stored ?? HASH_OF_NO_PASSWORD,
        asciiOfPassword(password),
        Argon2Type.Argon2id,
      );
      return success && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(CURRENT_PREFIX),
  };
}
