import { TRIAL_DAYS, TRIAL_LENGTH } from "~/domain/billing/entitlement";
import { bothPrices, PLANS, priceLabel, yearlyDiscount } from "~/domain/billing/plans";
import { limitsFor } from "~/domain/billing/roles";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";

const FROM_PRICE = priceLabel(PLANS.basic.monthlyPrice);
export const TRIAL_TERMS = `${TRIAL_DAYS} days free. No card. Cancel anytime.`;

export const HERO = {
  title: "Public bids for your trade, before they close",
  subtitle:
    "Tenderlight reads government procurement portals in Canada and nine US states and picks out the jobs that fit your trade and region. They come in one weekly digest, closing dates first.",
  price: `${TRIAL_DAYS} days free, no card. Then from ${FROM_PRICE} a month. Cancel anytime.`,
  primaryCall: "Start Free Trial",
  secondaryCall: "See how it works",
} as const;

/** The mark of whatever is made up. */
export const EXAMPLE = "Example";

/** The titles are from the spec; each text claims only what the product does. */
export const VALUES = [
  {
    title: "Smart matching",
    text: "A notice rarely says “snow removal”. We read its codes and its words, tell a plow contract from a plow for sale, and show you the words that made it match.",
  },
  {
    title: "Broad platform coverage",
    text: "Federal Canada, Quebec, Toronto, New York City and US federal work in nine states, in one list. We list what we do not cover, too.",
    link: { label: "See every source", href: "/legal#coverage" },
  },
  {
    title: "Real-time notifications",
    text: `An open list shows new bids as they arrive. Pro gets an email about contracts with a stated value over ${ALERT_THRESHOLD} within ${ALERT_PROMISE.withinHours} hours of our reading them.`,
  },
  {
    title: "The closing date first",
    text: "Every bid says when it closes, with the time zone, and how many days are left. When a date moves, the bid shows the old one and the new one.",
  },
  {
    title: "One job, one card",
    text: "The same tender on two portals is one entry with two links, so nothing is counted or mailed twice.",
  },
  {
    title: "Works where you do",
    text: "Any phone, a weak signal, old browsers: every page is plain HTML first. Keep the bids you want, and mark them submitted, won or lost.",
  },
] as const;

export const STEPS = [
  { title: "Say what you do and where", text: "Your trade and your region. It takes a minute." },
  { title: "We read the portals", text: "Around the clock, at the pace each publisher allows." },
  { title: "You bid", text: "The matches are in your feed and in Monday's email." },
] as const;

export const DEMO = {
  title: "How Tenderlight works",
  /** The radius that the spec asks for is not built yet, and the text says so. */
  steps: [
    "A city posts a tender for snow clearing. We read the notice, work out where the work is and which trade it is for.",
    "We check it against your trade and your region: a city, a county, a province or a state. A 50km radius filter around your yard comes soon.",
    "It appears in your feed the next time we read the portal, and in your weekly digest with its closing date, the value if the buyer states one, and the reason it matched.",
    "You save it, open the full bid pack, and go to the portal's own page to bid.",
  ],
} as const;

/*
 * Marketing. The figure, the names and the quotations are samples that the specification asks for, so the page marks
 * each of them with `EXAMPLE`. BEFORE LAUNCH: replace them with true ones and take the mark out, or empty the list: the
 * section is left out of the page then.
 */
export const CUSTOMERS: {
  heading: string;
  lead: string;
  testimonials: ReadonlyArray<{ quote: string; name: string; company: string; trade: string }>;
} = {
  heading: "500+ contractors",
  lead: "Made for plow crews, cleaners, pavers and general contractors who look for public work.",
  testimonials: [
    {
      quote: "The town's tender closed on a Tuesday. I would have heard of it on the Wednesday.",
      name: "Dana Whitlock",
      company: "Northline Snow & Ice",
      trade: "Snow removal, Peel Region",
    },
    {
      quote: "Monday's email is the only list I read. If it is not in there, it is not for us.",
      name: "Luis Ferreira",
      company: "Brightfloor Janitorial",
      trade: "Janitorial, Hamilton",
    },
    {
      quote: "We stopped paying for three portals to look for six jobs a year.",
      name: "Priya Raman",
      company: "Keystone Paving Group",
      trade: "Paving, upstate New York",
    },
  ],
};

export type SampleOpportunity = {
  title: string;
  description: string;
  location: string;
  value: string;
  /** Counted from today, so that a sample is never out of date. */
  dueInDays: number;
  priority: "urgent" | "high" | "medium";
  category: string;
};

/** Samples from spec section 2. The count is that of a full weekly digest. */
export const SAMPLE_DIGEST = {
  title: "Sample Weekly Digest",
  subtitle: "See exactly what the product delivers to your inbox every week",
  note: "The figures and the three bids below are made up.",
  real: {
    heading: "The same, with bids that are open now",
    lead: (where: string) =>
      `A digest has two parts: what closes within 7 days, one line each, and what is new. These are real bids${where}, of all trades; yours has your trade and your region.`,
    closing: "Closing within 7 days",
    fresh: "New",
  },
  stats: [
    { value: String(limitsFor("basic").digestSummaries), label: "New Opportunities" },
    { value: "$24M", label: "Total Contract Value" },
    { value: "5", label: "Urgent Deadlines" },
  ],
  opportunities: [
    {
      title: "Winter maintenance of municipal parking lots and sidewalks",
      description:
        "Plowing, salting and snow haulage at 31 civic sites, three seasons with two option years.",
      location: "Brampton, ON",
      value: "$1.8M",
      dueInDays: 3,
      priority: "urgent",
      category: "Snow Removal",
    },
    {
      title: "Cleaning services for six community centres",
      description: "Day porter and evening cleaning, supplies included. Site visit before bidding.",
      location: "Hamilton, ON",
      value: "$640K",
      dueInDays: 9,
      priority: "high",
      category: "Janitorial",
    },
    {
      title: "Asphalt resurfacing, regional road package B",
      description: "Milling and paving of 14 km with curb repair and traffic control.",
      location: "Waterloo Region, ON",
      value: "$4.2M",
      dueInDays: 16,
      priority: "medium",
      category: "Paving",
    },
  ] satisfies Array<SampleOpportunity>,
  dashboard: {
    title: "Plus access to your full dashboard",
    text: "Your feed, search over every open bid, saved bids and what became of them.",
  },
} as const;

export const LANDING_TITLE = "Tenderlight – public bids for contractors, by trade and region";
export const LANDING_DESCRIPTION = `Snow removal, landscaping, janitorial, construction, electrical, HVAC and paving tenders in Canada and nine US states, in one weekly email. ${TRIAL_LENGTH} free trial, from ${FROM_PRICE} a month.`;

export type Question = { question: string; answer: string };

/** The landing page's questions. /faq shows them too, and more. */
export const LANDING_QUESTIONS: ReadonlyArray<Question> = [
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
      "By the classification codes in the notice and by phrases in its title and text, with rules for misleading words. A match that was found by its words shows them, so you can judge it at a glance.",
  },
  {
    question: "Can I cancel?",
    answer:
      "Anytime, in the billing portal; you do not have to write to us. You keep access until the end of the period you paid for. If you do nothing, a trial simply ends.",
  },
];
