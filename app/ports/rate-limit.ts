/** Counts what each key does in a period. */
export type RateLimit = {
  /** Counts once more; `false` if that is over the limit. */
  allows(key: string): Promise<boolean>;
};
