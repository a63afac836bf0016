/** Slow on purpose: each call takes about 20 ms of CPU time. */
export type PasswordHasher = {
  /** Returns a string that includes the algorithm and its parameters. */
  hash(password: string): Promise<string>;
  /** Always false for `null`, but takes as long as for a stored hash. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether the hash was made with parameters that are no longer current. */
  isOutdated(stored: string): boolean;
};
