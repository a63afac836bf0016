import { formatDay } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { optionLabel, pricePerPeriod } from "~/domain/billing/plan-options";
import { changeSince, type NotifiedState } from "~/domain/billing/entitlement";
import { accountEmail, type AccountEmail } from "./account-email";

const day = (at: Date) => formatDay(at, TORONTO);

const WHO = [
  "If that was not you, reply to nobody: sign in and look at your billing page, or write to support.",
];

export function trialEndingEmail({ origin, endsAt }: { origin: string; endsAt: Date }): AccountEmail {
  return accountEmail({
    origin,
    subject: `Your free trial ends on ${day(endsAt)}`,
    paragraphs: [
      `Your trial of Tenderlight runs until ${day(endsAt)}. Nothing is charged then: without a plan your account rests, and what you have saved stays.`,
      `To go on, choose Basic (${pricePerPeriod("basic-monthly")}) or Pro (${pricePerPeriod("pro-monthly")}).`,
    ],
    button: { label: "Choose a plan", href: `${origin}/dashboard/billing` },
    notes: ["There is nothing to cancel."],
  });
}

export function trialEndedEmail({ origin }: { origin: string }): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your free trial has ended",
    paragraphs: [
      "Nothing was charged, and nothing will be. Your saved bids and settings are kept for when you come back.",
    ],
    button: { label: "Choose a plan", href: `${origin}/reactivate` },
    notes: ["If you do not want to go on, there is nothing to do."],
  });
}

/** What has changed since the user was last told; `before` is `null` at the first subscription. */
export function subscriptionChangedEmail(
  origin: string,
  before: NotifiedState | null,
  { plan, status, endsAt }: NotifiedState & { endsAt: Date | null },
): AccountEmail {
  const billing = { label: "See your billing page", href: `${origin}/dashboard/billing` };
  const terms = `${optionLabel(plan)}: ${pricePerPeriod(plan)}${endsAt ? `, renewing on ${day(endsAt)}` : ""}.`;
  const change = changeSince(before, { plan, status });
  switch (change) {
    case "canceled":
      return accountEmail({
        origin,
        subject: "Your subscription is canceled",
        paragraphs: [
          endsAt
            ? `Nothing more is charged. You keep ${optionLabel(plan)} until ${day(endsAt)}.`
            : "Nothing more is charged.",
        ],
        button: { label: "Take it back", href: `${origin}/reactivate` },
        notes: ["Your saved bids and settings are kept.", ...WHO],
      });
    case "payment-failed":
      return accountEmail({
        origin,
        subject: "Your payment did not go through",
        paragraphs: [
          "The last payment for your subscription failed. It is tried again over the next days; please check your payment method so that nothing is interrupted.",
        ],
        button: { label: "Update the payment method", href: `${origin}/dashboard/billing` },
        notes: ["If you have just updated it, there is nothing more to do."],
      });
    case "payment-recovered":
      return accountEmail({
        origin,
        subject: "Your payment has come through",
        paragraphs: ["Thank you. Your subscription runs on as before.", terms],
        button: billing,
        notes: [],
      });
    case "plan-changed":
      return accountEmail({
        origin,
        subject: `Your plan is now ${optionLabel(plan)}`,
        paragraphs: [...(before ? [`It was ${optionLabel(before.plan)}.`] : []), terms],
        button: billing,
        notes: WHO,
      });
    case "resumed":
    case "started":
      return accountEmail({
        origin,
        subject: change === "resumed" ? "Your subscription runs on" : `Welcome to ${optionLabel(plan)}`,
        paragraphs: ["Your subscription is active.", terms, "You can change or cancel it at any time."],
        button: billing,
        notes: WHO,
      });
  }
}
