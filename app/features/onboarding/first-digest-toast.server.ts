import { createCookie } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { ONBOARDING } from "~/content/onboarding";
import { choosesOnlyOne } from "~/domain/account/onboarding";
import { firstDigestDueAt } from "~/domain/mail/digest-schedule";
import { daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import type { Flash } from "~/lib/flash.server";

const cookie = createCookie("first-digest-toast", { httpOnly: true, sameSite: "lax", path: "/" });

/** A cookie for trial and basic users, set after onboarding (spec section 4). It expires after the first Sunday. */
export async function firstDigestFlag({ id, role }: Profile, onboardedAt: Date): Promise<Headers> {
  const headers = new Headers();
  if (choosesOnlyOne(role))
    headers.append("Set-Cookie", await cookie.serialize(id, { expires: firstDigestDueAt(onboardedAt) }));
  return headers;
}

/** Shown once, on the first visit to the dashboard, and only to the user it was set for. */
export async function takeFirstDigestToast(
  request: Request,
  profile: Profile,
  headers: Headers,
): Promise<Flash | null> {
  const kept: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (kept === null) return null;
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return kept === profile.id
    ? { ...firstDigestText(profile.onboardedAt ?? new Date(0)), tone: "info" }
    : null;
}

/** On a Sunday, "this Sunday" would be the day itself. */
function firstDigestText(onboardedAt: Date) {
  const days = daysBetween(localDay(onboardedAt, TORONTO), localDay(firstDigestDueAt(onboardedAt), TORONTO));
  return days === 7 ? ONBOARDING.firstDigestNextSunday : ONBOARDING.firstDigest;
}
