/** How long things are kept. The code uses these figures and the privacy page prints them. */
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
  /** Digests, with the content that email and web copy are made of. */
  digestDays: 35,
  /** Alerts, same-day emails and reminders. A bid that we have known for longer is announced to nobody as new. */
  bulkMailDays: 120,
  /** Mail about the account, billing and support, with its text. */
  ownMailDays: 30,
  /** Who was in which run of digests, and with which preferences. */
  deliveryDays: 35,
  /** The marks of runs of alerts and same-day emails; the newest one of each stays. */
  alertRunDays: 35,
  /** Runs of sources; the newest one with each outcome stays. */
  sourceRunDays: 180,
  portalCallDays: 35,
  deadLetterDays: 90,
  usageLogDays: 90,
  /** Exchange rates; the newest one stays. */
  rateDays: 400,
  /** That a person has opened a bid. */
  viewDays: 90,
  /** Messages of the payment provider that have been processed. It repeats a message for minutes. */
  billingEventDays: 400,
  /** Records of payments, as tax law asks: six years after the year that they belong to. */
  moneyYears: 7,
  /** Reports of the mail provider, which repeats one for a day or two. */
  mailWebhookDays: 7,
  /** Proof that mail was stopped on request. */
  mailChoiceYears: 3,
  supportMessageDays: 730,
  /** A lock that an interrupted reading has left. */
  lockDays: 1,
  /** Problems that are over. */
  incidentDays: 400,
  /** A portal's answer waits in pieces until it has been read, or for a day. */
  answerDays: 1,
  /** A closed bid is found by the words of its long texts until they are packed, so many days later. */
  fullTextDays: 7,
  /** The long texts of a bid leave the database of lists this long after it has closed, unless somebody saved it. */
  textMonths: 13,
} as const;
