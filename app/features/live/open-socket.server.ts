import type { Profile } from "#drizzle/schema";
import { hasAccess, profileAccessEnd } from "~/domain/billing/entitlement";
import { limitsFor } from "~/domain/billing/roles";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { bidTypeKey, categoryKey, criteriaOf, withinKey } from "~/domain/matching/match-profile";
import { findSignedInWithProfile } from "~/features/account/session.server";
import { listHiddenIds } from "~/features/not-my-kind/hidden-bids.server";
import { readFilters, readPaging } from "~/features/opportunities/filters";
import type { Services } from "~/lib/services";
import type { Interest } from "~/ports/broadcaster";
import { isLiveScope, LIVE_FIELDS, type LiveScope } from "./live-url";

const refused = (status: number, reason: string, headers: Record<string, string> = {}) =>
  new Response(reason, { status, headers: { "Cache-Control": "no-store", ...headers } });

/**
 * `GET /realtime`: a WebSocket with the changes to its page's list. Answered before the framework, which serves only pages
 * and data. WebSockets do not follow redirects, so the guard's redirects become 401 and 403.
 */
export async function openSocket(services: Services, request: Request): Promise<Response> {
  if (request.method !== "GET" || request.headers.get("Upgrade")?.toLowerCase() !== "websocket")
    return refused(426, "Upgrade required", { Upgrade: "websocket" });
  // Browsers send cookies with sockets from any site, so the origin must be checked.
  if (request.headers.get("Origin") !== services.config.origin) return refused(403, "Forbidden");

  const url = new URL(request.url);
  const scope = url.searchParams.get(LIVE_FIELDS.scope);
  if (!isLiveScope(scope)) return refused(400, "scope is feed or all");

  const signedIn = await findSignedInWithProfile(services, request);
  if (!signedIn) return refused(401, "Auth session missing!");
  const { profile } = signedIn;
  if (!profile.onboardedAt || !hasAccess(profile, services.now())) return refused(403, "Forbidden");

  const hidden = scope === "feed" ? await listHiddenIds(services.db, profile) : [];
  const asOf = readPaging(url).asOf ?? services.now();
  return services.broadcaster.connect(request, {
    accountId: profile.id,
    sessionHash: signedIn.sessionHash,
    until: Math.min(signedIn.expiresAt.getTime(), profileAccessEnd(profile)?.getTime() ?? Infinity),
    since: asOf.getTime(),
    interest: interestOf(scope, profile, url, hidden),
  });
}

/** The list's query as match keys. The profile is the stored one; nothing about it comes from the browser. */
function interestOf(scope: LiveScope, profile: Profile, url: URL, hidden: ReadonlyArray<number>): Interest {
  const advanced = limitsFor(profile.role).advancedFilters;
  const { bidTypes, states, subregions, categories } = readFilters(url, { advanced });
  return {
    ...(hidden.length > 0 && { hidden }),
    wanted: scope === "feed" ? criteriaOf(effectivePreferences(profile)) : null,
    anyOf: [
      bidTypes.map(bidTypeKey),
      states.map(withinKey),
      subregions.map(withinKey),
      categories.map(categoryKey),
    ].filter((keys) => keys.length > 0),
  };
}
