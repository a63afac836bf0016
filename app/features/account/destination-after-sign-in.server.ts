import { redirect } from "@remix-run/cloudflare";
import { sameOriginPath } from "~/lib/same-origin-path";
import type { Services } from "~/lib/services";
import { findSignedIn, findSignedInWithProfile, type Profile } from "~/lib/session.server";

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
export async function redirectSignedIn(services: Services, request: Request, asked?: string | null) {
  const signedIn = await findSignedInWithProfile(services, request);
  if (signedIn) throw redirect(destinationAfterSignIn(signedIn.profile, asked));
}

/** Sends signed-in users from the landing page to their dashboard. */
export async function redirectProfileHome(services: Services, request: Request) {
  const profile = (await findSignedIn(services, request))?.profile;
  if (profile) throw redirect(destinationAfterSignIn(profile));
}
