/** How long things about people are kept: the code goes by these figures, and the privacy page prints them. */
export const RETENTION = {
  /** A session ends after so many days without a visit, */
  sessionIdleDays: 30,
  /** and after so many in any case. */
  sessionMaxDays: 90,
  verifyLinkHours: 24,
  resetLinkHours: 1,
  changeEmailLinkHours: 24,
  undoEmailChangeDays: 7,
  /** An account that nobody has confirmed by then goes; the link itself is good for a day. */
  unconfirmedAccountDays: 7,
  /** Status and notes of a removed bid wait so long for its Undo. */
  removedBidHours: 24,
  /** Counted tries of sign-in, sign-up and reset: longer than any stretch that they are counted in. */
  attemptsHours: 24,
  /** Spec section 9: whether the sidebar is collapsed. */
  sidebarDays: 7,
  /** The platform's own log of requests. */
  requestLogDays: 7,
} as const;
