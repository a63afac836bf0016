import { DISCLAIMER } from "~/content/public-pages";
import { bothPrices, PLANS } from "~/domain/billing/plans";
import { POLICY } from "~/content/policy";
import { limitLabel, limitsFor } from "~/domain/billing/roles";
import { TRIAL_DAYS } from "~/domain/billing/entitlement";
import { Article, MailLink, Part, Points } from "./article";
import type { PublicPage } from "./public-page";

export function TermsPage({ page }: { page: PublicPage }) {
  const basic = limitsFor("basic");
  return (
    <Article
      page={page}
      title="Terms of service"
      lead="What you get, what you pay, and what we answer for."
      policy
    >
      <Part heading="The service">
        <p>
          Tenderlight collects notices of public tenders, sorts them by place and trade, and shows and e-mails
          those that fit your profile. {DISCLAIMER}
        </p>
        <p>
          We do not have every notice; what we read and what we do not is on the{" "}
          <a href="/legal#coverage" className="text-link">
            legal page
          </a>
          . We do not bid for you, and no contract with a buyer comes about here.
        </p>
      </Part>
      <Part heading="Your account">
        <Points>
          <li>You are {POLICY.minimumAge} or older, and may act for the business you sign up for.</li>
          <li>One account is for one person or business. Keep the password to yourself.</li>
          <li>The e-mail address must be yours: everything we have to say goes there.</li>
        </Points>
      </Part>
      <Part heading="Trial, plans and prices">
        <Points>
          <li>
            A new account starts with a free trial of {TRIAL_DAYS} days. No card is asked for, and nothing is
            charged when it ends.
          </li>
          <li>
            Basic costs {bothPrices(PLANS.basic)}, and Pro {bothPrices(PLANS.pro)}; taxes may come on top and
            are shown at the checkout. There is no setup fee.
          </li>
          <li>
            The trial and Basic follow {limitLabel(basic.regions, "region")} and{" "}
            {limitLabel(basic.serviceTypes, "service type")} and open {basic.dailyDetailViews} new bid details
            a day. What each plan holds stands on the{" "}
            <a href="/#pricing" className="text-link">
              pricing table
            </a>
            .
          </li>
          <li>
            Subscriptions are sold by Lemon Squeezy as the merchant of record. They renew by the month or by
            the year until you cancel.
          </li>
        </Points>
      </Part>
      <Part id="cancel" heading="Canceling and refunds">
        <p>
          Cancel anytime in the billing portal. You keep access until the end of the period that is paid for,
          and nothing more is charged. Report a mistaken charge, or ask for a refund, within{" "}
          {POLICY.refundWindowDays} days of the charge: <MailLink address={page.supportAddress} />. A mistaken
          charge is paid back in full.
        </p>
        <p>
          If a payment fails we tell you and try again; update the payment method in the billing portal. You
          can delete the account yourself at any time.
        </p>
      </Part>
      <Part heading="Fair use">
        <Points>
          <li>Use it for your own business. Do not resell the lists or copy them by machine.</li>
          <li>Do not try to get at other people&apos;s accounts, or to get round the limits of a plan.</li>
          <li>
            The notices themselves are their publishers&apos; and come under the{" "}
            <a href="/legal#sources" className="text-link">
              licences named with them
            </a>
            .
          </li>
        </Points>
        <p>
          We may close an account that breaks these rules, and say why. What is paid in advance beyond that is
          paid back.
        </p>
      </Part>
      <Part heading="What we answer for">
        <p>
          We take care, and cannot promise that every notice is found in time, placed rightly or copied
          without a fault, or that the service is never down. Check the buyer&apos;s own notice before you
          rely on a date or a condition.
        </p>
        <p>
          As far as the law allows, we do not answer for lost bids, lost profit or other consequences, and all
          we answer for together is limited to the amount you paid in the prior {POLICY.liabilityMonths}{" "}
          months. Nothing here limits rights that the law gives a consumer and that cannot be given up.
        </p>
      </Part>
      <Part heading="Changes, and which law holds">
        <p>
          When these terms change in a way that matters to you, we write to you before it takes effect; if you
          do not agree, cancel before then. The law of {POLICY.governingLaw}, Canada, holds, and its courts
          decide.
        </p>
      </Part>
    </Article>
  );
}
