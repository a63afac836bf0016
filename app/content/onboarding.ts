import { TRIAL_LENGTH } from "~/domain/billing/entitlement";
import { bothPrices, PLANS } from "~/domain/billing/plans";
import { limitInWords, limitsFor } from "~/domain/billing/roles";

const basic = limitsFor("basic");
const oneLocation = `Select ${limitInWords(basic.regions, "location")} per category with your current plan`;
const oneService = `Basic plan allows ${limitInWords(basic.serviceTypes, "service type")}. Upgrade to Pro for unlimited selections.`;

/** Text of the wizard. Headings and messages are from the spec (sections 2, 5 and 8); hints are ours. */
export const ONBOARDING = {
  title: "Set up your bid alerts",
  description:
    "Three short steps: your trade and your place, the open bids we found for them, and your plan.",
  proOnBilling: "You have a subscription. The billing page says what is charged today, before you confirm.",
  headings: ["Tell us what you do and where", "Here's what we found near you", "Choose your plan"],

  labels: {
    where: "Where you work",
    what: "What you do",
    country: "Country",
    state: "State/Province",
    municipality: "Municipality",
    service: "Service type",
    customService: "Your trade in a word or two (optional)",
  },
  hints: {
    oneLocation,
    manyLocations:
      "Choose every place you work in. If you choose no municipality in a state or province, you get all of it.",
    oneService: "Select the one you bid on most",
    manyServices: "Select all that you bid on",
    countryFirst: "Select a country first",
    stateFirst: "Select a state/province first",
    noMunicipalities: "No municipalities available for selected regions",
    municipality: "Leave empty to get the whole state or province",
    customService: "We look for these words in titles. Leave empty to get bids that match no other trade.",
  },
  missing: {
    country: "Select a country to continue",
    state: "Select a state/province to continue",
    service: "Select at least one service type to continue",
  },
  exceeded: {
    location: oneLocation,
    service: oneService,
  },

  listFailures: {
    country: "Failed to load available countries. Please refresh the page.",
    state: "Failed to load states/provinces. Please try again.",
    municipality: "Failed to load municipalities. Please try again.",
  },
  listFailureTitle: "Error loading locations",
  failed: { title: "Error", text: "Failed to complete setup. Please try again." },
  completed: { title: "Setup Complete!", text: "You're all set to receive bid alerts." },
  firstDigest: { title: "Welcome!", text: "Your first weekly digest arrives this Sunday." },
  firstDigestNextSunday: { title: "Welcome!", text: "Your first weekly digest arrives next Sunday." },

  upsells: {
    region: {
      title: "Multi-region is a Pro feature",
      text: "Your plan covers one place, so your new choice replaced the last one. Pro covers every province, state and municipality you work in.",
    },
    service: {
      title: "More trades are a Pro feature",
      text: oneService,
    },
  },
  chosen: { one: "Your place", many: "Your places" },
  whatPlacesCover: "What each place includes and leaves out",
  searchHint: "Or choose it step by step below.",
  trialIsThePlan: `There is no third step: your plan is the ${TRIAL_LENGTH} free trial, and nothing is charged.`,
  hasPlan: "There is no third step: you have a plan.",
  aboutPro: {
    link: "See what Pro adds",
    title: "What Pro adds",
    lead: "What you have chosen is kept while you read this.",
    back: "Back to your choices",
  },
  proPrice: `${PLANS.pro.name} is ${bothPrices(PLANS.pro)}.`,
} as const;

/** "We found 1 active bid in your area" */
export function foundSentence(label: string): string {
  return `We found ${bids(label)} in your area`;
}

/** "12 active bids" */
export function bids(label: string): string {
  return `${label} active ${label === "1" ? "bid" : "bids"}`;
}

/** "Quebec replaced Peel Region." */
export function replacedSentence({ before, now }: { before: string; now: string }): string {
  return `${now} replaced ${before}.`;
}

/** "You chose no state in the United States, so nothing there is included." */
export function leftOutSentence(country: string): string {
  const place = country === "Canada" ? "province in Canada" : `state in the ${country}`;
  return `You chose no ${place}, so nothing there is included.`;
}
