/** Text of the emails, of the unsubscribe page and of the email switches. */
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import type { Dropped } from "~/domain/reading/kept/why-dropped";

export const INSTANT_ALERTS_HINT = `An email within ${ALERT_PROMISE.withinHours} hours of a contract over ${ALERT_THRESHOLD} in your regions.`;

export const SAME_DAY_HINT =
  "One email a day at most, at 4:00 pm Toronto time, only on days with such bids. Your minimum contract value does not apply.";

export const REMINDERS_HINT =
  "An email at 7:00 am lists the dates of the next 3 days. Another comes 24 hours before a date, unless the morning’s email has just named it, and one right away when a date changes, a mandatory meeting is added or the bid is cancelled. None between 9:00 pm and 6:30 am, and none for a bid that you have marked as submitted, won or lost.";

export const STOP_PAGE = {
  heading: "Your emails",
  lead: "What Tenderlight sends to {email}. You do not need to sign in.",
  badLink: {
    heading: "This link no longer works",
    text: "It is too old or incomplete. Sign in to change or stop our emails in your settings, or write to us and we will do it for you.",
  },
} as const;

export const STOP_NOTICES = {
  "stop-digest": { title: "Stopped", text: "Weekly digest is off." },
  "stop-alert": { title: "Stopped", text: "Instant alerts are off." },
  "stop-same-day": { title: "Stopped", text: "Same-day email is off." },
  "stop-reminder": { title: "Stopped", text: "Reminders are off." },
  "stop-all": { title: "Stopped", text: "Digests, alerts and reminders are off." },
  "start-digest": { title: "Switched on", text: "Weekly digest is on." },
  "start-alert": { title: "Switched on", text: "Instant alerts are on." },
  "start-same-day": { title: "Switched on", text: "Same-day email is on." },
  "start-reminder": { title: "Switched on", text: "Reminders are on." },
  pause: { title: "Paused", text: "No digests, alerts or reminders for four weeks." },
  resume: { title: "Pause ended", text: "Your emails are on again." },
} as const;

export const ALERTS_NEED_PRO = {
  title: "Nothing was changed",
  text: "Alerts are part of Pro.",
  tone: "info",
} as const;

const ASK_THE_BUYER = "Ask the buyer before you rely on it.";

/** What a reminder says beside a date. */
export const REMINDER_NOTES = {
  changed: "This has changed since you saved the bid.",
  before: (when: string) => `It was ${when} then.`,
  ownCounts: (when: string) => `You noted ${when}, which still counts for you.`,
  found: "New: the notice did not say so when you saved the bid.",
  noted: "You noted this date.",
  portalSays: (when: string) => `The portal says ${when}.`,
  textSays: (says: string) => `But ${says}. ${ASK_THE_BUYER}`,
};

/** What a reminder says of a saved bid that its source has ended before it closed, by its status. */
export const ENDED_BIDS: Partial<Record<string, { label: string; what: string; note: string }>> = {
  cancelled: {
    label: "Cancelled",
    what: "the whole bid",
    note: "Its source says that it is cancelled. You get no more reminders of its dates.",
  },
  awarded: {
    label: "Awarded",
    what: "the bid, before it closed",
    note: "Its source says that it has been awarded. Ask the buyer whether that is right.",
  },
  withdrawn: {
    label: "Withdrawn",
    what: "the bid, before it closed",
    note: "Its source no longer lists it. Ask the buyer whether it is cancelled.",
  },
};
export const ENDED_CLOSING = (when: string) => `which was to close ${when}`;

/** What a reminder says of a date that no longer stands; the notice's sentence follows. */
export const DROPPED_DATES: Record<Dropped["reason"], { label: string; note: string }> = {
  cancelled: { label: "Cancelled", note: "The notice has changed. It now says:" },
  "left out": { label: "No longer stated", note: `It is no longer in the notice’s text. ${ASK_THE_BUYER}` },
  "differs between portals": {
    label: "In doubt",
    note: `Two portals state different dates for it. ${ASK_THE_BUYER}`,
  },
  "now doubtful": { label: "In doubt", note: `The notice has changed. ${ASK_THE_BUYER} It now says:` },
};
export const NOW_DOUBTFUL = (why: string) => `The notice has changed. ${why} ${ASK_THE_BUYER} It now says:`;
