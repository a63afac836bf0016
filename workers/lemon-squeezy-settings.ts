import type { LemonSqueezySettings } from "~/ports/lemon-squeezy/billing";

/** Two secrets, and values from the store's dashboard. All are optional, because billing is. */
export type LemonSqueezyEnv = { APP_ORIGIN: string } & Partial<
  Record<
    | "LEMON_SQUEEZY_API_KEY"
    | "LEMON_SQUEEZY_WEBHOOK_SECRET"
    | "LEMON_SQUEEZY_TEST_MODE"
    | "LEMON_SQUEEZY_STORE_ID"
    | "LEMON_SQUEEZY_STORE_URL"
    | `LEMON_SQUEEZY_${"VARIANT" | "LINK"}_${"BASIC" | "PRO"}_${"MONTHLY" | "YEARLY"}`
    | "LEMON_SQUEEZY_LINK_ALL_PLANS",
    string
  >
>;

/** Treats an empty variable as not set. */
const set = (text: string | undefined) => text?.trim() || null;

export function lemonSqueezySettings(env: LemonSqueezyEnv): LemonSqueezySettings {
  const storeUrl = set(env.LEMON_SQUEEZY_STORE_URL);
  return {
    apiKey: set(env.LEMON_SQUEEZY_API_KEY),
    webhookSecret: set(env.LEMON_SQUEEZY_WEBHOOK_SECRET),
    storeId: set(env.LEMON_SQUEEZY_STORE_ID),
    storeUrl: storeUrl !== null && URL.canParse(storeUrl) ? storeUrl : null,
    variants: {
      "basic-monthly": set(env.LEMON_SQUEEZY_VARIANT_BASIC_MONTHLY),
      "basic-yearly": set(env.LEMON_SQUEEZY_VARIANT_BASIC_YEARLY),
      "pro-monthly": set(env.LEMON_SQUEEZY_VARIANT_PRO_MONTHLY),
      "pro-yearly": set(env.LEMON_SQUEEZY_VARIANT_PRO_YEARLY),
    },
    links: {
      "basic-monthly": set(env.LEMON_SQUEEZY_LINK_BASIC_MONTHLY),
      "basic-yearly": set(env.LEMON_SQUEEZY_LINK_BASIC_YEARLY),
      "pro-monthly": set(env.LEMON_SQUEEZY_LINK_PRO_MONTHLY),
      "pro-yearly": set(env.LEMON_SQUEEZY_LINK_PRO_YEARLY),
      "all-plans": set(env.LEMON_SQUEEZY_LINK_ALL_PLANS),
    },
    origin: env.APP_ORIGIN.replace(/\/$/, ""),
  };
}
