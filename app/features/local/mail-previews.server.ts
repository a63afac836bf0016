import { END_REASONS } from "~/domain/billing/endings";
import { limitsFor } from "~/domain/billing/roles";
import { MAX_ALERT_ITEMS } from "~/domain/mail/alert-rules";
import { type DigestFound, MAX_CLOSING_LINES } from "~/domain/mail/digest";
import type { BulkKind } from "~/domain/mail/mail";
import * as account from "~/emails/account-messages";
import { alertEmail, type AlertList, alertSubject } from "~/emails/alert-email";
import * as billing from "~/emails/billing-messages";
import { digestEmail } from "~/emails/digest-email";
import { lastClosingDay, subjectsOf } from "~/emails/digest-subject";
import { incidentBegunEmail, incidentEndedEmail } from "~/emails/operator-messages";
import { reminderEmail, type ReminderItem, reminderSubject } from "~/emails/reminder-email";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import { fillSlots } from "~/emails/slots";
import { supportReceiptEmail, supportRequestEmail } from "~/emails/support-messages";
import type { Config } from "~/lib/services";
import { coveredPlacesAround, notReadAround } from "~/sources/coverage/coverage-around";
import { droppedOf, itemOf, remindersOf, SAMPLE_BIDS, totalOf } from "./mail-samples";

export type MailPreview = {
  id: string;
  name: string;
  /** Set for bulk mail, whose text must say why it came and how to stop it. */
  list: BulkKind | null;
  subject: string;
  html: string;
  text: string;
};

const AS_OF = new Date("2026-11-23T13:00:00Z");
const CLOSING = new Date("2026-11-26T19:00:00Z");

const PRO = { plan: "pro-monthly", status: "active", endsAt: CLOSING, endReason: null, paused: [] } as const;
const BASIC = { ...PRO, plan: "basic-monthly", paused: ["Quebec", "Paving / Asphalt / Concrete"] } as const;

const INCIDENT = { kind: "source", subject: "toronto", beganAt: AS_OF } as const;

/** Every message we send, with sample content. */
export function listMailPreviews({ origin, mail: { postalAddress } }: Config): Array<MailPreview> {
  const secret = "preview";
  const newEmail = "new@contractor.example";
  const slots = {
    stop: `${origin}/unsubscribe/preview`,
    copy: `${origin}/digest-copy/preview`,
  };
  const changes = savedBidChanges([
    {
      title: "Janitorial services, Harbourfront community centre",
      url: `${origin}/opportunities?bid=99`,
      changes: [
        {
          label: "Closing date",
          values: { from: "Tue 1 Dec 2026, 2:00 pm ET", to: "Tue 8 Dec 2026, 2:00 pm ET" },
        },
        { label: "1 new document", values: null },
      ],
    },
  ]);
  const digest = (id: string, name: string, counts: DigestFound, isFirst: boolean): MailPreview => {
    const closing = Math.min(counts.closing, MAX_CLOSING_LINES);
    const fresh = Math.min(counts.fresh, limitsFor("pro").digestSummaries);
    const firstCloses = closing > 0 ? Date.parse("2026-11-23T19:00:00Z") : null;
    const subject = subjectsOf(AS_OF)({ closing, fresh, firstCloses });
    const body = digestEmail({
      origin,
      postalAddress,
      subject,
      isFirst,
      lastDay: lastClosingDay(AS_OF),
      closing: { items: Array.from({ length: closing }, itemOf(origin, true)), found: counts.closing },
      fresh: { items: Array.from({ length: fresh }, itemOf(origin, false)), found: counts.fresh },
      figures: { opportunities: String(fresh), totalValue: totalOf(fresh), urgent: String(closing) },
      rateNote: isFirst ? null : "US dollars counted at 1.3987 (Bank of Canada, 2026-11-20).",
      interests: "Snow Removal & Seasonal Maintenance, Paving / Asphalt / Concrete in Ontario, Quebec",
      coverage: {
        read: "CanadaBuys 23 Nov, 7:45 am ET; City of Toronto 23 Nov, 7:30 am ET.",
        notRead: notReadAround(coveredPlacesAround(["CA-ON"])),
      },
    });
    return {
      id,
      name,
      subject,
      list: "digest",
      html: fillSlots(body.html, { ...slots, changes: isFirst ? "" : changes.html }),
      text: fillSlots(body.text, { ...slots, changes: isFirst ? "" : changes.text }).replace(
        /\n{3,}/g,
        "\n\n",
      ),
    };
  };
  const alert = (list: AlertList, id: string, name: string, count: number): MailPreview => {
    const bids = SAMPLE_BIDS.filter(({ amount }) => (list === "alert") === (amount !== null));
    const items = Array.from({ length: Math.min(count, MAX_ALERT_ITEMS) }, itemOf(origin, false, bids));
    const more = count - items.length;
    const subject = alertSubject(list, items, more);
    const body = alertEmail({ list, origin, postalAddress, subject, items, more });
    const filled = { ...slots, changes: "" };
    return {
      id,
      name,
      subject,
      list,
      html: fillSlots(body.html, filled),
      text: fillSlots(body.text, filled),
    };
  };
  const reminder = (id: string, name: string, dates: ReadonlyArray<ReminderItem>): MailPreview => {
    const subject = reminderSubject(dates, 0);
    const body = reminderEmail({ origin, postalAddress, items: dates, more: 0 });
    const filled = { ...slots, changes: "" };
    return {
      id,
      name,
      subject,
      list: "reminder",
      html: fillSlots(body.html, filled),
      text: fillSlots(body.text, filled),
    };
  };
  const request = {
    origin,
    name: "Dana Roy",
    email: "dana@northline-plowing.example",
    subject: "A closing date",
    message: "The date on a bid looks wrong.\n\nCould you look?",
    userAgent: "Mozilla/5.0",
    currentUrl: `${origin}/dashboard`,
  };
  const own = {
    "verify-address": ["Confirm an address", account.verifyAddressEmail({ origin, secret })],
    "already-registered": ["Sign-up with a known address", account.alreadyRegisteredEmail({ origin })],
    "reset-password": ["Choose a new password", account.resetPasswordEmail({ origin, secret })],
    "password-changed": ["The password was changed", account.passwordChangedEmail({ origin })],
    "new-browser": [
      "A new browser signed in",
      account.newBrowserEmail({
        origin,
        secret,
        device: "Firefox on Windows",
        at: "Mon 23 Nov 2026, 8:15 am ET",
      }),
    ],
    "new-address": ["Confirm a new address", account.confirmNewAddressEmail({ origin, secret })],
    "address-change-asked": [
      "An address is about to change",
      account.addressChangeAskedEmail({ origin, secret, newEmail }),
    ],
    "address-changed": ["An address has changed", account.addressChangedEmail({ origin, secret, newEmail })],
    "address-in-use": ["A new address has an account", account.addressInUseEmail({ origin })],
    "trial-ending": ["The trial ends soon", billing.trialEndingEmail({ origin, endsAt: CLOSING })],
    "trial-ended": ["The trial has ended", billing.trialEndedEmail({ origin })],
    "payment-failed": [
      "A payment failed",
      billing.subscriptionChangedEmail(origin, PRO, { ...PRO, status: "past_due" }),
    ],
    "payment-recovered": [
      "A payment recovered",
      billing.subscriptionChangedEmail(origin, { ...PRO, status: "past_due" }, PRO),
    ],
    "subscription-started": ["A plan has started", billing.subscriptionChangedEmail(origin, null, PRO)],
    "plan-changed": ["A smaller plan has started", billing.subscriptionChangedEmail(origin, PRO, BASIC)],
    "subscription-canceled": [
      "A plan was canceled",
      billing.subscriptionChangedEmail(origin, PRO, { ...PRO, status: "canceled", endReason: "canceled" }),
    ],
    ...Object.fromEntries(
      END_REASONS.map((endReason) => [
        `subscription-ended-${endReason}`,
        [
          `A plan has ended: ${endReason}`,
          billing.subscriptionChangedEmail(origin, PRO, { ...PRO, status: "ended", endReason }),
        ] as const,
      ]),
    ),
    "incident-begun": [
      "Something is broken, to operators",
      incidentBegunEmail(origin, INCIDENT, "toronto has not answered for twice its rhythm."),
    ],
    "incident-ended": ["It is over, to operators", incidentEndedEmail(origin, INCIDENT, CLOSING)],
    "support-request": ["Support request, to us", supportRequestEmail(request)],
    "support-receipt": ["Support receipt", supportReceiptEmail({ origin })],
  } as const;
  return [
    digest("first-digest", "First digest", { closing: 0, fresh: 4 }, true),
    digest("weekly-digest", "Weekly digest, Basic", { closing: 7, fresh: 12 }, false),
    digest(
      "weekly-digest-pro",
      "Weekly digest, Pro, with more than it has room for",
      { closing: 52, fresh: 41 },
      false,
    ),
    alert("alert", "instant-alert", "Instant alert", 1),
    alert("alert", "instant-alert-many", "Instant alert of many", 24),
    alert("same-day", "same-day", "Same-day email", 1),
    alert("same-day", "same-day-many", "Same-day email of many", 24),
    reminder("reminder-morning", "Reminders of a morning", remindersOf(origin)),
    reminder("reminder-moved", "A date has changed", [
      {
        ...remindersOf(origin)[0]!,
        note: "This has changed since you saved the bid. It was Thu 26 Nov 2026, 10:00 am ET then.",
      },
    ]),
    reminder("reminder-dropped", "A date no longer stands", droppedOf(origin)),
    ...Object.entries(own).map(([id, [name, message]]) => ({ id, name, list: null, ...message })),
  ];
}
