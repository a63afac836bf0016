import { PLAN_OPTIONS, type PlanOption } from "./plan-options";

/** The plan in the query of /sign-up, /sign-in or /checkout-redirect; `null` if there is none that we sell. */
export function chosenPlan(query: URLSearchParams): PlanOption | null {
  return PLAN_OPTIONS.find((option) => option === query.get("plan")) ?? null;
}

/** The query that keeps that a visitor wants to subscribe, and the plan, on the way through sign-up and sign-in; or "". */
export function checkoutQuery(query: URLSearchParams): string {
  return query.get("checkout") === "true" ? `?checkout=true${planParameter("&", chosenPlan(query))}` : "";
}

const CHECKOUT = "/checkout-redirect";

/** Where somebody who wants to subscribe continues. Without a plan, the checkout offers all of them. */
export function checkoutPath(plan: PlanOption | null): string {
  return `${CHECKOUT}${planParameter("?", plan)}`;
}

export const leadsToCheckout = (path: string) => path.startsWith(CHECKOUT);

const planParameter = (before: string, plan: PlanOption | null) => (plan ? `${before}plan=${plan}` : "");
