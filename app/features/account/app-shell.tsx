import { Heart, LayoutDashboard, Search, SlidersHorizontal, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { FlashMessage } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";
import { HelpButton } from "~/ui/help-button";
import { PageShell } from "~/ui/page-shell";
import type { ShellView } from "./shell-view";

const NAVIGATION = [
  { label: "Dashboard", href: "/dashboard", icon: <LayoutDashboard /> },
  { label: "Browse Opportunities", href: "/opportunities", icon: <Search /> },
  { label: "My Saved Bids", href: "/dashboard/saved-bids", icon: <Heart /> },
  { label: "Digest Settings", href: "/dashboard/settings", icon: <SlidersHorizontal /> },
];

const UPGRADE = { label: "Upgrade to Pro", href: "/dashboard/upgrade", icon: <Sparkles /> };

const ACCOUNT_ITEMS = [
  { label: "My Profile", href: "/dashboard/profile" },
  { label: "Manage Billing", href: "/dashboard/billing" },
];

type AppShellProps = {
  shell: ShellView;
  heading: ReactNode;
  flash?: FlashMessage | null;
  children: ReactNode;
};

/** The frame of every signed-in page. */
export function AppShell({ shell, heading, flash, children }: AppShellProps) {
  const { mayUpgrade, ...account } = shell;
  return (
    <PageShell
      nav={mayUpgrade ? [...NAVIGATION, UPGRADE] : NAVIGATION}
      account={{ ...account, items: ACCOUNT_ITEMS, signOutAction: "/sign-out" }}
      heading={heading}
      flash={flash && <Flash {...flash} />}
      help={<HelpButton />}
    >
      {children}
    </PageShell>
  );
}
