import { POLICY } from "~/content/policy";
import { formatCount } from "~/domain/format-count";
import { MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";
import { RETENTION } from "~/domain/retention";
import { Article, MailLink, Part, PlainTable, Points } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";

const KEPT: ReadonlyArray<readonly [what: string, why: string, howLong: string]> = [
  [
    "Email address, company name if you gave one, and a password as an Argon2id hash",
    "So that you can sign in and get your digest. The password cannot be read from the hash.",
    `Until you delete the account; ${RETENTION.unconfirmedAccountDays} days if you never confirm the address`,
  ],
  [
    "Profile: plan, regions, service types and their parts, minimum value, time zone, which emails you want",
    "To find the bids that fit, and to send reminders by your clock.",
    "Until you change it or delete the account",
  ],
  [
    "Saved bids with their status",
    "Your pipeline.",
    `Until you remove them (${RETENTION.removedBidHours} hours more, for Undo) or delete the account`,
  ],
  [
    "Which bid details you have opened",
    "So that they stay open for you, and for the daily views of Basic and the trial.",
    `${RETENTION.viewDays} days, or until you delete the account`,
  ],
  [
    "Bids and words that you left out as not your kind of work, and the trade and rule that had brought each bid",
    "To keep them out of your feed and emails. How often a rule was wrong is counted without your name, to correct the rule.",
    `Until you remove them or delete the account; of more than ${formatCount(MAX_HIDDEN_BIDS)} bids the oldest go`,
  ],
  [
    "Dates of bids that you have corrected or added, with place and time",
    "To show them to you in place of what we read out of the notice.",
    "Until you remove them or delete the account, or the bid is deleted",
  ],
  [
    "If you made a private calendar address: its hash, what it last said of each date, and which kind of program read it when, to the hour",
    "To let your calendar program read the dates of your saved bids, and to show you whether it does.",
    "Until you stop the address or delete the account; dates that are past or cancelled go after a month",
  ],
  [
    "Sessions: when each began and was last used, and what the browser calls itself",
    "To keep you signed in, and so that you can see your other devices and sign them out.",
    `${RETENTION.sessionIdleDays} days after the last visit, at most ${RETENTION.sessionMaxDays}`,
  ],
  [
    "In your browser: a cookie that says that it has signed in (__Host-browser)",
    "To email you about sign-ins from other browsers, and to tell you from people who guess at your password.",
    `${RETENTION.knownBrowserDays} days after the last sign-in, or until your password changes`,
  ],
  [
    "Links in account mail, as hashes",
    "To confirm an address, reset a password, change an address or undo that, or sign out everywhere.",
    `${RETENTION.verifyLinkHours} hours; ${RETENTION.resetLinkHours} hour for a reset; ${RETENTION.undoEmailChangeDays} days to undo or sign out`,
  ],
  [
    "Attempts to sign in, sign up or reset: hashes of the email address and the network address",
    "To slow down guessing.",
    `${RETENTION.attemptsHours} hours`,
  ],
  [
    "Consent: your email address, the words you agreed to, when, and the network address it came from",
    "Anti-spam law requires us to be able to prove it.",
    "Kept after the account is gone",
  ],
  [
    "Which emails we sent you, and which bids were in them",
    "So that nothing is sent twice.",
    `Digests ${RETENTION.digestDays} days, alerts and reminders ${RETENTION.bulkMailDays} days, all other mail with its text ${RETENTION.ownMailDays} days, or until you delete the account`,
  ],
  [
    "Whether you were in a run of the digest, with your settings at that time",
    "To make the digest, and to tell you what became of it.",
    `${RETENTION.deliveryDays} days, or until you delete the account`,
  ],
  [
    "Which dates of your saved bids we reminded you of",
    "So that no reminder is sent twice.",
    `${RETENTION.reminderDays} days`,
  ],
  [
    "That you stopped, paused or resumed emails with the link in one",
    "To prove that we did it.",
    `${RETENTION.mailChoiceYears} years, also after the account is gone, under a number without a name`,
  ],
  [
    "Email addresses that bounced or reported our mail as spam",
    "So that no digest, alert or reminder goes there again.",
    "Until you ask us to remove it",
  ],
  [
    "Messages to support: name, email address, subject, text, your browser and the page you were on",
    "To answer you.",
    `${RETENTION.supportMessageDays / 365} years, or until you ask us to delete them`,
  ],
  [
    "Subscription: status, period, and the payment provider's numbers for you and for it",
    "To know what you have paid for. Card numbers never reach us.",
    `Without your name for ${RETENTION.moneyYears} years after it has ended, as tax law asks; the provider's messages about it ${RETENTION.billingEventDays} days, or ${RETENTION.moneyYears} years if a payment has no account`,
  ],
  [
    "That your email address has had its free trial: a keyed hash, from which the address cannot be read",
    "So that each address gets one trial.",
    `${RETENTION.usedTrialDays / 365} years after the trial began or, if later, the account was deleted`,
  ],
  [
    "An earlier email address, after you changed it",
    "To give the payment provider the new one.",
    "Until the provider has it",
  ],
  [
    "Errors that occurred while your profile was loading",
    "To find and fix them.",
    `${RETENTION.usageLogDays} days, or until you delete the account`,
  ],
  [
    "Log of sign-ins, failed sign-ins and account changes: your account's number, or part of a hash of the address",
    "To notice attacks.",
    `About ${RETENTION.requestLogDays} days`,
  ],
  [
    "The host's log of requests, with network addresses",
    "To find errors and stop attacks.",
    `About ${RETENTION.requestLogDays} days`,
  ],
];

export function PrivacyPage({ page }: { page: PublicPage }) {
  return (
    <Article
      page={page}
      title="Privacy policy"
      lead="What we keep about you, why, and for how long. It is short because there is little."
      policy
    >
      <Part heading="What we keep">
        <p>We keep this about people who have an account or write to us, and nothing else:</p>
      </Part>
      <PlainTable label="What we keep" heads={["What", "Why", "How long"]} rows={KEPT} />
      <Part heading="What we do not do">
        <Points>
          <li>We do not sell or rent data, and show no advertising.</li>
          <li>We do not track: no analytics, no pixels in emails, nothing loaded from other sites.</li>
          <li>
            We do not keep names, email addresses, telephone or fax numbers of buyers&apos; staff. A program
            removes them from notices before we store them. If you find one that it has missed, write to us
            and we remove it.
          </li>
          <li>No decision about you is made by a machine. The matching sorts bids, not people.</li>
        </Points>
      </Part>
      <Part heading="Who else handles it">
        <Points>
          <li>Cloudflare runs the service and its database.</li>
          <li>A mail provider delivers our emails: it gets your address and the text.</li>
          <li>
            Lemon Squeezy sells the subscriptions and handles payment: what you enter on its checkout pages
            goes to it, and it tells us what you have bought. When you change your email address here, we give
            it the new one.
          </li>
        </Points>
        <p>
          They may do so in Canada, the United States and other countries, and only for this. We give data to
          authorities only when the law requires it.
        </p>
      </Part>
      <Part id="export" heading="See it and take it with you">
        <p>
          My Profile → Download my data gives you everything about your account as one JSON file: account,
          profile, saved bids, what you left out, views, subscription, sessions, consents, emails sent to you
          and messages to support. You do not have to wait or give a reason.
        </p>
      </Part>
      <Part id="deletion" heading="Delete it">
        <p>
          My Profile → Delete my account removes the account and the profile, saved bids, what you left out,
          views, calendar address, sessions, links and emails with it, at once. We keep the proof of consent
          and of stopped emails, a keyed hash of your address so that it gets no second free trial, an address
          that bounced, messages you sent to support, and database backups until they expire. Ask us and we
          will delete the messages too.
        </p>
      </Part>
      <Part heading="Email">
        <p>
          You get the digest, alerts and reminders because you signed up for an email service. Each says why
          you get it and how to stop it; stopping takes effect with the next mailing. Mail about the account
          comes only when something happens to the account.
        </p>
      </Part>
      <Part heading="Your rights, and children">
        <p>
          You may ask what we keep about you, have it corrected or deleted, and withdraw consent. Write to{" "}
          <MailLink address={page.supportAddress} />; if you are not satisfied with the answer, you can
          contact the privacy commissioner or authority where you live. The service is for people aged{" "}
          {POLICY.minimumAge} and older.
        </p>
      </Part>
      <Part heading="Changes">
        <p>
          When this text changes in a way that matters to you, we write to you before it takes effect. See
          also{" "}
          <a href="/cookies" className="text-link">
            cookies
          </a>
          .
        </p>
      </Part>
    </Article>
  );
}
