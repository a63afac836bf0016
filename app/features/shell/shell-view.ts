import { type Signal, statusView } from "~/domain/billing/entitlement";
import { mayUpgrade, type Role } from "~/domain/billing/roles";
import type { SubscriptionStatus } from "~/domain/billing/subscription";

type Shown = {
  email: string;
  companyName: string | null;
  role: Role;
  subscriptionStatus: SubscriptionStatus;
};

/** Accepts unknown roles. */
export const planLabel = (role: string) => PLAN_LABELS[role] ?? "Unknown Plan";

const PLAN_LABELS: Partial<Record<string, string>> = {
  basic: "Basic Plan",
  pro: "Pro Plan",
  trial: "Free Trial",
} satisfies Record<Role, string>;

export type ShellView = {
  email: string;
  companyName: string | null;
  plan: { label: string; dot: Signal; status: string };
  /** Whether there is a higher plan. */
  mayUpgrade: boolean;
};

/** The user data that the layout of signed-in pages shows. */
export function shellView({ email, companyName, role, subscriptionStatus }: Shown): ShellView {
  const { label: status, signal: dot } = statusView(subscriptionStatus);
  return {
    email,
    companyName,
    plan: { label: planLabel(role), dot, status },
    mayUpgrade: mayUpgrade(role),
  };
}
