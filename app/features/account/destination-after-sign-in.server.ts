import { redirect } from "@remix-run/cloudflare";
import { sameOriginPath } from "~/lib/same-origin-path";
import type { Services } from "~/lib/services";
import { findSignedIn, findSignedInWithProfile, type Profile } from "~/lib/session.server";

/** Where somebody who is signed in goes on to: setting up first, then what they asked for, if it is a path of ours. */
export function destinationAfterSignIn({ onboardedAt }: Pick<Profile, "onboardedAt">, asked?: string | null): string {
  if (!onboardedAt) return "/onboarding";
  const path = sameOriginPath(asked);
  return path === null || /^\/sign-(in|up|out)\b/.test(path) ? "/dashboard" : path;
}

/** Sign-up and sign-in are for those who are not signed in. Without a profile nobody is sent on: that would be a loop. */
export async function redirectSignedIn(services: Services, request: Request, asked?: string | null) {
  const signedIn = await findSignedInWithProfile(services, request);
  if (signedIn) throw redirect(destinationAfterSignIn(signedIn.profile, asked));
}

/** The landing page is for everybody else. */
export async function redirectProfileHome(services: Services, request: Request) {
  const profile = (await findSignedIn(services, request))?.profile;
  if (profile) throw redirect(destinationAfterSignIn(profile));
}
