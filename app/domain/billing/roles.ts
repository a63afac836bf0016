/** From lowest to highest: each role has at least the rights of the one before it. */
export const ROLES = ["trial", "basic", "pro"] as const;
export type Role = (typeof ROLES)[number];

/** `null` means unlimited. */
type Limits = {
  regions: number | null;
  serviceTypes: number | null;
  dailyDetailViews: number | null;
  digestSummaries: number;
  instantAlerts: boolean;
  /** Closing dates, agencies and categories on the browse page. */
  advancedFilters: boolean;
  /** Bids move from "interested" to "won" in a pipeline. */
  pipeline: boolean;
  /** Service type, region and minimum can be changed on the profile page. */
  profileSelectors: boolean;
};

const BASIC: Limits = {
  regions: 1,
  serviceTypes: 1,
  dailyDetailViews: 5,
  digestSummaries: 12,
  instantAlerts: false,
  advancedFilters: false,
  pipeline: false,
  profileSelectors: false,
};

export type Limit = "regions" | "serviceTypes" | "dailyDetailViews" | "digestSummaries";
export type Right = Exclude<keyof Limits, Limit>;

const LIMITS: Record<Role, Limits> = {
  trial: BASIC,
  basic: BASIC,
  pro: {
    regions: null,
    serviceTypes: null,
    dailyDetailViews: null,
    digestSummaries: 25,
    instantAlerts: true,
    advancedFilters: true,
    pipeline: true,
    profileSelectors: true,
  },
};

/** A role that a later version has written, or an operator by hand, gives no more than the lowest plan. */
export function limitsFor(role: Role): Limits {
  return Object.hasOwn(LIMITS, role) ? LIMITS[role] : BASIC;
}

export const rolesWith = (right: Right) => ROLES.filter((role) => limitsFor(role)[right]);
export const ALERTED_ROLES = rolesWith("instantAlerts");

export const mayUpgrade = (role: Role) => role !== ROLES.at(-1);

/** "1 region", "3 regions", "unlimited regions". */
export function limitLabel(limit: number | null, noun: string): string {
  return limit === 1 ? `1 ${noun}` : `${limit ?? "unlimited"} ${noun}s`;
}

/** `limitLabel` for use inside a sentence: "one region". */
export const limitInWords = (limit: number | null, noun: string) =>
  limitLabel(limit, noun).replace(/^1 /, "one ");
