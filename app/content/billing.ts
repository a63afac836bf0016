import { TRIAL_LENGTH } from "~/domain/billing/entitlement";

/** Shown beside prices. */
export const PRICE_NOTE = "Prices are in Canadian dollars (CAD) and include taxes.";

/** Spec section 8, checkout and billing: word for word. */
export const BILLING_MESSAGES = {
  checkoutFailed: "Failed to start checkout process",
  noCheckoutUrl: "No checkout URL received",
  checkoutNotCreated: "Failed to create checkout",
  checkoutUrlNotMade: "Failed to generate checkout URL",
  planChangeFailed: "Failed to process plan change",
  checkoutCanceled: "Checkout cancelled. You can try again anytime.",
  paidSyncFailed: "Payment successful, but subscription sync failed. Please contact support.",
  paidNeedsReview: "Payment received! Your account is being activated - this may take a few minutes.",
  paid: "Payment successful! Welcome to your new plan.",
  paidSyncThrew:
    "Payment successful, but there was an issue activating your account. Please contact support.",
  syncFailed: "Failed to sync subscription. Please try again.",
  noneFound: "No active subscription found",
  portalFailed: "Failed to open billing portal",
  popUpBlocked: "Please allow pop-ups to access the billing portal",
  syncFirst: "Please sync your subscription first using the Refresh Subscription button, then try again.",
  noPortal: "Billing portal not available. Please use Setup Billing to add payment information.",
  tooLong: "Taking longer than expected. Please click Refresh Subscription button.",
} as const;

/** Why a request was refused before anything was sent to the provider. */
export const BILLING_REFUSALS = {
  notSold: "Choose Basic or Pro, monthly or yearly.",
  running: "You already have a subscription. Change its plan instead of buying a second one.",
  pastDue: "Your last payment failed. Update your payment method first; then you can change your plan.",
  canceled:
    "Your subscription is canceled but has not ended. Press Keep my subscription first; then you can change its plan.",
  tooMany: "You have opened too many checkouts. Please wait an hour and try again.",
  notAllowed: "You cannot change to that plan. The plans you can change to are listed here.",
  samePlan: "You are already on that plan.",
  notYours: "That subscription does not belong to your account.",
  changedMeanwhile:
    "Your plan changed after this page was loaded, so nothing was done. Please check it and try again.",
  nothingToCancel: "There is no running subscription to cancel.",
  nothingToResume: "There is no canceled subscription to keep.",
} as const;

export const BILLING_NOTICES = {
  synced: "Subscription refreshed",
  canceled: "Your subscription is canceled",
  resumed: "Your subscription continues",
  cancelFailed: "We could not cancel your subscription. Please try again, or use the billing portal.",
  resumeFailed: "We could not keep your subscription. Please try again, or use the billing portal.",
  changing: "Updating your plan...",
} as const;

export const CHECKOUT_TITLES = {
  preparing: "Preparing your checkout...",
  activating: "Activating your account...",
  paid: "Payment successful!",
} as const;

/** What to do when no customer portal can be opened; the support address follows. */
export const NO_PORTAL_HELP =
  "If you have already paid, we will send you a link to your card and invoices. Write to";

/** A setup that was finished without a plan that gives access. */
export const SET_UP_WITHOUT_PLAN = {
  title: "Your choices are saved",
  text: "Choose a plan to get your bids.",
} as const;

/** After a trial, or for an address that has had one. */
export const TRIAL_OVER =
  "Your free trial is over. Each email address gets one trial. You have not been charged.";

/** The state of a subscription, where its owner works. */
export const STANDINGS = {
  pastDue: {
    title: "Your last payment did not go through.",
    text: "Update your payment method to keep your access.",
    link: { label: "Update payment method", href: "/dashboard/billing" },
  },
  canceled: (end: string) => ({
    title: `Your subscription is canceled: access until ${end}.`,
    text: "You will not be charged again.",
  }),
  trial: (end: string | null) => ({
    title: end === null ? "You are on the free trial." : `Your free trial ends on ${end}.`,
    text: "Nothing is charged.",
  }),
  keep: { label: "Keep my subscription", href: "/dashboard/billing" },
  plans: { label: "See plans and prices", href: "/dashboard/upgrade" },
} as const;

export const REACTIVATE = {
  title: "Subscription Canceled",
  missingHeading: "What you are missing",
  soonMissingHeading: "What you will miss",
  allPlansTerms: "The checkout lists every plan with its price. Nothing is charged before you pay there.",
  pro: "Pro",
  missing: [
    { text: "Full bid pack details and compliance checklists", isProOnly: true },
    { text: "Multi-region coverage", isProOnly: true },
    { text: "Instant alerts", isProOnly: true },
    { text: "Save and track", isProOnly: false },
    { text: "PDF export (coming soon)", isProOnly: true },
  ],
} as const;

/** Beside the button of a downgrade, for those who follow more than the smaller plan covers. */
export const DOWNGRADE = {
  region: "Region to follow on Basic",
  trade: "Trade to follow on Basic",
  hint: "The others stay stored, paused, and count again with Pro. You can choose another one in Digest Settings.",
} as const;

export const UPGRADE = {
  title: "Upgrade to Pro",
  lockedHeading: "Locked on Basic",
  locked: [
    "Full details without a daily limit",
    "More than one region",
    "More than one service type",
    "Instant alerts",
    "Pipeline tracking",
    "Compliance checklists and materials lists",
    "PDF export (coming soon)",
    "Advanced filters",
  ],
  proTitle: "You have Pro",
  trialNote: "Trial: nothing is charged",
  /** The figures are samples that the specification asks for; the page marks them until true ones replace them. */
  whyHeading: "Why upgrade",
  why: [
    { figure: "3x", text: "more opportunities seen across every region you work in" },
    { figure: "75%", text: "less time spent searching portals" },
    { figure: "5x", text: "faster alerts about large contracts" },
  ],
  terms: `For new accounts: ${TRIAL_LENGTH} free trial, cancel anytime, no setup fees`,
} as const;
