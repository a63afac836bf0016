import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ACCOUNT_NOTICES } from "~/content/account";
import { hasAccess } from "~/domain/billing/entitlement";
import { redirectWithFlash } from "./flash.server";
import { sameOriginPath } from "./same-origin-path";
import { logSecurityEvent } from "./security-log.server";
import { findSignedInWithProfile, type Profile, type SignedIn } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Without a session, a page is redirected to the sign-in page and a program gets status 401. */
type Caller = "page" | "program";

type Member = SignedIn & { profile: Profile };

const SIGN_IN = "/sign-in";
/** The default destination after signing in. */
const HOME = "/dashboard";

/** Every guarded loader and action calls this first. Spec section 2, route guard, sets the order of the redirects. */
export async function requireProfile(args: Args): Promise<Profile> {
  return (await requireMember(args)).profile;
}

/** `requireProfile`, but returns the account and the session too. */
export async function requireMember(args: Args, caller: Caller = "page"): Promise<Member> {
  const { request, context } = args;
  const { services } = context;
  const member = await requireSignedIn(args, caller);
  const { profile } = member;
  context.profileLoaded?.(profile);
  if (!profile.onboardedAt && new URL(request.url).pathname !== "/dashboard/billing")
    throw redirect("/onboarding");
  if (!hasAccess(profile, services.now())) throw redirect("/reactivate");
  return member;
}

/** Requires a session and a profile, but neither finished onboarding nor an active subscription. */
export async function requireSignedIn({ request, context }: Args, caller: Caller = "page"): Promise<Member> {
  const { services } = context;
  const signedIn = await findSignedInWithProfile(services, request);
  if (signedIn) return signedIn;
  if (caller === "program") {
    const { title: error } = ACCOUNT_NOTICES.sessionMissing;
    throw Response.json({ error }, { status: 401, headers: { "Cache-Control": "no-store" } });
  }
  if (request.method === "GET") throw redirect(signInHref(request));
  await logSecurityEvent(services, "access-denied", {
    accountId: null,
    detail: new URL(request.url).pathname,
  });
  throw await redirectWithFlash(SIGN_IN, ACCOUNT_NOTICES.sessionMissing);
}

/** Signing in leads on to the requested page if it was requested as a page, as from a bookmark or a link in an email. */
function signInHref(request: Request): string {
  const isPage = request.headers.get("Accept")?.includes("text/html");
  const { pathname, search } = new URL(request.url);
  const next = isPage ? sameOriginPath(`${pathname}${search}`) : null;
  return next === null || next === HOME ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next }).toString()}`;
}
