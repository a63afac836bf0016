import { changeSince, type NotifiedState } from "~/domain/billing/announced-state";
import { ENDINGS, type EndReason } from "~/domain/billing/endings";
import { optionLabel, pricePerPeriod } from "~/domain/billing/plan-options";
import { formatDay } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { type AccountEmail, accountEmail } from "./account-email";

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

type Subscription = NotifiedState & {
  endsAt: Date | null;
  endReason: EndReason | null;
  /** The names of regions and trades that the user chose and the plan does not cover. */
  paused: ReadonlyArray<string>;
};

/** What changed since the user was last notified; `before` is `null` for a first subscription. */
export function subscriptionChangedEmail(
  origin: string,
  before: NotifiedState | null,
  subscription: Subscription,
): AccountEmail {
  const { plan, endsAt } = subscription;
  const billing = { label: "See your billing page", href: `${origin}/dashboard/billing` };
  const terms = `${optionLabel(plan)}: ${pricePerPeriod(plan)}${endsAt ? `, renewing on ${day(endsAt)}` : ""}.`;
  const change = changeSince(before, subscription);
  switch (change) {
    case "ended":
      return subscriptionEndedEmail(origin, subscription);
    case "canceled":
      return subscriptionEndingEmail(origin, subscription);
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
        paragraphs: [
          ...(before ? [`It was ${optionLabel(before.plan)}.`] : []),
          terms,
          ...pausedParagraphs(subscription),
        ],
        button: billing,
        notes: WHO,
      });
    case "resumed":
    case "started":
      return accountEmail({
        origin,
        subject: change === "resumed" ? "Your subscription continues" : `Welcome to ${optionLabel(plan)}`,
        paragraphs: [
          "Your subscription is active.",
          terms,
          ...pausedParagraphs(subscription),
          "You can change or cancel it at any time.",
        ],
        button: billing,
        notes: WHO,
      });
  }
}

function pausedParagraphs({ paused }: Subscription): Array<string> {
  if (paused.length === 0) return [];
  return [
    `This plan covers one region and one trade, so these are paused: ${paused.join("; ")}. They stay stored and count again with Pro. In Digest Settings you can choose one of them instead.`,
  ];
}

/** Access goes on until the end of the paid period. */
function subscriptionEndingEmail(origin: string, { plan, endsAt, endReason }: Subscription): AccountEmail {
  const until = endsAt ? ` You keep ${optionLabel(plan)} until ${day(endsAt)}.` : "";
  return endReason === "paused"
    ? accountEmail({
        origin,
        subject: "Your subscription is paused",
        paragraphs: [`You will not be charged while it is paused.${until}`],
        button: { label: "Open your billing page", href: `${origin}/dashboard/billing` },
        notes: ["To end the pause, open the billing portal there.", ...WHO],
      })
    : accountEmail({
        origin,
        subject: "Your subscription is canceled",
        paragraphs: [`You will not be charged again.${until}`],
        button: { label: "Keep my subscription", href: `${origin}/reactivate` },
        notes: ["Your saved bids and settings are kept.", ...WHO],
      });
}

const ENDED_BECAUSE: Readonly<Record<EndReason, { subject: string; why: (plan: string) => string }>> = {
  canceled: {
    subject: "Your subscription has ended",
    why: (plan) => `${plan} was canceled, and the period you paid for is over.`,
  },
  "payment-failed": {
    subject: "Your subscription has ended because a payment failed",
    why: (plan) => `The payment for ${plan} failed and could not be collected when it was tried again.`,
  },
  paused: {
    subject: "Your subscription is paused and the paid period is over",
    why: (plan) => `${plan} is paused, and the period you paid for is over.`,
  },
  provider: {
    subject: "Your subscription has ended",
    why: (plan) => `Lemon Squeezy, which handles our payments, ended ${plan}, for example after a refund.`,
  },
};

/** Access is gone. */
function subscriptionEndedEmail(origin: string, { plan, endsAt, endReason }: Subscription): AccountEmail {
  const reason = endReason ?? "provider";
  const { subject, why } = ENDED_BECAUSE[reason];
  const since = endsAt ? `Your access ended on ${day(endsAt)}` : "Your access has ended";
  return accountEmail({
    origin,
    subject,
    paragraphs: [
      why(optionLabel(plan)),
      `${since}, and you ${reason === "paused" ? "are not charged while it is paused" : "will not be charged again"}.`,
    ],
    button:
      reason === "paused"
        ? { label: "Resume in the billing portal", href: `${origin}/reactivate` }
        : { label: "Choose a plan", href: `${origin}/reactivate` },
    notes: [
      "Your saved bids and settings are kept.",
      ...(ENDINGS[reason].isByChoice
        ? ["If you don't want to continue, you don't need to do anything."]
        : ["If you did not expect this, write to support."]),
    ],
  });
}
