import type { RateLimit } from "../rate-limit";

/** Structural type of the binding, which the DOM types do not know. The limit itself is in wrangler.toml. */
export type RateLimitBinding = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** Costs no database query: each data center counts by itself. */
export function createCloudflareRateLimit(binding: RateLimitBinding): RateLimit {
  return {
    async allows(key) {
      const { success } = await binding.limit({ key });
      return success;
    },
  };
}
