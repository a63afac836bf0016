import { NavLink, useLocation } from "@remix-run/react";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { AccountMenu, type AccountMenuProps } from "./account-menu";
import { BrandLink } from "./brand";
import { classes } from "./classes";
import { PageHeading } from "./page-heading";
import { SkipLink } from "./skip-link";

export type NavItem = { label: string; href: string; icon: ReactNode };

type PageShellProps = {
  nav: ReadonlyArray<NavItem>;
  account: AccountMenuProps;
  heading: ReactNode;
  /** Notices, above everything else on the page. */
  flash?: ReactNode;
  children: ReactNode;
};

/** The signed-in frame: navigation, account menu and the page's one h1. */
export function PageShell({ nav, account, heading, flash, children }: PageShellProps) {
  const home = nav[0]?.href ?? "/";
  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[16rem_minmax(0,1fr)]">
      <SkipLink />
      <nav aria-label="Main" className="hidden border-r border-line md:block">
        <div className="sticky top-0 flex max-h-dvh flex-col gap-6 overflow-y-auto px-4 py-5">
          <BrandLink to={home} className="px-3" />
          <Navigation items={nav} />
        </div>
      </nav>
      <div className="relative w-full max-w-app">
        <header
          data-print="hide"
          className="flex items-center gap-1 border-b border-line px-2 py-1.5 md:absolute md:top-6 md:right-6 md:border-0 md:p-0"
        >
          <MobileMenu items={nav} />
          <BrandLink to={home} className="md:hidden" compact />
          <div className="ml-auto">
            <AccountMenu {...account} />
          </div>
        </header>
        <main id="content" className="space-y-4 px-4 py-5 md:px-8 md:py-6">
          <PageHeading className="md:flex md:min-h-11 md:items-center md:pr-36">{heading}</PageHeading>
          {flash}
          {children}
        </main>
      </div>
    </div>
  );
}

function Navigation({ items }: { items: ReadonlyArray<NavItem> }) {
  return (
    <ul className="space-y-1">
      {items.map(({ label, href, icon }) => (
        <li key={href}>
          <NavLink
            to={href}
            end
            className={({ isActive }) =>
              classes(
                "flex min-h-11 items-center gap-3 border-l-3 px-3 hover:bg-wash",
                isActive ? "border-primary font-semibold text-primary" : "border-transparent",
              )
            }
          >
            <span aria-hidden="true" className="[&>svg]:size-5">
              {icon}
            </span>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Below 768 px: a native disclosure, closed again on every new page. */
function MobileMenu({ items }: { items: ReadonlyArray<NavItem> }) {
  const { key } = useLocation();
  return (
    <details key={key} className="group relative md:hidden">
      <summary className="flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold group-open:bg-wash hover:bg-wash">
        <Menu aria-hidden="true" className="size-6" />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute left-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-2 shadow-float"
      >
        <Navigation items={items} />
      </nav>
    </details>
  );
}
