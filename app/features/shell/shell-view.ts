import type { Role } from "~/domain/billing/roles";
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
};

const STATUSES: Partial<Record<string, Pick<ShellView["plan"], "dot" | "status">>> = {
  active: { dot: "green", status: "Active" },
  trialing: { dot: "blue", status: "Trial" },
  past_due: { dot: "yellow", status: "Past Due" },
  canceled: { dot: "red", status: "Canceled" },
};

export type ShellView = {
  email: string;
  companyName: string | null;
  plan: { label: string; dot: "green" | "blue" | "yellow" | "red" | "grey"; status: string };
  /** Whether there is a plan above this one. */
  mayUpgrade: boolean;
};

/** What the frame of every signed-in page shows of its user. */
export function shellView({ email, companyName, role, subscriptionStatus }: Shown): ShellView {
  return {
    email,
    companyName,
    plan: {
      label: planLabel(role),
      ...(STATUSES[subscriptionStatus] ?? { dot: "grey", status: "Unknown" }),
    },
    mayUpgrade: role !== "pro",
  };
}
