import type { ReactNode } from "react";
import { CALENDAR } from "~/content/calendar";
import { CALENDAR_PATH } from "~/features/calendar-feeds/calendar-links";
import { ShortcutSheet } from "~/features/shortcuts/shortcut-sheet";
import { useShortcuts } from "~/features/shortcuts/use-shortcuts";
import type { FlashMessage } from "~/lib/flash.server";
import { OwnerProvider } from "~/ui/owner-field";
import { PageNotice } from "~/ui/page-notice";
import { type NavItem, PageShell } from "~/ui/page-shell";
import { HelpPanel } from "./help-panel";
import type { ShellView } from "./shell-view";
import { usePlanOfOtherTabs } from "./use-plan-of-other-tabs";
import { useUntilNavigation } from "./use-until-navigation";

const NAVIGATION: ReadonlyArray<NavItem> = [
  { label: "Dashboard", href: "/dashboard", icon: "dashboard" },
  { label: "Browse Opportunities", href: "/opportunities", icon: "search" },
  { label: "My Saved Bids", href: "/dashboard/saved-bids", icon: "heart" },
  { label: "Digest Settings", href: "/dashboard/settings", icon: "settings" },
];

const UPGRADE: NavItem = { label: "Upgrade to Pro", href: "/dashboard/upgrade", icon: "sparkles" };

/** Pages of their own, below a line. */
const MORE: ReadonlyArray<NavItem> = [{ label: CALENDAR.title, href: CALENDAR_PATH, icon: "calendar" }];

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

/** The layout of every signed-in page. */
export function AppShell({ shell, heading, flash = null, children }: AppShellProps) {
  const { owner, mayUpgrade, keyboard, ...account } = shell;
  const notice = useUntilNavigation(flash);
  useShortcuts(keyboard);
  usePlanOfOtherTabs(owner, `${account.plan.label}, ${account.plan.status}`);
  return (
    <OwnerProvider value={owner}>
      <PageShell
        nav={mayUpgrade ? [...NAVIGATION, UPGRADE] : NAVIGATION}
        more={MORE}
        account={{ ...account, items: ACCOUNT_ITEMS, signOutAction: "/sign-out" }}
        heading={heading}
        notice={notice?.besideBid === null ? notice : null}
        help={<HelpPanel name={account.companyName ?? ""} email={account.email} />}
      >
        <ShortcutSheet areOn={keyboard} />
        <PageNotice.Provider value={notice}>{children}</PageNotice.Provider>
      </PageShell>
    </OwnerProvider>
  );
}
