/** How long personal data is kept. The code uses these figures and the privacy page prints them. */
export const RETENTION = {
  /** A session ends after this many days without a visit. */
  sessionIdleDays: 30,
  /** A session ends after this many days even with visits. */
  sessionMaxDays: 90,
  /** The cookie of a browser that has signed in. */
  knownBrowserDays: 365,
  verifyLinkHours: 24,
  resetLinkHours: 1,
  changeEmailLinkHours: 24,
  undoEmailChangeDays: 7,
  /** An account whose address was not confirmed is deleted after this many days; its link expires earlier. */
  unconfirmedAccountDays: 7,
  /** The keyed hash of an address that has had a free trial: from its start or, if later, the account's deletion. */
  usedTrialDays: 730,
  /** Status and notes of a removed bid are kept this long, so that the removal can be undone. */
  removedBidHours: 24,
  /** What a person was reminded of: longer than any reminder looks back. */
  reminderDays: 30,
  /** Counts of sign-in, sign-up and reset attempts are kept this long: longer than any rate limit's window. */
  attemptsHours: 24,
  /** The cookie that remembers whether the sidebar is collapsed (spec section 9). */
  sidebarDays: 7,
  /** The hosting platform's request log. */
  requestLogDays: 7,
} as const;
