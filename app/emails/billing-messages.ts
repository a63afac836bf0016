import { formatDay } from "~/domain/local-time";
import { accountEmail, type AccountEmail } from "./account-email";

type To = { origin: string };

const day = (instant: Date) => formatDay(instant, "America/Toronto");

/** Some days before a trial ends. */
export function trialEndingEmail({ origin, endsAt }: To & { endsAt: Date }): AccountEmail {
  return accountEmail({
    origin,
    subject: `Your free trial ends on ${day(endsAt)}`,
    paragraphs: [
      `Your free trial of Tenderlight ends on ${day(endsAt)}. After that your feed and your digests stop, unless you choose a plan.`,
    ],
    button: { label: "Choose a plan", href: `${origin}/dashboard/upgrade` },
    notes: [
      "You need not do anything if you do not want to go on: no card was asked for, and nothing is charged.",
    ],
  });
}

export function paymentFailedEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your payment did not go through",
    paragraphs: [
      "The last payment for your Tenderlight plan failed. Your plan goes on while it is tried again.",
    ],
    button: { label: "Update the payment method", href: `${origin}/dashboard/billing` },
    notes: ["If you have just paid, you need not do anything."],
  });
}

export function paymentRecoveredEmail({ origin }: To): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your payment has gone through",
    paragraphs: ["Thank you: the payment for your Tenderlight plan has gone through, and your plan goes on."],
    button: { label: "See your billing", href: `${origin}/dashboard/billing` },
    notes: [],
  });
}

export function subscriptionStartedEmail({ origin, plan }: To & { plan: string }): AccountEmail {
  return accountEmail({
    origin,
    subject: `Your ${plan} plan has started`,
    paragraphs: [
      `Your ${plan} plan is active. The receipt comes from our payment provider in a mail of its own.`,
    ],
    button: { label: "Go to your dashboard", href: `${origin}/dashboard` },
    notes: ["You can change or cancel the plan under Billing at any time."],
  });
}

export function subscriptionCanceledEmail({
  origin,
  accessUntil,
}: To & { accessUntil: Date | null }): AccountEmail {
  return accountEmail({
    origin,
    subject: "Your plan was canceled",
    paragraphs: [
      accessUntil === null
        ? "Your Tenderlight plan was canceled."
        : `Your Tenderlight plan was canceled. You can use it until ${day(accessUntil)}.`,
    ],
    button: { label: "Start again", href: `${origin}/reactivate` },
    notes: ["If that was not you, write to us."],
  });
}
