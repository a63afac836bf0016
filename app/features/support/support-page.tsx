import type { ReactNode } from "react";
import { PLAN_REPLY_HOURS, POLICY, SEVERITY_TARGETS } from "~/content/policy";
import { CONTACT } from "~/content/public-pages";
import { limitsFor } from "~/domain/billing/roles";
import { Article, MailLink, Part, PlainTable, Points } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";

type SupportPageProps = {
  page: PublicPage;
  /** The message after sending the form, shown above everything else. */
  notice?: ReactNode;
  /** The form; without it the section shows the email address. */
  contactForm?: ReactNode;
};

export function SupportPage({ page, notice, contactForm }: SupportPageProps) {
  const views = limitsFor("basic").dailyDetailViews;
  return (
    <Article
      page={page}
      title="Help Center"
      lead={`A person answers, within ${POLICY.supportReplyBusinessDays} business days.`}
    >
      {notice && <div className="mt-6">{notice}</div>}
      <section id="contact" className="mt-9">
        <h2 className="text-xl">{CONTACT.title}</h2>
        <p className="mt-3">
          Write to <MailLink address={page.supportAddress} />
          {contactForm ? ", or use this form." : "."} For billing, tell us the email address of your account.
          Never send a card number.
        </p>
        {contactForm && <div className="mt-5">{contactForm}</div>}
      </section>
      <Part id="response-times" heading="How soon we answer">
        <Points>
          <li>Support: within {POLICY.supportReplyBusinessDays} business days.</li>
          <li>Billing: within {POLICY.billingReplyBusinessDays} business day.</li>
          <li>
            On Basic, we answer email within {PLAN_REPLY_HOURS.basic} hours. On Pro, within{" "}
            {PLAN_REPLY_HOURS.pro} hours.
          </li>
        </Points>
      </Part>
      <PlainTable
        label="How soon we act on a problem"
        heads={["Severity", "What it means", "We act within"]}
        rows={SEVERITY_TARGETS.map(({ severity, what, businessDays }) => [
          severity,
          what,
          `${businessDays} business ${businessDays === "1" ? "day" : "days"}`,
        ])}
      />
      <Part id="troubleshooting" heading="Before you write: a checklist">
        <Points>
          <li>
            <strong>No confirmation or reset email.</strong> Look in the junk folder. Sign up again to get a
            new link, and use the newest one.
          </li>
          <li>
            <strong>No digest on Monday.</strong> Is Email Digest switched on in Digest Settings? We send no
            email in a week without new bids for you. The first digest after you set up comes on a Sunday.
          </li>
          <li>
            <strong>Few or no bids.</strong> Choose a whole province instead of one city, or lower the minimum
            contract value. Then look under Browse Opportunities: the bid may be listed under another trade.
          </li>
          <li>
            <strong>A bid does not open.</strong> Basic and trial accounts save a bid first and open {views}{" "}
            new ones a day; the count resets at midnight in Toronto.
          </li>
          <li>
            <strong>You paid and the plan has not changed.</strong> Press Refresh Subscription on the billing
            page, and wait a minute.
          </li>
          <li>
            <strong>A page looks broken.</strong> Load it again. Nothing here needs JavaScript, so an
            extension that blocks it is not the cause.
          </li>
          <li>
            <strong>Still wrong?</strong> Tell us what you did, what you saw, and the address of the page.
          </li>
        </Points>
      </Part>
      <Part id="data" heading="Your data: export and deletion">
        <p>
          You find both in My Profile, on every plan and after a subscription has ended. Download my data
          gives you one file with everything we keep about you. Delete my account removes it at once and for
          good. For what we keep, see the{" "}
          <a href="/privacy#deletion" className="text-link">
            privacy policy
          </a>
          .
        </p>
      </Part>
      <Part id="refunds" heading="Refunds and mistaken charges">
        <p>
          Tell us within {POLICY.refundWindowDays} days of the charge. We refund mistaken charges in full.
          Canceling stops the next payment; you keep access until the end of the period you paid for.
        </p>
      </Part>
      <Part heading="More">
        <p>
          <a href="/faq" className="text-link">
            Questions and answers
          </a>
          {" · "}
          <a href="/legal#coverage" className="text-link">
            What we cover
          </a>
        </p>
      </Part>
    </Article>
  );
}
