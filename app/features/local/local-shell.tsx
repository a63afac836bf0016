import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";

const PAGES = [
  { label: "Demo accounts", href: "/local" },
  { label: "Mailbox", href: "/local/mailbox" },
  { label: "Mail previews", href: "/local/previews" },
  { label: "Timed jobs", href: "/local/jobs" },
  { label: "Failures", href: "/local/failures" },
];

type LocalShellProps = { heading: ReactNode; flash?: ReactNode; children: ReactNode };

/** The frame of the pages that exist only in the local build. */
export function LocalShell({ heading, flash, children }: LocalShellProps) {
  return (
    <PlainShell
      aside={
        <nav aria-label="Local build">
          <ul className="flex flex-wrap">
            {PAGES.map(({ label, href }) => (
              <li key={href}>
                <NavLink
                  to={href}
                  end={href === "/local"}
                  className={({ isActive }) =>
                    classes(
                      "flex min-h-11 items-center border-b-3 px-3 hover:bg-wash",
                      isActive ? "border-primary font-semibold text-primary" : "border-transparent",
                    )
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <div className="space-y-6">
        <PageHeading>{heading}</PageHeading>
        {flash}
        {children}
      </div>
    </PlainShell>
  );
}
