import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ACCOUNT_NOTICES } from "~/content/account";
import { hasAccess } from "~/domain/billing/entitlement";
import { redirectWithFlash } from "./flash.server";
import { sameOriginPath } from "./same-origin-path";
import { logSecurityEvent } from "./security-log.server";
import { findSignedInWithProfile, type Profile, type SignedIn } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** A page's user is led to the sign-in; a program that asks for data gets a status. */
type Caller = "page" | "program";

type Member = SignedIn & { profile: Profile };

const SIGN_IN = "/sign-in";
/** Where a sign-in leads by itself. */
const HOME = "/dashboard";

/** Every guarded loader and action calls this first. The order of the redirects is the spec's (section 2, route guard). */
export async function requireProfile(args: Args): Promise<Profile> {
  return (await requireMember(args)).profile;
}

/** As `requireProfile`, with the account and the session beside it. */
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

/** A session and a profile, onboarded or not, canceled or not. */
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

/** A page that was asked for as a page is gone on to after the sign-in: a link in a mail, a bookmark. */
function signInHref(request: Request): string {
  const isPage = request.headers.get("Accept")?.includes("text/html");
  const { pathname, search } = new URL(request.url);
  const next = isPage ? sameOriginPath(`${pathname}${search}`) : null;
  return next === null || next === HOME ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next }).toString()}`;
}
