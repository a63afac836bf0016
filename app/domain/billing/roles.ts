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
};

const BASIC: Limits = {
  regions: 1,
  serviceTypes: 1,
  dailyDetailViews: 5,
  digestSummaries: 12,
  instantAlerts: false,
  advancedFilters: false,
};

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
  },
};

export function limitsFor(role: Role): Limits {
  return LIMITS[role];
}

export const ALERTED_ROLES = ROLES.filter((role) => limitsFor(role).instantAlerts);
