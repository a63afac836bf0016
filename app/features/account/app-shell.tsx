import { LayoutDashboard, Search, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import type { FlashMessage } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";
import { PageShell } from "~/ui/page-shell";
import type { ShellView } from "./shell-view";

const NAVIGATION = [
  { label: "Dashboard", href: "/dashboard", icon: <LayoutDashboard aria-hidden="true" className="size-5" /> },
  {
    label: "Browse Opportunities",
    href: "/opportunities",
    icon: <Search aria-hidden="true" className="size-5" />,
  },
  {
    label: "Digest Settings",
    href: "/dashboard/settings",
    icon: <SlidersHorizontal aria-hidden="true" className="size-5" />,
  },
];

const ACCOUNT_ITEMS = [{ label: "My Profile", href: "/dashboard/profile" }];

type AppShellProps = {
  shell: ShellView;
  heading: ReactNode;
  flash?: FlashMessage | null;
  children: ReactNode;
};

/** The frame of every signed-in page. */
export function AppShell({ shell, heading, flash, children }: AppShellProps) {
  return (
    <PageShell
      nav={NAVIGATION}
      account={{ ...shell, items: ACCOUNT_ITEMS, signOutAction: "/sign-out" }}
      heading={heading}
      flash={flash && <Flash {...flash} />}
    >
      {children}
    </PageShell>
  );
}
