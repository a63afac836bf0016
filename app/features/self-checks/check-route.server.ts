import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Services } from "~/lib/services";
import { findSignedInWithProfile } from "~/lib/session.server";
import type { CheckPageView } from "./check-page";
import { runChecks } from "./run-checks.server";

/** Where they are switched off, nobody sees that they exist. */
export function requireSelfChecks({ config }: Services): void {
  if (!config.selfChecks) throw redirect("/404");
}

/** C-20: for every signed-in user, onboarded or not; others are asked to sign in first. */
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
