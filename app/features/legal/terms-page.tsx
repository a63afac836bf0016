import { PRICE_NOTE } from "~/content/billing";
import { POLICY } from "~/content/policy";
import { DISCLAIMER } from "~/content/public-pages";
import { TRIAL_DAYS } from "~/domain/billing/entitlement";
import { bothPrices, PLANS } from "~/domain/billing/plans";
import { limitLabel, limitsFor } from "~/domain/billing/roles";
import { Article, MailLink, Part, Points } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";

export function TermsPage({ page }: { page: PublicPage }) {
  const basic = limitsFor("basic");
  return (
    <Article
      page={page}
      title="Terms of service"
      lead="What you get, what you pay, and what we are liable for."
      policy
    >
      <Part heading="The service">
        <p>
          Tenderlight collects notices of public tenders, sorts them by place and trade, and shows and emails
          you those that fit your profile. {DISCLAIMER}
        </p>
        <p>
          We do not have every notice; what we read and what we do not is on the{" "}
          <a href="/legal#coverage" className="text-link">
            legal page
          </a>
          . We do not bid for you, and you do not make a contract with a buyer here.
        </p>
      </Part>
      <Part heading="Your account">
        <Points>
          <li>You are {POLICY.minimumAge} or older, and may act for the business you sign up for.</li>
          <li>One account is for one person or business. Keep the password to yourself.</li>
          <li>The email address must be yours, because we send everything there.</li>
        </Points>
      </Part>
      <Part heading="Trial, plans and prices">
        <Points>
          <li>
            A new account starts with a free trial of {TRIAL_DAYS} days. We do not ask for a card, and you are
            not charged when it ends. Each email address gets one trial, even if its account is deleted.
          </li>
          <li>
            Basic costs {bothPrices(PLANS.basic)}, and Pro {bothPrices(PLANS.pro)}. {PRICE_NOTE} There is no
            setup fee.
          </li>
          <li>
            The trial and Basic cover {limitLabel(basic.regions, "region")} and{" "}
            {limitLabel(basic.serviceTypes, "service type")} and open {basic.dailyDetailViews} new bid details
            a day. What each plan includes is in the{" "}
            <a href="/#pricing" className="text-link">
              pricing table
            </a>
            .
          </li>
          <li>
            Subscriptions are sold by Lemon Squeezy as the merchant of record. They renew monthly or yearly
            until you cancel.
          </li>
          <li>
            When you change your plan, the new one starts right away. Lemon Squeezy charges or credits the
            rest of the current period and decides the exact amount.
          </li>
        </Points>
      </Part>
      <Part id="cancel" heading="Canceling and refunds">
        <p>
          Cancel anytime in the billing portal. You keep access until the end of the period you paid for, and
          you are not charged again. Report a mistaken charge, or ask for a refund, within{" "}
          {POLICY.refundWindowDays} days of the charge: <MailLink address={page.supportAddress} />. We refund
          mistaken charges in full.
        </p>
        <p>
          If a payment fails, we let you know and it is tried again; update your payment method in the billing
          portal. You can delete the account yourself at any time.
        </p>
      </Part>
      <Part heading="Fair use">
        <Points>
          <li>Use it for your own business. Do not resell the lists or copy them automatically.</li>
          <li>Do not try to get into other people&apos;s accounts or around the limits of a plan.</li>
          <li>
            The notices themselves are their publishers&apos; and come under the{" "}
            <a href="/legal#sources" className="text-link">
              licences named with them
            </a>
            .
          </li>
        </Points>
        <p>
          We may close an account that breaks these rules, and say why. We refund what you paid for the time
          after that.
        </p>
      </Part>
      <Part heading="Our liability">
        <p>
          We take care, but we cannot promise that every notice is found in time, placed correctly and copied
          without error, or that the service is never down. Check the buyer&apos;s own notice before you rely
          on a date or a condition.
        </p>
        <p>
          As far as the law allows, we are not liable for lost bids, lost profit or other consequences, and
          our total liability is limited to the amount you paid in the prior {POLICY.liabilityMonths} months.
          Nothing here limits consumer rights that cannot be waived by law.
        </p>
      </Part>
      <Part heading="Changes and governing law">
        <p>
          When these terms change in a way that matters to you, we write to you before it takes effect; if you
          do not agree, cancel before then. The law of {POLICY.governingLaw}, Canada, applies, and its courts
          decide.
        </p>
      </Part>
    </Article>
  );
}
