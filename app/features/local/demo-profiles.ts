import type { Role } from "~/domain/roles";

/** The accounts of the local build: onboarded, entitled, with interests that the demo notices serve. */
export const DEMO_PROFILES = {
  trial: {
    id: "demo-trial",
    email: "dana@northline-plowing.example",
    companyName: "Northline Plowing",
    role: "trial",
    subscriptionStatus: "trialing",
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal"],
    contractValueMin: "any",
  },
  basic: {
    id: "demo-basic",
    email: "office@brightmop.example",
    companyName: "Brightmop Cleaning",
    role: "basic",
    subscriptionStatus: "active",
    regions: ["CA-ON-TOR"],
    serviceTypes: ["janitorial-facilities"],
    contractValueMin: "50000",
  },
  pro: {
    id: "demo-pro",
    email: "bids@keystone-sitework.example",
    companyName: "Keystone Sitework",
    role: "pro",
    subscriptionStatus: "active",
    regions: ["CA-ON", "CA-QC", "US-NY"],
    serviceTypes: ["construction-general", "paving-asphalt", "electrical-mep", "snow-removal-seasonal"],
    contractValueMin: "any",
  },
} as const satisfies Record<Role, object>;

export type DemoProfileName = keyof typeof DEMO_PROFILES;

export function isDemoProfileName(text: unknown): text is DemoProfileName {
  return typeof text === "string" && Object.hasOwn(DEMO_PROFILES, text);
}
