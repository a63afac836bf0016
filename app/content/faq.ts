import { TRIAL_DAYS } from "~/domain/billing/entitlement";
import { limitLabel, limitsFor } from "~/domain/billing/roles";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";
import { MAX_CLOSING_LINES } from "~/domain/mail/digest";
import { LANDING_QUESTIONS, type Question } from "./landing";
import { PLAN_REPLY_HOURS, POLICY } from "./policy";

const basic = limitsFor("basic");
const pro = limitsFor("pro");

/** What /faq shows. */
export const FAQ: ReadonlyArray<{ heading: string; questions: ReadonlyArray<Question> }> = [
  { heading: "Before you start", questions: LANDING_QUESTIONS },
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
        answer: `Every bid that fits you and closes within 7 days, up to ${MAX_CLOSING_LINES}, one line each. Below them the new ones: up to ${basic.digestSummaries} with Basic and in the trial, up to ${pro.digestSummaries} with Pro. The rest are in your feed.`,
      },
      {
        question: "What are instant alerts?",
        answer: `With Pro, you get an email about a new contract over ${ALERT_THRESHOLD} in your regions, within ${ALERT_PROMISE.withinHours} hours of our reading it; ${ALERT_PROMISE.averageMinutes} minutes is the average response we aim at. Many buyers state no value, so there is a second switch: one email a day with the new bids that state none. Both are off until you switch them on.`,
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
        answer: `Basic covers ${limitLabel(basic.regions, "region")} and ${limitLabel(basic.serviceTypes, "service type")}, and opens ${basic.dailyDetailViews} new bid details a day. Pro has no such limits: it covers several regions and trades, in any province or state that we cover, and adds instant alerts, the pipeline and advanced filters.`,
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
