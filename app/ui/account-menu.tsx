import { classes } from "./classes";
import { DrawnIcon } from "./drawn-icon";
import { Menu } from "./menu";
import type { Command } from "./menu-props";

const DOTS = {
  green: "bg-won",
  blue: "bg-saved",
  yellow: "bg-beacon outline-1 outline-ink",
  red: "bg-lost",
  grey: "bg-edge",
} as const;

export type AccountMenuProps = {
  email: string;
  companyName: string | null;
  /** The plan's name, for example "Free Trial", and its status dot. */
  plan?: { label: string; dot: keyof typeof DOTS; status: string };
  items?: ReadonlyArray<{ label: string; href: string }>;
  /** Where the Sign out command posts; without it there is none. */
  signOutAction?: string;
};

export function AccountMenu({ email, companyName, plan, items = [], signOutAction }: AccountMenuProps) {
  const signOut: ReadonlyArray<Command> = signOutAction ? [{ label: "Sign out", action: signOutAction }] : [];
  return (
    <Menu
      className="relative"
      buttonClassName="flex min-h-11 items-center gap-1.5 rounded-control border border-transparent px-1 font-semibold whitespace-nowrap sm:gap-2 sm:px-3 hover:bg-wash menu-open:bg-wash"
      button={
        <>
          {plan && <PlanBadge plan={plan} />}
          My Account
          <DrawnIcon name="chevron-down" className="size-5 text-muted menu-open:rotate-180" />
        </>
      }
      panelClassName="absolute right-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-2 shadow-float"
      heading={
        <>
          <p className="truncate font-semibold">{companyName ?? "No company set"}</p>
          <p className="truncate text-sm text-muted">{email}</p>
          {plan && <p className="mt-1 text-sm text-muted">Subscription: {plan.status}</p>}
        </>
      }
      commands={[...items, ...signOut]}
    />
  );
}

type Plan = NonNullable<AccountMenuProps["plan"]>;

/** On the narrowest phones only the dot is shown; the menu has the name. */
function PlanBadge({ plan }: { plan: Plan }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <span className={classes("size-2.5 rounded-full", DOTS[plan.dot])}>
        <span className="sr-only">{plan.status}</span>
      </span>
      <span className="max-[22rem]:sr-only">{plan.label}</span>
    </span>
  );
}
