import { expect, test } from "vitest";
import {
  CUSTOMERS,
  DEMO,
  EXAMPLE,
  LANDING_QUESTIONS,
  LANDING_TITLE,
  SAMPLE_DIGEST,
  STEPS,
  VALUES,
} from "~/content/landing";
import { PLAN_FEATURES } from "~/content/plans";
import { Landing } from "~/features/landing/landing";
import { sampleDigestView } from "~/features/landing/landing-page.server";
import type { PublicBid } from "~/features/public-bids/public-bids";
import { readText } from "../project/project-files";
import { renderPage, wordsOf } from "../ui/render-page";

const testOf = (path: string) => `tests/${path}.test.ts`;

/** What people keep, not the program. */
const PROMISE = "promise";

/** A test that fails when the claim is not kept: its file and a part of its name. */
type Keeper = readonly [file: string, name: string] | typeof PROMISE;

/** Everything that the landing page, its demo, its price cards and its questions claim, by its first words. */
const KEPT_BY: Readonly<Record<string, Keeper>> = {
  "Smart matching": [
    testOf("unit/classification/traps"),
    "goods get no service from the words of their title",
  ],
  "Broad platform coverage": [testOf("unit/sources/register"), "every source is in the register"],
  "Real-time notifications": ["tests/e2e/live.spec.ts", "waits behind a link within two seconds"],
  "The closing date first": ["tests/e2e/feed.spec.ts", "begins with what closes first"],
  "One job, one card": [testOf("integration/merges"), "the same solicitation on two portals is"],
  "Works where you do": [testOf("worker/without-scripts-bids"), "DC-04 SB-07 SB-09"],

  "Say what you do and where": ["tests/e2e/onboarding.spec.ts", "from the first choice to the dashboard"],
  "We read the portals": [testOf("integration/sources"), "sources are read at their own rhythm"],
  "You bid": [testOf("integration/digests"), "DC-07 the weekly digest is queued once"],

  "A city posts a tender for snow clearing.": [
    testOf("unit/classification/field-of-each-trade"),
    "is for %s",
  ],
  "We check it against your trade and your ": [
    testOf("integration/search"),
    "CA-08 the feed has bids for the place",
  ],
  "It appears in your feed the next time we": [
    testOf("integration/digest-parts"),
    "DC-06 what closes within",
  ],
  "You save it, open the full bid pack, and": ["tests/e2e/feed.spec.ts", "the link to its source"],

  "Summarized headlines and deadlines": ["tests/e2e/feed.spec.ts", "say what, where, when and why"],
  "Search and browse": ["tests/e2e/browse.spec.ts", "what was searched for is found"],
  "Short descriptions": ["tests/e2e/feed.spec.ts", "say what, where, when and why"],
  "Weekly digest of up to 12 bids": [testOf("integration/digest-parts"), "RP-04 RP-05"],
  "1 region and 1 service type": [testOf("integration/plan-limits"), "never exceed the plan"],
  "Email support within 48h": PROMISE,

  "Full bid details opened directly": [testOf("worker/without-scripts-bids"), "BD-06 BD-08 BD-09"],
  "Full pipeline tracking with Save to Pipe": [testOf("worker/without-scripts-bids"), "BD-06 BD-08 BD-09"],
  "Multi-region coverage with Quebec, Briti": [testOf("integration/plan-limits"), "never exceed the plan"],
  "Unlimited service types": [testOf("integration/onboarding"), "pro stores several places and trades"],
  "Instant alerts for contracts over $100,0": [testOf("integration/alerts"), "DC-09 RP-10"],
  "Weekly digest of up to 25 bids": [testOf("integration/digest-parts"), "RP-04 RP-05"],
  "Full bid packs with scope breakdowns, co": [
    "tests/e2e/feed.spec.ts",
    "a bid opens with its five sections",
  ],
  "PDF export (coming soon)": [testOf("worker/without-scripts-bids"), "Download PDF says that it is coming"],
  "Advanced filters": [testOf("worker/without-scripts-bids"), "the agency filter narrows for Pro"],
  "Priority support within 24 hours": PROMISE,
  "Unlimited searches and early access": PROMISE,

  "What does Tenderlight do?": [testOf("integration/search"), "CA-08 the feed has bids for the place"],
  "Who is it for?": [testOf("unit/sources/register"), "every source is in the register"],
  "What does it cost?": [testOf("unit/marketing/figures").replace(/ts$/, "tsx"), "LM-02 LM-03 LM-04"],
  "Do you have every bid?": [testOf("unit/sources/register"), "every source is in the register"],
  "How do you know what is snow removal?": ["tests/e2e/feed.spec.ts", "say what, where, when and why"],
  "Can I cancel?": [testOf("integration/billing"), "canceling and resuming each send mail"],
};

const CLAIMED = [
  ...VALUES.map(({ title }) => title),
  ...STEPS.map(({ title }) => title),
  ...DEMO.steps,
  ...Object.values(PLAN_FEATURES).flat(),
  ...LANDING_QUESTIONS.map(({ question }) => question),
].map((claim) => claim.slice(0, 40));

test("every claim of the landing page has a test that keeps it, or is a promise that people keep", () => {
  expect(new Set(Object.keys(KEPT_BY))).toEqual(new Set(CLAIMED));
  const missing = Object.entries(KEPT_BY).filter(
    ([, keeper]) => keeper !== PROMISE && !readText(keeper[0]).includes(keeper[1]),
  );
  expect(missing).toEqual([]);
});

const bid = (id: number, title: string): PublicBid => ({
  id,
  title,
  language: "en",
  buyer: "City of Brampton",
  location: "Brampton",
  details: [],
  deadline: {
    label: "Wed 25 Nov 2026, 2:00 pm ET",
    iso: "2026-11-25T19:00:00Z",
    daysLeft: "4 days left",
    urgent: true,
    expired: false,
  },
});

const landing = () =>
  renderPage(
    <Landing
      path="/"
      flash={null}
      view={{
        supportAddress: "support@bids.example",
        localHref: null,
        sampleDigest: sampleDigestView(new Date("2026-11-21T15:00:00Z")),
        openNow: {
          heading: "30 bids open in Ontario now",
          where: " in Ontario",
          bids: [bid(1, "Snow clearing"), bid(2, "Roof repairs")],
          closing: [bid(1, "Snow clearing")],
          alsoNew: [bid(2, "Roof repairs")],
          asOf: "As of 9:14 am ET",
        },
      }}
    />,
  );

test("LP-12 LP-19 each made-up figure and quotation is marked as an example", () => {
  const customers = wordsOf(/<section id="customers".*?<\/section>/s.exec(landing())?.[0] ?? "");

  expect(customers).toMatch(new RegExp(`^${CUSTOMERS.heading.replace("+", "\\+")} ${EXAMPLE} `));
  for (const { trade } of CUSTOMERS.testimonials) expect(customers).toContain(`${trade} ${EXAMPLE}`);
  expect(wordsOf(landing())).toContain(`${EXAMPLE} ${SAMPLE_DIGEST.note}`);
});

test("the sample digest ends with the digest's two parts, of real bids with their dates, each bid once", () => {
  const real = wordsOf(/<section aria-labelledby="real-digest".*?<\/section>/s.exec(landing())?.[0] ?? "");

  expect(real).toMatch(/Closing within 7 days Snow clearing .*25 Nov 2026.* New Roof repairs .*25 Nov 2026/);
  expect(real.match(/Snow clearing/g)).toHaveLength(1);
});

test("LP-10 the radius reads as coming, and so does the PDF", () => {
  expect(DEMO.steps.join(" ")).toMatch(/50km radius filter around your yard comes soon/);
  expect(PLAN_FEATURES.pro).toContain("PDF export (coming soon)");
  expect(LANDING_TITLE).not.toMatch(/km|PDF/);
});
