import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { hasAccess } from "~/domain/subscription";
import { sameOriginPath } from "./same-origin-path";
import { findSignedInWithProfile, type Profile } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

const SIGN_IN = "/sign-in";
/** Where a sign-in leads by itself. */
const HOME = "/dashboard";

/** Every guarded loader and action calls this first. The order of the redirects is the spec's (section 2, route guard). */
export async function requireProfile(args: Args): Promise<Profile> {
  const { request, context } = args;
  const { services } = context;
  const { profile } = await requireSignedIn(args);
  context.profileLoaded?.(profile);
  if (!profile.onboardedAt && new URL(request.url).pathname !== "/dashboard/billing")
    throw redirect("/onboarding");
  const { subscriptionStatus: status, subscriptionEndDate: endDate } = profile;
  if (!hasAccess({ status, endDate }, services.now())) throw redirect("/reactivate");
  return profile;
}

/** A session and a profile, onboarded or not, canceled or not. */
export async function requireSignedIn({ request, context }: Args) {
  const signedIn = await findSignedInWithProfile(context.services, request);
  if (!signedIn) throw redirect(signInHref(request));
  return signedIn;
}

/** A page that was asked for as a page is gone on to after the sign-in: a link in a mail, a bookmark. */
function signInHref(request: Request): string {
  const isPage = request.method === "GET" && request.headers.get("Accept")?.includes("text/html");
  const { pathname, search } = new URL(request.url);
  const next = isPage ? sameOriginPath(`${pathname}${search}`) : null;
  return next === null || next === HOME ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next }).toString()}`;
}
