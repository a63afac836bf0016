import { Argon2Type, Argon2Version } from "@phi-ag/argon2";
import initialize from "@phi-ag/argon2/node";
import { asciiOfPassword } from "~/ports/argon2/password-hasher";

/** A stored password; another `timeCost` gives one with outdated parameters. */
export async function argon2Hash(password: string, timeCost = 2): Promise<string> {
  const argon2 = await initialize();
  const { encoded } = argon2.hash(asciiOfPassword(password), {
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
    memoryCost: 19_456,
    timeCost,
    parallelism: 1,
    hashLength: 32,
    salt: new Uint8Array(16).fill(7),
  });
  return encoded;
}
