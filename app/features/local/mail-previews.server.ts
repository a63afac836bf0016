import { END_REASONS } from "~/domain/billing/endings";
import { limitsFor } from "~/domain/billing/roles";
import { MAX_ALERT_ITEMS } from "~/domain/mail/alert-rules";
import type { BulkKind } from "~/domain/mail/mail";
import * as account from "~/emails/account-messages";
import { alertEmail, type AlertList, alertSubject } from "~/emails/alert-email";
import type { BidItem } from "~/emails/bid-card";
import * as billing from "~/emails/billing-messages";
import { digestEmail, digestSubject } from "~/emails/digest-email";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import { fillSlots } from "~/emails/slots";
import { supportReceiptEmail, supportRequestEmail } from "~/emails/support-messages";
import type { Config } from "~/lib/services";

export type MailPreview = {
  id: string;
  name: string;
  /** Set for bulk mail, whose text must say why it came and how to stop it. */
  list: BulkKind | null;
  subject: string;
  html: string;
  text: string;
};

const CLOSING = new Date("2026-11-26T19:00:00Z");

const BIDS = [
  ["Winter maintenance of sidewalks and stairs at 14 library branches", "Toronto", "$1.3M", "Snow Removal"],
  ["Snow clearing and de-icing, civic facilities, winter 2026–2027", "Brampton", "$240.0K", "Snow Removal"],
  ["Déneigement de stationnements, secteur nord", "Laval", "Contact for pricing", "Snow Removal"],
  ["Resurfacing of parking lots at three arenas", "Ottawa", "$680.0K", "Paving"],
] as const;

const itemOf =
  (origin: string) =>
  (id: number): BidItem => {
    const [title, location, value, category] = BIDS[id % BIDS.length]!;
    const urgent = id % 4 === 0;
    return {
      ...{ title, location, value, category, urgent },
      url: `${origin}/opportunities?bid=${id + 1}`,
      summary:
        "The contractor supplies labour, equipment and material for twelve sites, with a response within four hours of a snowfall.",
      due: urgent ? "Thu 26 Nov 2026, 2:00 pm ET" : "Fri 11 Dec 2026, 3:00 pm ET",
      daysLeft: urgent ? "3 days left" : "18 days left",
      why: `Matched: ‘snow clearing’ in ${location}`,
    };
  };

const PRO = { plan: "pro-monthly", status: "active", endsAt: CLOSING, endReason: null } as const;

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
      changes: ["Closing date: Tue 1 Dec 2026, 2:00 pm ET → Tue 8 Dec 2026, 2:00 pm ET", "Documents changed"],
    },
  ]);
  const digest = (id: string, name: string, count: number, isFirst: boolean): MailPreview => {
    const shown = Math.min(count, limitsFor("pro").digestSummaries);
    const subject = digestSubject({ count, nearest: CLOSING.getTime() });
    const body = digestEmail({
      ...{ origin, postalAddress, subject, isFirst },
      items: Array.from({ length: shown }, (_, i) => itemOf(origin)(i)),
      figures: { opportunities: String(count), totalValue: "$24.0M", urgent: "5" },
      rateNote: isFirst ? null : "US dollars counted at 1.3987 (Bank of Canada, 2026-11-20).",
      more: count - shown,
      interests: "Snow Removal & Seasonal Maintenance in Peel Region, Toronto",
      coverage: "CanadaBuys 23 Nov, 7:45 am ET; City of Toronto 23 Nov, 7:30 am ET. Not read: SAM.gov.",
    });
    return {
      ...{ id, name, subject, list: "digest" },
      html: fillSlots(body.html, { ...slots, changes: isFirst ? "" : changes.html }),
      text: fillSlots(body.text, { ...slots, changes: isFirst ? "" : changes.text }).replace(
        /\n{3,}/g,
        "\n\n",
      ),
    };
  };
  const alert = (list: AlertList, id: string, name: string, count: number): MailPreview => {
    const items = Array.from({ length: Math.min(count, MAX_ALERT_ITEMS) }, (_, i) => ({
      ...itemOf(origin)(i),
      ...(list === "same-day" && { value: "Contact for pricing" }),
    }));
    const more = count - items.length;
    const subject = alertSubject(list, items, more);
    const body = alertEmail({ list, origin, postalAddress, subject, items, more });
    const filled = { ...slots, changes: "" };
    return {
      ...{ id, name, subject, list },
      html: fillSlots(body.html, filled),
      text: fillSlots(body.text, filled),
    };
  };
  const request = {
    origin,
    ...{ name: "Dana Roy", email: "dana@northline-plowing.example", subject: "A closing date" },
    message: "The date on a bid looks wrong.\n\nCould you look?",
    ...{ userAgent: "Mozilla/5.0", currentUrl: `${origin}/dashboard` },
  };
  const own = {
    "verify-address": ["Confirm an address", account.verifyAddressEmail({ origin, secret })],
    "already-registered": ["Sign-up with a known address", account.alreadyRegisteredEmail({ origin })],
    "reset-password": ["Choose a new password", account.resetPasswordEmail({ origin, secret })],
    "password-changed": ["The password was changed", account.passwordChangedEmail({ origin })],
    "new-browser": [
      "A new browser signed in",
      account.newBrowserEmail({
        ...{ origin, secret, device: "Firefox on Windows" },
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
    "support-request": ["Support request, to us", supportRequestEmail(request)],
    "support-receipt": ["Support receipt", supportReceiptEmail({ origin })],
  } as const;
  return [
    digest("first-digest", "First digest", 4, true),
    digest("weekly-digest", "Weekly digest, Basic", 12, false),
    digest("weekly-digest-pro", "Weekly digest, Pro, with more than it has room for", 41, false),
    alert("alert", "instant-alert", "Instant alert", 1),
    alert("alert", "instant-alert-many", "Instant alert of many", 24),
    alert("same-day", "same-day", "Same-day email", 1),
    alert("same-day", "same-day-many", "Same-day email of many", 24),
    ...Object.entries(own).map(([id, [name, message]]) => ({ id, name, list: null, ...message })),
  ];
}
