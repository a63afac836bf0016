import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findSignedInWithProfile } from "~/features/account/session.server";
import type { Services } from "~/lib/services";
import type { CheckPageView } from "./check-page";
import { runChecks } from "./run-checks.server";

/** When the checks are off, their pages answer 404. */
export function requireSelfChecks({ config }: Services): void {
  if (!config.selfChecks) throw redirect("/404");
}

/** Open to every signed-in user, onboarded or not; visitors are asked to sign in. */
export async function loadCheckPage(
  { request, context: { services } }: LoaderFunctionArgs,
  page: Omit<CheckPageView, "isSignedIn">,
): Promise<CheckPageView> {
  requireSelfChecks(services);
  return { ...page, isSignedIn: (await findSignedInWithProfile(services, request)) !== null };
}

export async function runCheckPage(
  { request, context: { services } }: ActionFunctionArgs,
  { checks, pauseMs }: Pick<CheckPageView, "checks" | "pauseMs">,
) {
  requireSelfChecks(services);
  const signedIn = await findSignedInWithProfile(services, request);
  if (!signedIn) throw redirect("/sign-in");
  return data(await runChecks(services, signedIn.profile, checks, pauseMs));
}
