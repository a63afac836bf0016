import { formatDay } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { optionLabel, pricePerPeriod } from "~/domain/billing/plan-options";
import { changeSince, type NotifiedState } from "~/domain/billing/entitlement";
import { accountEmail, type AccountEmail } from "./account-email";

const day = (at: Date) => formatDay(at, TORONTO);

const WHO = ["If this wasn't you, sign in and check your billing page, or write to support."];

export function trialEndingEmail({ origin, endsAt }: { origin: string; endsAt: Date }): AccountEmail {
  return accountEmail({
    origin,
    subject: `Your free trial ends on ${day(endsAt)}`,
    paragraphs: [
      `Your Tenderlight trial ends on ${day(endsAt)}. You will not be charged. Without a plan your account is paused, and we keep your saved bids and settings.`,
      `To continue, choose Basic (${pricePerPeriod("basic-monthly")}) or Pro (${pricePerPeriod("pro-monthly")}).`,
    ],
    button: { label: "Choose a plan", href: `${origin}/dashboard/billing` },
    notes: ["You don't need to cancel anything."],
  });
}

export function trialEndedEmail({ origin }: { origin: string }): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your free trial has ended",
    paragraphs: [
      "You were not charged, and you will not be. We keep your saved bids and settings for when you come back.",
    ],
    button: { label: "Choose a plan", href: `${origin}/reactivate` },
    notes: ["If you don't want to continue, you don't need to do anything."],
  });
}

/** What changed since the user was last notified; `before` is `null` for a first subscription. */
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
            ? `You will not be charged again. You keep ${optionLabel(plan)} until ${day(endsAt)}.`
            : "You will not be charged again.",
        ],
        button: { label: "Keep my subscription", href: `${origin}/reactivate` },
        notes: ["Your saved bids and settings are kept.", ...WHO],
      });
    case "payment-failed":
      return accountEmail({
        origin,
        subject: "Your payment did not go through",
        paragraphs: [
          "The last payment for your subscription failed. It will be tried again over the next few days. Please check your payment method to keep your access.",
        ],
        button: { label: "Update payment method", href: `${origin}/dashboard/billing` },
        notes: ["If you just updated it, you don't need to do anything."],
      });
    case "payment-recovered":
      return accountEmail({
        origin,
        subject: "Your payment went through",
        paragraphs: ["Thank you. Your subscription continues as before.", terms],
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
        subject: change === "resumed" ? "Your subscription continues" : `Welcome to ${optionLabel(plan)}`,
        paragraphs: ["Your subscription is active.", terms, "You can change or cancel it at any time."],
        button: billing,
        notes: WHO,
      });
  }
}
