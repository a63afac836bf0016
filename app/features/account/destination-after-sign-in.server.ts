import { redirect } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { sameOriginPath } from "~/domain/same-origin-path";
import { type Flash, redirectWithFlash } from "~/lib/flash.server";
import type { Services } from "~/lib/services";
import { findSignedIn, findSignedInWithProfile } from "./session.server";

/** Onboarding first, then the requested path if it is one of ours, else the dashboard. */
export function destinationAfterSignIn(
  { onboardedAt }: Pick<Profile, "onboardedAt">,
  asked?: string | null,
): string {
  if (!onboardedAt) return "/onboarding";
  const path = sameOriginPath(asked);
  return path === null || /^\/sign-(in|up|out)\b/.test(path) ? "/dashboard" : path;
}

/**
 * Sends signed-in users away from sign-up and sign-in. Users without a profile stay, because redirecting them would
 * loop.
 */
export async function redirectSignedIn(
  services: Services,
  request: Request,
  asked?: string | null,
  said: Flash | null = null,
) {
  const signedIn = await findSignedInWithProfile(services, request);
  if (signedIn) throw await redirectWithFlash(destinationAfterSignIn(signedIn.profile, asked), said);
}

/** Sends signed-in users from the landing page to their dashboard. */
export async function redirectProfileHome(services: Services, request: Request) {
  const profile = (await findSignedIn(services, request))?.profile;
  if (profile) throw redirect(destinationAfterSignIn(profile));
}
