/** Slow on purpose: each call costs some 20 ms of processor time. */
export type PasswordHasher = {
  /** A string that carries its algorithm and parameters. */
  hash(password: string): Promise<string>;
  /** Never true for `null`, which costs as much work as a stored string does. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether the stored string was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
};
