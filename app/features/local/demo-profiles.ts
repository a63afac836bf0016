import { EVERY_KIND_REGION, NAMED_REGION, ONE_PAGE_REGION } from "#drizzle/seed/portal-files/every-kind";
import type { PlanOption } from "~/domain/billing/plan-options";
import type { Role } from "~/domain/billing/roles";
import type { SubscriptionStatus } from "~/domain/billing/subscription";
import type { ProviderAction } from "./payment-provider";

/** The password of every demo account. Only the local build has them. */
export const DEMO_PASSWORD = "four plows and a salter";

export type DemoProfile = {
  id: string;
  email: string;
  companyName: string;
  role: Role;
  subscriptionStatus: SubscriptionStatus;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  contractValueMin: string;
  /** What the account demonstrates. */
  shows: string;
  isVerified: boolean;
  isOnboarded: boolean;
  /** Only the three main accounts get digests, to keep the mailbox small. */
  alertWeekly: boolean;
  /** The subscription at the payment provider's stand-in, and what happened to it. */
  bought: Bought | null;
};

type Bought = {
  plan: PlanOption;
  daysAgo: number;
  then?: ReadonlyArray<{ action: ProviderAction; daysAgo: number }>;
};

/** Onboarded, with access, and with interests that demo notices match. */
const MAIN = { isVerified: true, isOnboarded: true, alertWeekly: true } as const;

const PEEL_SNOW = {
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal"],
  contractValueMin: "any",
} as const;

/** One state of an account. */
const STATE = { ...MAIN, ...PEEL_SNOW, alertWeekly: false } as const;
const TRIAL = { role: "trial", subscriptionStatus: "trialing", bought: null } as const;

export const DEMO_PROFILES = {
  trial: {
    ...MAIN,
    ...TRIAL,
    ...PEEL_SNOW,
    id: "demo-trial",
    email: "dana@northline-plowing.example",
    companyName: "Northline Plowing",
    shows: "Trial, onboarded",
  },
  basic: {
    ...MAIN,
    id: "demo-basic",
    email: "office@brightmop.example",
    companyName: "Brightmop Cleaning",
    role: "basic",
    subscriptionStatus: "active",
    bought: { plan: "basic-monthly", daysAgo: 12 },
    regions: ["CA-ON-TOR"],
    serviceTypes: ["janitorial-facilities"],
    contractValueMin: "50000",
    shows: "Basic, monthly, active",
  },
  pro: {
    ...MAIN,
    id: "demo-pro",
    email: "bids@keystone-sitework.example",
    companyName: "Keystone Sitework",
    role: "pro",
    subscriptionStatus: "active",
    bought: { plan: "pro-monthly", daysAgo: 12 },
    regions: ["CA-ON", "CA-QC", "US-NY"],
    serviceTypes: ["construction-general", "paving-asphalt", "electrical-mep", "snow-removal-seasonal"],
    contractValueMin: "any",
    shows: "Pro, monthly, active; more than 40 bids fit, and 30 new ones for a digest",
  },
  unverified: {
    ...STATE,
    ...TRIAL,
    id: "demo-unverified",
    email: "hello@sandpiper-services.example",
    companyName: "Sandpiper Services",
    isVerified: false,
    isOnboarded: false,
    shows: "Address not verified: it cannot sign in yet",
  },
  "trial-new": {
    ...STATE,
    ...TRIAL,
    id: "demo-trial-new",
    email: "crew@maple-ridge-snow.example",
    companyName: "Maple Ridge Snow",
    isOnboarded: false,
    shows: "Trial, not onboarded",
  },
  "pro-new": {
    ...STATE,
    id: "demo-pro-new",
    email: "office@cedar-point-electric.example",
    companyName: "Cedar Point Electric",
    role: "pro",
    subscriptionStatus: "active",
    bought: { plan: "pro-monthly", daysAgo: 1 },
    isOnboarded: false,
    shows: "Pro, not onboarded",
  },
  "basic-yearly": {
    ...STATE,
    id: "demo-basic-yearly",
    email: "desk@harbour-lane.example",
    companyName: "Harbour Lane Cleaning",
    role: "basic",
    subscriptionStatus: "active",
    bought: { plan: "basic-yearly", daysAgo: 90 },
    shows: "Basic, yearly, active",
  },
  "pro-yearly": {
    ...STATE,
    id: "demo-pro-yearly",
    email: "bids@stonebridge-civil.example",
    companyName: "Stonebridge Civil",
    role: "pro",
    subscriptionStatus: "active",
    bought: { plan: "pro-yearly", daysAgo: 90 },
    shows: "Pro, yearly, active",
  },
  "active-unbilled": {
    ...STATE,
    id: "demo-active-unbilled",
    email: "office@old-mill-janitorial.example",
    companyName: "Old Mill Janitorial",
    role: "basic",
    subscriptionStatus: "active",
    bought: null,
    shows: "Active, without a customer id and a date: Setup Billing",
  },
  "past-due": {
    ...STATE,
    id: "demo-past-due",
    email: "office@lakeshore-paving.example",
    companyName: "Lakeshore Paving",
    role: "basic",
    subscriptionStatus: "past_due",
    bought: { plan: "basic-monthly", daysAgo: 31, then: [{ action: "fail", daysAgo: 1 }] },
    shows: "Past due, onboarded",
  },
  "past-due-new": {
    ...STATE,
    id: "demo-past-due-new",
    email: "office@ferry-road-hvac.example",
    companyName: "Ferry Road HVAC",
    role: "basic",
    subscriptionStatus: "past_due",
    bought: { plan: "basic-monthly", daysAgo: 31, then: [{ action: "fail", daysAgo: 1 }] },
    isOnboarded: false,
    shows: "Past due, not onboarded: the setup asks for a plan",
  },
  "canceled-future": {
    ...STATE,
    id: "demo-canceled-future",
    email: "office@birchwood-facilities.example",
    companyName: "Birchwood Facilities",
    role: "basic",
    subscriptionStatus: "canceled",
    bought: { plan: "basic-monthly", daysAgo: 5, then: [{ action: "cancel", daysAgo: 1 }] },
    shows: "Canceled, and paid for until a day to come",
  },
  "canceled-past": {
    ...STATE,
    id: "demo-canceled-past",
    email: "office@quarry-hill.example",
    companyName: "Quarry Hill Contracting",
    role: "basic",
    subscriptionStatus: "canceled",
    bought: {
      plan: "basic-monthly",
      daysAgo: 60,
      then: [
        { action: "cancel", daysAgo: 40 },
        { action: "expire", daysAgo: 29 },
      ],
    },
    shows: "Canceled, and over since a month",
  },
  "canceled-undated": {
    ...STATE,
    id: "demo-canceled-undated",
    email: "office@pinecrest-grounds.example",
    companyName: "Pinecrest Grounds",
    role: "basic",
    subscriptionStatus: "canceled",
    bought: null,
    shows: "Canceled, without a date: Contact support",
  },
  "one-page": {
    ...STATE,
    ...TRIAL,
    id: "demo-one-page",
    email: "crew@tundra-works.example",
    companyName: "Tundra Works",
    regions: [ONE_PAGE_REGION],
    serviceTypes: [],
    shows: "Exactly 20 bids fit",
  },
  "every-kind": {
    ...STATE,
    id: "demo-every-kind",
    email: "office@polar-contracting.example",
    companyName: "Polar Contracting",
    role: "pro",
    subscriptionStatus: "active",
    bought: { plan: "pro-monthly", daysAgo: 12 },
    regions: [EVERY_KIND_REGION, NAMED_REGION],
    serviceTypes: [],
    shows: "Pro, with a bid of every kind: dates, places, amounts, texts",
  },
} as const satisfies Record<string, DemoProfile>;

export type DemoProfileName = keyof typeof DEMO_PROFILES;

export const MAIN_PROFILE_NAMES = ["trial", "basic", "pro"] as const satisfies ReadonlyArray<DemoProfileName>;

/** The other accounts, by what they demonstrate. */
export const STATE_GROUPS = [
  { name: "Beginnings", profiles: ["unverified", "trial-new", "pro-new"] },
  { name: "Subscriptions that run", profiles: ["basic-yearly", "pro-yearly", "active-unbilled"] },
  {
    name: "Subscriptions in trouble",
    profiles: ["past-due", "past-due-new", "canceled-future", "canceled-past", "canceled-undated"],
  },
  { name: "Bids", profiles: ["one-page", "every-kind"] },
] as const satisfies ReadonlyArray<{ name: string; profiles: ReadonlyArray<DemoProfileName> }>;

export function isDemoProfileName(text: unknown): text is DemoProfileName {
  return typeof text === "string" && Object.hasOwn(DEMO_PROFILES, text);
}
