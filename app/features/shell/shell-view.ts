import { type Signal, statusView } from "~/domain/billing/entitlement";
import { mayUpgrade, type Role } from "~/domain/billing/roles";
import type { SubscriptionStatus } from "~/domain/billing/subscription";

type Shown = {
  email: string;
  companyName: string | null;
  role: Role;
  subscriptionStatus: SubscriptionStatus;
};

/** Of any role, known or not. */
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
  /** Whether there is a plan above this one. */
  mayUpgrade: boolean;
};

/** What the frame of every signed-in page shows of its user. */
export function shellView({ email, companyName, role, subscriptionStatus }: Shown): ShellView {
  const { label: status, signal: dot } = statusView(subscriptionStatus);
  return {
    email,
    companyName,
    plan: { label: planLabel(role), dot, status },
    mayUpgrade: mayUpgrade(role),
  };
}
