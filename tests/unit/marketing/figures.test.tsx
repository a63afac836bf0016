import { expect, test } from "vitest";
import { PRICE_NOTE } from "~/content/billing";
import { FAQ } from "~/content/faq";
import { CUSTOMERS, HERO, SAMPLE_DIGEST, VALUES } from "~/content/landing";
import { PLAN_FEATURES } from "~/content/plans";
import { PLAN_REPLY_HOURS, POLICY, SEVERITY_TARGETS } from "~/content/policy";
import { TRIAL_DAYS, TRIAL_LENGTH } from "~/domain/billing/entitlement";
import { PLANS, priceLabel, yearlyDiscount, yearlyPricePerMonth } from "~/domain/billing/plans";
import { limitsFor } from "~/domain/billing/roles";
import { ALERT_PROMISE } from "~/domain/mail/alert-rules";
import { MAX_CLOSING_LINES } from "~/domain/mail/digest";
import { MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";
import { RETENTION } from "~/domain/retention";
import { Landing } from "~/features/landing/landing";
import { sampleDigestView } from "~/features/landing/landing-page.server";
import { CookiesPage } from "~/features/legal/cookies-page";
import { LegalPage } from "~/features/legal/legal-page";
import { PrivacyPage } from "~/features/legal/privacy-page";
import { TermsPage } from "~/features/legal/terms-page";
import { BidPage, type BidPageView } from "~/features/public-bids/bid-pages";
import { FaqPage } from "~/features/public-site/faq-page";
import { SupportPage } from "~/features/support/support-page";
import { renderPage, wordsOf } from "../ui/render-page";

const page = { origin: "https://bids.example", supportAddress: "support@bids.example" };
const now = new Date("2026-11-21T15:00:00Z");
const view = {
  supportAddress: page.supportAddress,
  openNow: null,
  sampleDigest: sampleDigestView(now),
  localHref: null,
};

/** Allowed origins of figures: the product's rules, the marketing samples, and names that contain figures. */
const { basic, pro } = PLANS;
const NAMES = ["8:00", "CC-BY 4.0", "Argon2id", "OCDS 1.1", "500+", "50km", "1. ", "2. ", "3. "];
const FROM_RULES = [
  ...[basic, pro].flatMap((plan) => [
    priceLabel(plan.monthlyPrice),
    priceLabel(plan.yearlyPrice),
    yearlyPricePerMonth(plan),
    `${yearlyDiscount(plan)}%`,
  ]),
  ...Object.values(PLAN_FEATURES).flat(),
  String(MAX_CLOSING_LINES),
  String(TRIAL_DAYS),
  TRIAL_LENGTH,
  ...Object.values(limitsFor("basic")).map(String),
  ...Object.values(limitsFor("pro")).map(String),
  ...Object.values(POLICY).map(String),
  ...SEVERITY_TARGETS.map(({ businessDays }) => businessDays),
  ...Object.values(PLAN_REPLY_HOURS).map(String),
  ...Object.values(RETENTION).map(String),
  MAX_HIDDEN_BIDS.toLocaleString("en-CA"),
  `$${ALERT_PROMISE.overDollars.toLocaleString("en-CA")}`,
  String(ALERT_PROMISE.withinHours),
  String(ALERT_PROMISE.averageMinutes),
];
const SAMPLES = JSON.stringify([SAMPLE_DIGEST, view.sampleDigest]);

const figuresOf = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
const KNOWN = new Set([...FROM_RULES, ...NAMES, SAMPLES].flatMap(figuresOf));

const legal = {
  sources: [],
  places: [{ name: "Ontario", sources: "CanadaBuys", notRead: "municipalities" }],
};

const PAGES = {
  landing: <Landing view={view} path="/" flash={null} />,
  support: <SupportPage page={page} />,
  faq: <FaqPage page={page} />,
  legal: <LegalPage page={page} coverage={legal} />,
  privacy: <PrivacyPage page={page} />,
  terms: <TermsPage page={page} />,
  cookies: <CookiesPage page={page} />,
};

test.each(Object.entries(PAGES))(
  "every figure of the %s page is one of the product's rules",
  (_name, element) => {
    const figures = figuresOf(wordsOf(renderPage(element)));
    expect(figures.filter((figure) => !KNOWN.has(figure))).toEqual([]);
  },
);

const words = (name: keyof typeof PAGES) => wordsOf(renderPage(PAGES[name]));

test("LM-02 LM-03 LM-04 LP-14 the plan cards show each price once, monthly and yearly", () => {
  const text = words("landing");

  expect(text).toContain("$29 per month $21.75 per month, $260.99 per year");
  expect(text).toContain("$69 per month $51.75 per month, $620.99 per year");
  expect(text).toContain("Save up to 25%");
  expect(text).not.toMatch(/\$290|17\s?%/);
});

test("LP-15 LP-16 LM-06 LM-07 the cards list the plans' features, and Pro is highlighted", () => {
  const text = words("landing");

  for (const feature of Object.values(PLAN_FEATURES).flat()) expect(text).toContain(feature);
  expect(text).toContain("Pro Most Popular");
});

test("LP-12 LP-23 LP-24 LP-25 LP-26 claims, and the sample digest with its exact figures", () => {
  const text = words("landing");

  for (const claim of [
    "500+ contractors",
    "Smart matching",
    "Real-time notifications",
    "Broad platform coverage",
  ]) {
    expect(text).toContain(claim);
  }
  expect(text).toContain(
    "Sample Weekly Digest See exactly what the product delivers to your inbox every week",
  );
  // Figures follow their labels in the HTML, as definitions follow terms; CSS shows them above.
  for (const stat of ["New Opportunities 12", "Total Contract Value $24M", "Urgent Deadlines 5"]) {
    expect(text).toContain(stat);
  }
  expect(text.match(/Due \d+ \w+ 2026 \d+ days left/g)).toHaveLength(3);
  expect(text.match(/View Full Bid Pack/g)).toHaveLength(3);
  for (const priority of ["urgent Snow Removal", "high Janitorial", "medium Paving"]) {
    expect(text).toContain(priority);
  }
  expect(text).toContain("Plus access to your full dashboard");
});

test("LP-08 LP-11 LP-13 LP-19 LP-20 LP-36 the landing page follows its one configuration, section by section", () => {
  const html = renderPage(PAGES.landing);
  const section = (id: string) =>
    wordsOf(new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "");

  for (const text of [HERO.title, HERO.subtitle, HERO.primaryCall, HERO.secondaryCall])
    expect(words("landing")).toContain(text);
  for (const { title, text } of VALUES) expect(section("features")).toContain(`${title} ${text}`);
  for (const { quote, name, company } of CUSTOMERS.testimonials)
    expect(section("customers")).toContain(`“${quote}” ${name} , ${company}`);
  expect(html).toContain('<section id="pricing"');
  for (const { question, answer } of FAQ[0]!.questions)
    expect(section("faq")).toContain(wordsOf(`${question} ${answer}`));
});

test("LM-01 LM-15 the page states the trial's terms and the alerts' promises", () => {
  expect(words("landing")).toContain(`${TRIAL_DAYS} days free, no card.`);
  expect(words("landing")).toContain("Cancel anytime.");
  expect(words("landing")).toContain("Instant alerts for contracts over $100,000, within 2 hours");
  expect(words("faq")).toContain("45 minutes is the average response");
});

test("LP-10 the demo speaks of a 50km radius filter, and nothing else does", () => {
  for (const [name, element] of Object.entries(PAGES)) {
    const mentions = wordsOf(renderPage(element)).match(/50km radius filter/g) ?? [];
    expect([name, mentions.length]).toEqual([name, name === "landing" ? 1 : 0]);
  }
});

test("LP-34 LP-35 every page says it is not legal advice, and the landing page says who it is for", () => {
  for (const name of Object.keys(PAGES) as Array<keyof typeof PAGES>) {
    expect(words(name)).toContain("informational service and not legal advice");
  }
  for (const trade of [
    "Snow Removal",
    "Landscaping",
    "Janitorial",
    "Construction",
    "Plumbing",
    "HVAC",
    "Paving",
  ]) {
    expect(words("landing")).toContain(trade);
  }
  expect(words("landing")).toContain("Canada, mainly Ontario, and nine US states");
});

test("ST-01 LM-18 LM-19 LM-20 C-39 support names contacts, checklist, data, refunds and response times", () => {
  const text = words("support");

  for (const part of [
    "support@bids.example",
    "Before you write: a checklist",
    "Your data: export and deletion",
    "Tell us within 14 days of the charge",
    "Support: within 2 business days",
    "Billing: within 1 business day",
    "On Pro, within 24 hours",
    "1 business day",
    "1–2 business days",
    "2 business days",
  ]) {
    expect(text).toContain(part);
  }
});

test("LM-21 LM-22 LM-23 ST-03..ST-06 the policies say age, liability, law and since when", () => {
  expect(words("terms")).toContain("16 or older");
  expect(words("terms")).toContain("the amount you paid in the prior 12 months");
  expect(words("terms")).toContain("The law of Ontario, Canada");
  for (const name of ["legal", "privacy", "terms", "cookies"] as const) {
    expect(words(name)).toContain("Effective date: October 22, 2025");
  }
});

test("LP-36 LP-21 ST-02 questions come from the one configuration, in groups that open one at a time", () => {
  const html = renderPage(PAGES.faq);
  const questions = FAQ.flatMap(({ questions: group }) => group);

  expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(questions.length);
  for (const { question } of questions) expect(wordsOf(html)).toContain(wordsOf(question));
});

test("a bid page shows buyers and closing dates and links to the bids and the trial", () => {
  const bidPage: BidPageView = {
    regionName: "Peel Region",
    trade: { slug: "snow-removal", name: "snow removal" },
    path: "/bids-in/peel-region/snow-removal",
    regionPath: "/bids-in/peel-region",
    found: 30,
    foundLabel: "30",
    bids: [
      {
        id: 7,
        title: "Snow clearing",
        language: "en",
        buyer: "City of Brampton",
        location: "Brampton",
        details: ["RFT", "Snow Removal", "CanadaBuys"],
        deadline: {
          label: "Wed 25 Nov 2026, 2:00 pm ET",
          iso: "2026-11-25T19:00:00Z",
          daysLeft: "4 days left",
          urgent: true,
          expired: false,
        },
      },
    ],
    trades: [],
    attributions: ["Contains information licensed"],
    asOf: "As of 9:14 am ET",
  };
  const html = renderPage(<BidPage view={bidPage} />);

  expect(wordsOf(html)).toContain("Snow removal bids in Peel Region");
  expect(wordsOf(html)).toContain("Brampton · City of Brampton RFT · Snow Removal · CanadaBuys");
  expect(wordsOf(html)).toContain("Contains information licensed");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/bids-in",
    "/bids-in/peel-region",
    "/bids/7",
    "/sign-up",
  ]);
});

test("the prices' currency and taxes are the same words in the price list and the terms", () => {
  for (const name of ["landing", "terms"] as const) {
    expect(words(name)).toContain(PRICE_NOTE);
    expect(words(name)).not.toMatch(/taxes may be added/);
  }
});

test("the privacy page says how long what is deleted by its age is kept", () => {
  const { viewDays, digestDays, bulkMailDays, ownMailDays, deliveryDays, mailChoiceYears } = RETENTION;
  const { supportMessageDays, moneyYears, billingEventDays, usageLogDays, usedTrialDays } = RETENTION;
  for (const said of [
    `${viewDays} days, or until you delete the account`,
    `Digests ${digestDays} days, alerts and reminders ${bulkMailDays} days, all other mail with its text ${ownMailDays} days`,
    `${deliveryDays} days, or until`,
    `${mailChoiceYears} years, also after the account is gone`,
    `${supportMessageDays / 365} years, or until you ask us`,
    `for ${moneyYears} years after it has ended`,
    `messages about it ${billingEventDays} days`,
    `${usageLogDays} days, or until you delete the account`,
    `${usedTrialDays / 365} years after the trial began`,
  ])
    expect(words("privacy")).toContain(said);
});

test("the privacy page says what is kept after an account is deleted so that its address gets no second trial", () => {
  expect(words("privacy")).toContain("That your email address has had its free trial: a keyed hash");
  expect(words("terms")).toContain("Each email address gets one trial, even if its account is deleted.");
});
