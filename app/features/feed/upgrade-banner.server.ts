import { createCookie } from "@remix-run/cloudflare";
import { limitsFor, type Role } from "~/domain/billing/roles";
import { DAY_MS } from "~/domain/duration";

const cookie = createCookie("upgrade-banner", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: DAY_MS / 1000,
});

/** Hidden for a day. */
export function hideUpgradeBanner(): Promise<string> {
  return cookie.serialize("hidden");
}

/** Whether the dashboard shows the upgrade banner: for plans with limits, unless hidden for the day. */
export async function showsUpgradeBanner(request: Request, role: Role): Promise<boolean> {
  if (limitsFor(role).dailyDetailViews === null) return false;
  return (await cookie.parse(request.headers.get("Cookie"))) === null;
}
