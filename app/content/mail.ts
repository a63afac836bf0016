/** Words of the pages that links in mail lead to, and of the switches for mail. */
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";

export const INSTANT_ALERTS_HINT = `An e-mail within ${ALERT_PROMISE.withinHours} hours of a contract over ${ALERT_THRESHOLD} in your regions.`;

export const STOP_PAGE = {
  heading: "Your e-mails",
  lead: "What Tenderlight sends to {email}. No sign-in is needed here.",
  badLink: {
    heading: "This link does not work any more",
    text: "It is too old or was cut short. Sign in to change or stop our e-mails in your settings, or write to us and we do it for you.",
  },
} as const;

export const STOP_NOTICES = {
  "stop-digest": { title: "Stopped", text: "You get no weekly digest any more." },
  "stop-alert": { title: "Stopped", text: "You get no instant alerts any more." },
  "stop-all": { title: "Stopped", text: "You get no digests and no alerts any more." },
  "start-digest": { title: "Switched on", text: "The weekly digest comes again." },
  "start-alert": { title: "Switched on", text: "Instant alerts come again." },
  pause: { title: "Paused", text: "You get no digests and no alerts for four weeks." },
  resume: { title: "Pause ended", text: "Your e-mails come again." },
} as const;
