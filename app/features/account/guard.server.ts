import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { ACCOUNT_NOTICES, otherOwnerNotice } from "~/content/account";
import { hasAccess } from "~/domain/billing/entitlement";
import { sameOriginPath } from "~/domain/same-origin-path";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import type { Groups, GroupsOf } from "~/lib/run-groups.server";
import { OWNER_FIELD } from "~/ui/owner-field";
import { type ReadAhead, readAhead } from "./read-ahead.server";
import { logSecurityEvent } from "./security-log.server";
import { findSignedInWithProfile, type SignedIn } from "./session.server";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Without a session, a page is redirected to the sign-in page and a program gets status 401. */
type Caller = "page" | "program";

type OwnerAhead = Pick<ReadAhead, "ownerOf">;

type Member = SignedIn & { profile: Profile };

const SIGN_IN = "/sign-in";
/** The default destination after signing in. */
const HOME = "/dashboard";

/** Every guarded loader and action calls this first. Spec section 2, route guard, sets the order of the redirects. */
export async function requireProfile(args: Args): Promise<Profile> {
  return (await requireMember(args)).profile;
}

/** `requireProfile`, and reads the page's parts, in the same trip to the database if the reader has been here before. */
export async function requireProfileAndRead<const G extends Groups>(
  args: Args,
  partsOf: (reader: Profile) => G,
): Promise<{ profile: Profile; read: GroupsOf<G> }> {
  const ahead = readAhead(args.context.services.db, partsOf);
  const { profile } = await requireMember(args, "page", ahead);
  return { profile, read: await ahead.partsFor(profile) };
}

/** `requireProfile`, but returns the account and the session too. */
export async function requireMember(
  args: Args,
  caller: Caller = "page",
  ahead?: OwnerAhead,
): Promise<Member> {
  const member = await requireSignedIn(args, caller, ahead);
  requireAccess(args, member);
  return member;
}

/** For a page that visitors may see too: `null` for a visitor, the same redirects as elsewhere for the others. */
export async function findMember(args: Args): Promise<Profile | null> {
  const member = await findSignedInWithProfile(args.context.services, args.request);
  if (!member) return null;
  requireAccess(args, member);
  return member.profile;
}

function requireAccess({ request, context }: Args, { profile }: Member) {
  context.profileLoaded?.(profile);
  if (!profile.onboardedAt && new URL(request.url).pathname !== "/dashboard/billing")
    throw redirect("/onboarding");
  if (!hasAccess(profile, context.services.now())) throw redirect("/reactivate");
}

/** Requires a session and a profile, but neither finished onboarding nor an active subscription. */
export async function requireSignedIn(
  { request, context }: Args,
  caller: Caller = "page",
  ahead?: OwnerAhead,
): Promise<Member> {
  const { services } = context;
  const signedIn = await findSignedInWithProfile(services, request, ahead);
  if (signedIn) {
    await refuseOtherOwner(request, signedIn.profile);
    return signedIn;
  }
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

/**
 * Refuses a form of a page that was opened while another account was signed in, as in a tab that was left open. It
 * prevents mistakes, not attacks: a form without the field is accepted.
 */
export async function refuseOtherOwner(request: Request, { id, email }: Pick<Profile, "id" | "email">) {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method === "GET" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type))
    return;
  const owner = (await readForm(request.clone() as Request)).get(OWNER_FIELD) ?? "";
  if (owner !== "" && owner !== id) throw await redirectWithFlash(HOME, otherOwnerNotice(email));
}

/** Signing in leads on to the requested page if it was requested as a page, as from a bookmark or a link in an email. */
function signInHref(request: Request): string {
  const isPage = request.headers.get("Accept")?.includes("text/html");
  const { pathname, search } = new URL(request.url);
  const next = isPage ? sameOriginPath(`${pathname}${search}`) : null;
  return next === null || next === HOME ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ next }).toString()}`;
}
