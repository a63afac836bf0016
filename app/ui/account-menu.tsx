import { Form, Link, useLocation } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { classes } from "./classes";

const DOTS = {
  green: "bg-won",
  blue: "bg-saved",
  yellow: "bg-submitted",
  red: "bg-lost",
  grey: "bg-edge",
} as const;

export type AccountMenuProps = {
  email: string;
  companyName: string | null;
  /** The plan's name, for example "Free Trial", and its status dot. */
  plan?: { label: string; dot: keyof typeof DOTS; status: string };
  items?: ReadonlyArray<{ label: string; href: string }>;
  /** Where the Sign out button posts; without it there is no button. */
  signOutAction?: string;
};

/** A native disclosure, so it opens without JavaScript; it closes on navigation. */
export function AccountMenu({ email, companyName, plan, items = [], signOutAction }: AccountMenuProps) {
  const { key } = useLocation();
  return (
    <details key={key} className="group relative" data-print="hide">
      <summary className="flex min-h-11 items-center gap-2 rounded-control border border-transparent px-3 font-semibold group-open:bg-wash hover:bg-wash">
        {plan && <PlanBadge plan={plan} />}
        My Account
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-2 shadow-float">
        <div className="px-3 py-2">
          <p className="truncate font-semibold">{companyName ?? "No company set"}</p>
          <p className="truncate text-sm text-muted">{email}</p>
          {plan && <p className="mt-1 text-sm text-muted">Subscription: {plan.status}</p>}
        </div>
        {(items.length > 0 || signOutAction) && (
          <ul className="border-t border-line pt-2">
            {items.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} className={ITEM}>
                  {label}
                </Link>
              </li>
            ))}
            {signOutAction && (
              <li>
                <Form method="post" action={signOutAction}>
                  <button type="submit" className={ITEM}>
                    Sign out
                  </button>
                </Form>
              </li>
            )}
          </ul>
        )}
      </div>
    </details>
  );
}

type Plan = NonNullable<AccountMenuProps["plan"]>;

/** On the narrowest screens only the dot is shown; the menu has the name. */
function PlanBadge({ plan }: { plan: Plan }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <span className={classes("size-2.5 rounded-full", DOTS[plan.dot])}>
        <span className="sr-only">{plan.status}</span>
      </span>
      <span className="max-[26rem]:sr-only">{plan.label}</span>
    </span>
  );
}

const ITEM = "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-wash";
