import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { regionName } from "~/domain/geography";
import { serviceTypeLabel } from "~/domain/service-types";

export type ProSetUpLine = {
  name: string;
  isDone: boolean;
  /** "Off", "1 region: Peel Region" */
  state: string;
  link: { label: string; href: string };
};

type SetUp = Pick<
  Profile,
  | "role"
  | "subscriptionStatus"
  | "alertInstant"
  | "alertSameDay"
  | "regions"
  | "serviceTypes"
  | "onboardedAt"
  | "proSetUpClosedAt"
>;

/**
 * What somebody new to Pro has to set up. `null` for other plans, before onboarding, when all of it is done, after it
 * was closed, and for a plan that has been canceled.
 */
export function proSetUpView(profile: SetUp): ReadonlyArray<ProSetUpLine> | null {
  if (!limitsFor(profile.role).instantAlerts) return null;
  if (profile.onboardedAt === null || profile.proSetUpClosedAt !== null) return null;
  if (profile.subscriptionStatus === "canceled") return null;
  const lines = [
    alertsLine(profile),
    listLine("Regions", "region", profile.regions.map(regionName), {
      label: "Change regions",
      href: settings("coverage"),
    }),
    listLine("Trades", "trade", profile.serviceTypes.map(serviceTypeLabel), {
      label: "Change trades",
      href: settings("trades"),
    }),
  ];
  return lines.every(({ isDone }) => isDone) ? null : lines;
}

const settings = (section: string) => `/dashboard/settings#${section}`;

function alertsLine({ alertInstant, alertSameDay }: SetUp): ProSetUpLine {
  const isDone = alertInstant || alertSameDay;
  const label = isDone ? "Change alerts" : "Switch on alerts";
  return {
    name: "Alerts",
    isDone,
    state: isDone ? "On" : "Off",
    link: { label, href: settings("delivery") },
  };
}

/** No entry means that all of them count. */
function listLine(
  name: string,
  noun: string,
  entries: ReadonlyArray<string>,
  link: ProSetUpLine["link"],
): ProSetUpLine {
  const [first] = entries;
  const state =
    first === undefined
      ? `Every ${noun}`
      : entries.length === 1
        ? `1 ${noun}: ${first}`
        : `${entries.length} ${noun}s`;
  return { name, isDone: entries.length !== 1, state, link };
}
