import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { AccountMenu, type AccountMenuProps } from "./account-menu";
import { BrandLink } from "./brand";
import { classes } from "./classes";
import { DrawnIcon, type IconName } from "./drawn-icon";
import { Flash, type FlashProps } from "./flash";
import { FloatingNotice, useIsLate } from "./floating-notice";
import { Menu } from "./menu";
import { NoticePlace } from "./notice-place";
import { PageHeading } from "./page-heading";
import { PageLink } from "./row-link";
import { SkipLink } from "./skip-link";
import { useSidebar } from "./use-sidebar";

export type NavItem = { label: string; href: string; icon: IconName };

type PageShellProps = {
  nav: ReadonlyArray<NavItem>;
  /** Items below a line. */
  more: ReadonlyArray<NavItem>;
  account: AccountMenuProps;
  heading: ReactNode;
  /** The result of the last action, at the top of the page or of the dialog that covers it. */
  notice?: FlashProps | null;
  /** A button fixed at the bottom right. */
  help?: ReactNode;
  children: ReactNode;
};

/**
 * The layout of signed-in pages: navigation, account menu and the page's one h1. The navigation is a menu below 768 px,
 * icons from there, and words from 1024 px unless the reader has collapsed it.
 */
export function PageShell({ nav, more, account, heading, notice = null, help, children }: PageShellProps) {
  const home = nav[0]?.href ?? "/";
  const sidebar = useSidebar();
  const isNarrow = sidebar.state === "icons";
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const isLate = useIsLate(notice);
  return (
    <div
      className={classes(
        "md:grid md:min-h-dvh",
        "md:grid-cols-[3rem_minmax(0,1fr)]",
        !isNarrow && "lg:grid-cols-[16rem_minmax(0,1fr)]",
      )}
    >
      <SkipLink />
      <aside aria-label="Sidebar" data-print="hide" className="hidden border-r border-line md:block">
        <div
          className={classes(
            "sticky top-0 flex h-dvh flex-col gap-6 overflow-x-clip overflow-y-auto py-5",
            !isNarrow && "lg:px-4",
          )}
        >
          <BrandLink to={home} className="justify-center lg:hidden" iconOnly />
          <BrandLink
            to={home}
            className={classes("max-lg:hidden", isNarrow ? "justify-center" : "px-3")}
            iconOnly={isNarrow}
          />
          <nav aria-label="Main">
            <Navigation items={nav} more={more} isNarrow={isNarrow} />
          </nav>
          <div className="mt-auto space-y-1">
            <SignOut action={account.signOutAction} isNarrow={isNarrow} />
            <div className="max-lg:hidden">
              <CollapseForm {...sidebar} />
            </div>
          </div>
        </div>
      </aside>
      <div className="relative w-full max-w-app">
        <header
          data-print="hide"
          className="flex items-center gap-1 border-b border-line px-2 py-1.5 md:absolute md:top-3 md:right-6 md:border-0 md:p-0 lg:top-6"
        >
          <BrandLink to={home} className="md:hidden" compact />
          <MobileMenu items={nav} more={more} signOutAction={account.signOutAction} />
          <div className="ml-auto">
            <AccountMenu {...account} />
          </div>
        </header>
        <main id="content" className="space-y-4 px-4 pt-3 pb-24 md:px-8 md:pt-4 lg:pt-6">
          <FloatingNotice notice={isLate && !dialog ? notice : null} />
          <PageHeading className="md:flex md:min-h-9 md:items-center md:pr-64">{heading}</PageHeading>
          {notice && dialog && createPortal(<Flash {...notice} />, dialog)}
          {notice && !dialog && !isLate && <Flash {...notice} />}
          <NoticePlace.Provider value={setDialog}>{children}</NoticePlace.Provider>
        </main>
        {help}
      </div>
    </div>
  );
}

/** The row of a link or a button, which shows its icon alone where the sidebar is narrow. */
const rowClass = (isNarrow: boolean) => (isNarrow ? "nav-row nav-row-narrow" : "nav-row nav-row-wide");

type RowProps = { icon: ReactNode; label: string; isNarrow: boolean };

function RowContent({ icon, label, isNarrow }: RowProps) {
  return (
    <>
      {icon}
      <span className={isNarrow ? "sr-only" : "nav-label"}>{label}</span>
    </>
  );
}

const ICON = "size-5 shrink-0";

type NavigationProps = {
  items: ReadonlyArray<NavItem>;
  more: ReadonlyArray<NavItem>;
  isNarrow?: boolean;
};

function Navigation({ items, more, isNarrow = false }: NavigationProps) {
  return (
    <>
      <NavigationList items={items} isNarrow={isNarrow} />
      <hr className="my-2 border-line" />
      <NavigationList items={more} isNarrow={isNarrow} />
    </>
  );
}

function NavigationList({ items, isNarrow }: { items: ReadonlyArray<NavItem>; isNarrow: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = (href: string) => pathname.replace(/\/$/, "") === href;
  return (
    <ul className="space-y-1">
      {items.map(({ label, href, icon }) => (
        <li key={href}>
          <PageLink
            href={href}
            title={label}
            aria-current={isCurrent(href) ? "page" : undefined}
            className={classes(
              rowClass(isNarrow),
              isCurrent(href) ? "border-primary font-semibold text-primary" : "border-transparent",
            )}
          >
            <RowContent icon={<DrawnIcon name={icon} className={ICON} />} {...{ label, isNarrow }} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function SignOut({ action, isNarrow = false }: { action: string | undefined; isNarrow?: boolean }) {
  if (!action) return null;
  return (
    <Form method="post" action={action}>
      <button
        type="submit"
        title="Sign Out"
        className={classes(rowClass(isNarrow), "border-transparent text-left")}
      >
        <RowContent
          icon={<DrawnIcon name="sign-out" className={ICON} />}
          label="Sign Out"
          isNarrow={isNarrow}
        />
      </button>
    </Form>
  );
}

/** Without scripts the form sets the cookie; with them the sidebar toggles at once, also with ctrl+B. */
function CollapseForm({ state, next, press }: ReturnType<typeof useSidebar>) {
  const { pathname, search } = useLocation();
  const isNarrow = state === "icons";
  const label = isNarrow ? "Open sidebar" : "Collapse sidebar";
  return (
    <Form
      method="post"
      action="/sidebar"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <input type="hidden" name="state" value={next} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <button
        type="submit"
        title={`${label} (Ctrl+B)`}
        aria-keyshortcuts="Control+B Meta+B"
        className={classes(rowClass(isNarrow), "border-transparent text-left text-muted")}
      >
        <RowContent
          icon={<DrawnIcon name={isNarrow ? "panel-open" : "panel-close"} className={ICON} />}
          {...{ label, isNarrow }}
        />
      </button>
    </Form>
  );
}

type MobileMenuProps = {
  items: ReadonlyArray<NavItem>;
  more: ReadonlyArray<NavItem>;
  signOutAction: string | undefined;
};

/** Below 768 px. */
function MobileMenu({ items, more, signOutAction }: MobileMenuProps) {
  return (
    <Menu
      className="relative md:hidden"
      buttonClassName="flex min-h-11 items-center gap-1.5 rounded-control px-1 font-semibold hover:bg-wash sm:gap-2 sm:px-2 menu-open:bg-wash"
      button={
        <>
          <DrawnIcon name="menu" className="size-6" />
          Menu
        </>
      }
      panelClassName="absolute left-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-2 shadow-float"
    >
      <nav aria-label="Main">
        <Navigation items={items} more={more} />
      </nav>
      <SignOut action={signOutAction} />
    </Menu>
  );
}
