import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { accountTokens, type Profile } from "#drizzle/schema";
import { deviceLabel } from "~/domain/account/device-label";
import { isPaid, renews, trialPhase } from "~/domain/billing/entitlement";
import { limitsFor } from "~/domain/billing/roles";
import type { BillingInterval } from "~/domain/billing/subscription";
import { formatDay, formatMoment } from "~/domain/local-time";
import { interpretedMinimum } from "~/domain/matching/contract-minimum";
import { TORONTO } from "~/domain/zoned-time";
import type { SignedIn } from "~/features/account/session.server";
import { listSessions } from "~/features/account/sessions.server";
import { shellView } from "~/features/shell/shell-view";
import type { Services } from "~/lib/services";
import type { ProfileView, SessionView } from "./profile-view";
import { OTHER } from "./selection";
import { shownMinimum, shownRegion, shownServiceType } from "./selections.server";

export async function loadProfilePage(
  services: Services,
  { account, profile, sessionHash }: SignedIn & { profile: Profile },
): Promise<ProfileView> {
  const [pendingEmail, sessions] = await Promise.all([
    findPendingEmail(services, profile.id),
    listSessionViews(services, profile.id, sessionHash),
  ]);
  const minimum = shownMinimum(profile.contractValueMin);
  const { profileSelectors, instantAlerts } = limitsFor(profile.role);
  return {
    choice: {
      email: profile.email,
      companyName: profile.companyName ?? "",
      serviceType: shownServiceType(profile.serviceTypes[0]),
      region: shownRegion(profile.regions[0]),
      minimum,
      alertWeekly: profile.alertWeekly,
      alertInstant: profile.alertInstant,
      keyboard: profile.keyboard,
    },
    canChangeService: profileSelectors,
    instantAlerts,
    moreServiceTypes: Math.max(0, profile.serviceTypes.length - 1),
    moreRegions: Math.max(0, profile.regions.length - 1),
    minimumReading: minimum.selected === OTHER ? interpretedMinimum(minimum.custom) : null,
    pendingEmail,
    hasPassword: account.passwordHash !== null,
    subscription: subscriptionFacts(profile, services.now()),
    sessions,
  };
}

const INTERVALS: Record<BillingInterval, string> = { monthly: "Monthly", yearly: "Yearly" };

/** The date of a subscription with what it means. */
function dateFact(profile: Profile, now: Date) {
  const { subscriptionStatus: status, subscriptionEndDate: date } = profile;
  const value = date ? formatDay(date, TORONTO) : "Not set";
  if (trialPhase(profile, now) !== null) return { term: "Trial ends on", value };
  if (!isPaid(status)) return { term: "Next payment", value: "Overdue" };
  if (renews(status)) return { term: "Renews on", value };
  return { term: date !== null && date <= now ? "Ended on" : "Access until", value };
}

function subscriptionFacts(profile: Profile, now: Date) {
  const { plan } = shellView(profile);
  const { billingInterval, createdAt } = profile;
  return [
    { term: "Plan", value: plan.label },
    { term: "Status", value: plan.status },
    { term: "Billing interval", value: billingInterval ? INTERVALS[billingInterval] : "Not set" },
    dateFact(profile, now),
    { term: "Member since", value: formatDay(createdAt, TORONTO) },
  ];
}

/** The new address of the latest change that is not confirmed yet. */
async function findPendingEmail({ db, now }: Services, accountId: string): Promise<string | null> {
  const [token] = await db
    .select({ data: accountTokens.data })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.accountId, accountId),
        eq(accountTokens.purpose, "change-email"),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now()),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return token?.data.email ?? null;
}

async function listSessionViews(
  services: Services,
  accountId: string,
  sessionHash: string,
): Promise<Array<SessionView>> {
  const sessions = await listSessions(services, accountId, sessionHash);
  // The current session first, then the most recently used.
  const ordered = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.getTime() - a.lastSeenAt.getTime(),
  );
  return ordered.map(({ hash, device, lastSeenAt, isCurrent }) => ({
    hash,
    device: deviceLabel(device),
    lastSeen: formatMoment(lastSeenAt, TORONTO),
    isThisOne: isCurrent,
  }));
}
