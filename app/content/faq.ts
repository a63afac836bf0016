import { bothPrices, PLANS, yearlyDiscount } from "~/domain/billing/plans";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import { limitLabel, limitsFor } from "~/domain/billing/roles";
import { TRIAL_DAYS } from "~/domain/billing/entitlement";
import { PLAN_REPLY_HOURS, POLICY } from "./policy";

export type Question = { question: string; answer: string };

const basic = limitsFor("basic");
const pro = limitsFor("pro");

/** The landing page shows the first group; /faq shows them all. */
export const FAQ: ReadonlyArray<{ heading: string; questions: ReadonlyArray<Question> }> = [
  {
    heading: "Before you start",
    questions: [
      {
        question: "What does Tenderlight do?",
        answer:
          "It reads public procurement notices, works out where the work is and which trade it is for, and brings you the ones that fit: in a feed, in a search and in a weekly email. You bid on the buyer's own portal, as before.",
      },
      {
        question: "Who is it for?",
        answer:
          "Contractors and service businesses in snow removal, landscaping, janitorial, construction, electrical, mechanical and plumbing, HVAC, and paving. Canada, mainly Ontario, and nine US states: New York, New Jersey, Massachusetts, Pennsylvania, Connecticut, Rhode Island, Vermont, New Hampshire and Maine.",
      },
      {
        question: "What does it cost?",
        answer: `Nothing for ${TRIAL_DAYS} days, and we do not ask for a card. Then Basic is ${bothPrices(PLANS.basic)}, and Pro is ${bothPrices(PLANS.pro)}. A year costs about ${yearlyDiscount(PLANS.pro)}% less than twelve months. No setup fee.`,
      },
      {
        question: "Do you have every bid?",
        answer:
          "No, and no other service does either. We read portals that publish their notices for reuse. Many Ontario municipalities use a portal whose terms forbid that, and so do some US states. The list of what we read, and what we do not, is on our legal page, with the time each was last read.",
      },
      {
        question: "How do you know what is snow removal?",
        answer:
          "By the classification codes in the notice and by phrases in its title and text, with rules for misleading words. Each match shows the code or phrase behind it, so you can judge it at a glance.",
      },
      {
        question: "Can I cancel?",
        answer:
          "Anytime, in the billing portal; you do not have to write to us. You keep access until the end of the period you paid for. If you do nothing, a trial simply ends.",
      },
    ],
  },
  {
    heading: "Digest and alerts",
    questions: [
      {
        question: "When does the digest come?",
        answer:
          "The first one on the first Sunday after you set up your account, then every Monday, at 8:00 in the morning Toronto time. You never get two in the same six days.",
      },
      {
        question: "How many bids are in it?",
        answer: `Up to ${basic.digestSummaries} with Basic and in the trial, up to ${pro.digestSummaries} with Pro. The rest are in your feed.`,
      },
      {
        question: "What are instant alerts?",
        answer: `With Pro, you get an email about a new contract over ${ALERT_THRESHOLD} in your regions, within ${ALERT_PROMISE.withinHours} hours of our reading it; ${ALERT_PROMISE.averageMinutes} minutes is the average response we aim at. They are off until you switch them on.`,
      },
      {
        question: "How do I stop the emails?",
        answer:
          "Switch the digest off in Digest Settings; every digest has the link. Mail about the account itself, such as a password reset, still comes when you ask for it.",
      },
      {
        question: "Why was a bid not in my digest?",
        answer:
          "It may be outside your region, be below your minimum value, be classified as another trade, or come from a portal we do not read. Search all opportunities to check, and tell us if we got it wrong.",
      },
    ],
  },
  {
    heading: "Plans and limits",
    questions: [
      {
        question: "What is the difference between Basic and Pro?",
        answer: `Basic covers ${limitLabel(basic.regions, "region")} and ${limitLabel(basic.serviceTypes, "service type")}, and opens ${basic.dailyDetailViews} new bid details a day. Pro has no such limits, adds Quebec, British Columbia and the US states, instant alerts, the pipeline and advanced filters.`,
      },
      {
        question: "What can I do in the trial?",
        answer: `What Basic can, for ${TRIAL_DAYS} days.`,
      },
      {
        question: "What is a daily view?",
        answer: `Opening a bid's full details for the first time, once you have saved it. A bid you have already opened never counts again. The ${basic.dailyDetailViews} views reset at midnight in Toronto.`,
      },
      {
        question: "Is there PDF export?",
        answer:
          "It is part of Pro and not ready yet: the button says so. Every bid prints cleanly from the browser.",
      },
      {
        question: "I was charged by mistake. What now?",
        answer: `Write to us within ${POLICY.refundWindowDays} days of the charge. Billing questions are answered within ${POLICY.billingReplyBusinessDays} business day.`,
      },
    ],
  },
  {
    heading: "Account and data",
    questions: [
      {
        question: "How soon do you answer?",
        answer: `Within ${POLICY.supportReplyBusinessDays} business days; email from Basic within ${PLAN_REPLY_HOURS.basic} hours and from Pro within ${PLAN_REPLY_HOURS.pro} hours.`,
      },
      {
        question: "Can I take my data with me, or delete it?",
        answer:
          "Yes, both, at any time and on every plan. In My Profile you can download everything we keep about you as one file, and delete the account.",
      },
      {
        question: "Do you sell my data?",
        answer: "No. There is no advertising and no tracking on any page.",
      },
      {
        question: "Does it work without JavaScript?",
        answer: "Yes, all of it. With it, lists update by themselves and dialogs open in place.",
      },
    ],
  },
];
