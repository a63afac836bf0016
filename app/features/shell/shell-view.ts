import { type Signal, statusView } from "~/domain/billing/entitlement";
import { mayUpgrade, type Role } from "~/domain/billing/roles";
import type { SubscriptionStatus } from "~/domain/billing/subscription";

type Shown = {
  id: string;
  email: string;
  companyName: string | null;
  role: Role;
  subscriptionStatus: SubscriptionStatus;
  keyboard: boolean;
};

/** Accepts unknown roles. */
export const planLabel = (role: string) => PLAN_LABELS[role] ?? "Unknown Plan";

const PLAN_LABELS: Partial<Record<string, string>> = {
  basic: "Basic Plan",
  pro: "Pro Plan",
  trial: "Free Trial",
} satisfies Record<Role, string>;

export type ShellView = {
  /** The account that the page is made for. */
  owner: string;
  email: string;
  companyName: string | null;
  plan: { label: string; dot: Signal; status: string };
  /** Whether there is a higher plan. */
  mayUpgrade: boolean;
  /** Whether single keys are shortcuts. */
  keyboard: boolean;
};

/** The user data that the layout of signed-in pages shows. */
export function shellView(profile: Shown): ShellView {
  const { id, email, companyName, role, subscriptionStatus, keyboard } = profile;
  const { label: status, signal: dot } = statusView(subscriptionStatus);
  return {
    owner: id,
    email,
    companyName,
    plan: { label: planLabel(role), dot, status },
    mayUpgrade: mayUpgrade(role),
    keyboard,
  };
}
